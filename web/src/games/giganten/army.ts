/**
 * Planning an army before it stands: what is where, what is left, what does not go. What goes, the server has said in `setting`;
 * here it is only looked up.
 */

import type { LeaveView, SettingView } from '../../api/schema.gen'
import { Lie, spotOf } from './land'

export interface Plan {
  /** Field to kind. */
  fields: Record<string, string>
  /** Kinds that are held back. */
  reserve: string[]
  /** The field of the secret trap. */
  note: string | null
}

/** What is decided already. */
export interface Given {
  setting: SettingView
  /** Fields where a piece of ours stands for all to see: they stay, their kinds may change. */
  fixed: ReadonlySet<string>
  /** Kinds that were given for good. */
  told: Readonly<Record<string, string>>
  /** Fields where somebody else stands. */
  others: ReadonlySet<string>
}

export const NOTE = 'note'
const NEST = 'nest'

/** Why something does not go. */
export type Reason =
  | 'territory'
  | 'taken'
  | 'fixed'
  | 'told'
  | 'nest'
  | 'nest-corner'
  | 'blitz'
  | 'only'
  | 'beside'
  | 'beside-partner'
  | 'leave'
  | 'leave-nest'
  | 'none-left'

export const empty = (): Plan => ({ fields: {}, reserve: [], note: null })

/** How many pieces of each kind are neither placed nor held back. */
export function left({ fields, reserve }: Plan, { setting }: Given): Record<string, number> {
  const rest: Record<string, number> = { ...setting.army }
  for (const kind of [...Object.values(fields), ...reserve]) rest[kind] = (rest[kind] ?? 0) - 1
  return rest
}

function wholeArmy({ setting }: Given): number {
  return Object.values(setting.army).reduce((sum, many) => sum + many, 0)
}

/** How many pieces will stand: all but those that are held back, or must be. */
export function toStand(plan: Plan, given: Given): number {
  return wholeArmy(given) - Math.max(plan.reserve.length, given.setting.reserve?.least ?? 0)
}

/** How many pieces can be held back: those that stand for all to see cannot. */
export function mostHeld(given: Given): number {
  return Math.min(given.setting.reserve?.most ?? 0, Math.max(0, wholeArmy(given) - given.fixed.size))
}

export function nestOf(plan: Plan): string | null {
  return Object.keys(plan.fields).find((field) => plan.fields[field] === NEST) ?? null
}

export function areBeside(a: string, b: string): boolean {
  const [column, row] = spotOf(a)
  const [other, line] = spotOf(b)
  return Math.abs(column - other) + Math.abs(row - line) === 1
}

/** Why a kind, or the note, cannot be on a field; who stands there now is not asked. */
export function whyNot(kind: string, field: string, plan: Plan, given: Given): Reason | null {
  const { setting, others, told } = given
  if (!setting.territory.includes(field)) return 'territory'
  if (kind !== NOTE && others.has(field)) return 'taken'
  if (kind !== NOTE && told[field] !== undefined && told[field] !== kind) return 'told'
  const only = setting.only_on[kind]
  if (only && !only.includes(field)) {
    if (setting.off_nest.includes(kind)) return 'beside-partner'
    if (kind !== NEST) return kind === 'blitz' ? 'blitz' : 'only'
    return setting.only_on.blitz?.includes(field) ? 'nest-corner' : 'nest'
  }
  const nest = nestOf(plan)
  if (setting.off_nest.includes(kind) && nest && areBeside(nest, field)) return 'beside'
  if (kind === NEST && setting.off_nest.some((one) => at(plan, one).some((where) => areBeside(where, field)))) return 'beside'
  return crowded(kind === NOTE ? { ...plan, note: field } : { ...plan, fields: { ...plan.fields, [field]: kind } }, given)
}

/** Why a partner who sets up later would not find room; null if there is enough. */
function crowded(plan: Plan, { setting }: Given): Reason | null {
  const nest = nestOf(plan)
  const applies = ({ nests }: LeaveView): boolean => nests === null || (nest !== null && nests.includes(nest))
  const short = setting.leave.find((room) => applies(room) && roomLeft(room, plan) < room.least)
  if (!short) return null
  return short.nests === null ? 'leave' : 'leave-nest'
}

function roomLeft({ fields, not_beside }: LeaveView, plan: Plan): number {
  const traps = not_beside.flatMap((kind) => at(plan, kind))
  return fields.filter((field) => !(field in plan.fields) && !traps.some((trap) => areBeside(trap, field))).length
}

function at(plan: Plan, kind: string): string[] {
  if (kind === NOTE) return plan.note ? [plan.note] : []
  return Object.keys(plan.fields).filter((field) => plan.fields[field] === kind)
}

function without(fields: Record<string, string>, ...gone: string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !gone.includes(field)))
}

/** A piece out of the tray onto a field; who stood there goes back into the tray. A plan, or why not. */
export function place(plan: Plan, kind: string, field: string, given: Given): Plan | Reason {
  if (kind === NOTE) {
    const bare = { ...plan, note: null }
    return whyNot(NOTE, field, bare, given) ?? { ...plan, note: field }
  }
  if ((left(plan, given)[kind] ?? 0) <= 0) return 'none-left'
  const bare = emptied(plan, field)
  return whyNot(kind, field, bare, given) ?? { ...bare, fields: { ...bare.fields, [field]: kind } }
}

/** A piece goes to another field; if somebody is there, they change places. A plan, or why not. */
export function move(plan: Plan, from: string, to: string, given: Given): Plan | Reason {
  const [mover, stayer] = [plan.fields[from], plan.fields[to]]
  if (!mover || from === to) return plan
  if (given.told[from] !== undefined) return 'told'
  // A field that all have seen occupied must keep somebody.
  if (stayer === undefined && given.fixed.has(from) && !given.fixed.has(to)) return 'fixed'
  const fields = { ...without(plan.fields, from), [to]: mover, ...(stayer === undefined ? {} : { [from]: stayer }) }
  const moved = { ...plan, fields }
  return (
    whyNot(mover, to, emptied(moved, to), given) ??
    (stayer === undefined ? null : whyNot(stayer, from, emptied(moved, from), given)) ??
    moved
  )
}

function emptied(plan: Plan, field: string): Plan {
  return { ...plan, fields: without(plan.fields, field) }
}

/** Back into the tray. */
export function takeBack(plan: Plan, field: string, { told }: Given): Plan {
  return told[field] === undefined ? emptied(plan, field) : plan
}

/** Hold a kind back, or no longer; a plan, or why not. */
export function holdBack(
  plan: Plan,
  kind: string,
  given: Given,
): Plan | 'none-left' | 'reserve-full' | 'reserve-standing' | 'reserve-kind' | 'reserve-same' {
  const reserve = given.setting.reserve
  if (!reserve?.kinds.includes(kind)) return 'reserve-kind'
  if (plan.reserve.length >= reserve.most) return 'reserve-full'
  if (plan.reserve.length >= mostHeld(given)) return 'reserve-standing'
  if (reserve.one_each.some((group) => group.includes(kind) && plan.reserve.some((one) => group.includes(one))))
    return 'reserve-same'
  if ((left(plan, given)[kind] ?? 0) <= 0) return 'none-left'
  return { ...plan, reserve: [...plan.reserve, kind] }
}

export function bringBack(plan: Plan, index: number): Plan {
  return { ...plan, reserve: plan.reserve.filter((_, k) => k !== index) }
}

export interface Missing {
  pieces: number
  /** Of these pieces so many could be held back instead. */
  spare: number
  reserve: number
  /** So many fields that all have seen occupied have nobody. */
  bare: number
}

/** What a plan still needs; null if it can be carried out as it is. */
export function missing(plan: Plan, given: Given): Missing | null {
  const least = given.setting.reserve?.least ?? 0
  const pieces = Math.max(0, toStand(plan, given) - Object.keys(plan.fields).length)
  const reserve = Math.max(0, least - plan.reserve.length)
  const spare = Math.max(0, mostHeld(given) - Math.max(least, plan.reserve.length))
  const bare = [...given.fixed].filter((field) => !(field in plan.fields)).length
  return pieces > 0 || reserve > 0 || bare > 0 ? { pieces, spare, reserve, bare } : null
}

/** What of a plan is still true when the table has changed: fields may be taken, kinds told. Says what went back to the tray. */
export function settled(plan: Plan, given: Given): { plan: Plan; gone: string[] } {
  const gone: string[] = []
  let now: Plan = { ...empty(), fields: { ...given.told } }
  for (const kind of plan.reserve) now = either(holdBack(now, kind, given), now)
  const first = ([field, kind]: [string, string]): number =>
    (given.fixed.has(field) ? 0 : 2) + (given.setting.only_on[kind] ? 0 : 1)
  let free = toStand(now, given) - given.fixed.size
  for (const [field, kind] of Object.entries(plan.fields).sort((a, b) => first(a) - first(b))) {
    if (given.told[field] !== undefined) continue
    const next = given.fixed.has(field) || free > 0 ? place(now, kind, field, given) : 'taken'
    if (typeof next === 'string') gone.push(kind)
    else {
      now = next
      if (!given.fixed.has(field)) free -= 1
    }
  }
  if (plan.note && given.setting.note) now = either(place(now, NOTE, plan.note, given), now)
  return { plan: now, gone }
}

function either(wished: Plan | string, otherwise: Plan): Plan {
  return typeof wished === 'string' ? otherwise : wished
}

/** The order in which fields are occupied: the back rows first, from the left. It says nothing about who stands there. */
export function inOrder(fields: Iterable<string>, lie: Lie): string[] {
  return [...fields].sort((a, b) => {
    const [one, other] = [lie.spot(a), lie.spot(b)]
    return other.y - one.y || one.x - other.x
  })
}

/** The field to occupy next, of those that may be; null if none of the plan may. */
export function nextField(plan: Plan, given: Given, legal: Iterable<string>, lie: Lie): string | null {
  const open = new Set(legal)
  const fields = Object.keys(plan.fields).filter((field) => !given.fixed.has(field) && open.has(field))
  return inOrder(fields, lie)[0] ?? null
}

/** No more: of the reserve, or of the fields in the open, or no note. */
export const DONE = 'done'

/** What to say next in the open: a field, or that the rest is held back; null if nothing of the plan goes. */
export function openStep(plan: Plan, given: Given, legal: readonly string[], lie: Lie): string | null {
  const field = nextField(plan, given, legal, lie)
  if (field !== null) return field
  const stands = Object.keys(plan.fields).every((one) => given.fixed.has(one))
  return stands && legal.includes(DONE) ? DONE : null
}

/**
 * The secret steps that give every piece its kind, those left out that were done. `choosing`: the seat is still to say what it
 * holds back; where that may be more or less, it says at last that this is all.
 */
export function secretSteps(plan: Plan, given: Given, held: Record<string, number>, choosing: boolean): string[] {
  const kinds = Object.keys(given.setting.army)
  const { least = 0, most = 0 } = given.setting.reserve ?? {}
  const reserve = [...plan.reserve]
  for (const [kind, many] of Object.entries(held))
    for (let k = 0; k < many; k++) if (reserve.includes(kind)) reserve.splice(reserve.indexOf(kind), 1)
  const fields = Object.keys(plan.fields)
    .filter((field) => given.told[field] === undefined)
    .sort((a, b) => kinds.indexOf(plan.fields[a] ?? '') - kinds.indexOf(plan.fields[b] ?? ''))
  return [
    ...reserve.map((kind) => `reserve ${kind}`),
    ...(choosing && least < most ? [DONE] : []),
    ...fields,
    ...(given.setting.note ? [plan.note ?? DONE] : []),
  ]
}
