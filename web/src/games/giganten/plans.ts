/** A turn before it is sent: the tree of steps that the server has said, and the way through it. */

import { spotOf } from './land'
import type { Target } from './types'

/** Each step in notation, and what can follow it; nothing follows where the turn passes on or a fight decides. */
export interface Plans {
  [step: string]: Plans
}

export type Step =
  | { verb: 'field' | 'goal' | 'challenge'; field: string }
  | { verb: 'reserve' | 'back'; kind: string }
  | { verb: 'quiet' | 'up' | 'stay' | 'done' | 'offer' | 'accept' | 'decline' | 'resign' }

const WORDS = ['quiet', 'up', 'stay', 'done', 'offer', 'accept', 'decline', 'resign'] as const

export function readStep(step: string): Step {
  const [first = '', second = ''] = step.split(' ')
  const word = WORDS.find((one) => one === first)
  if (word) return { verb: word }
  if (first === 'reserve' || first === 'back') return { verb: first, kind: second }
  if (first === 'x') return { verb: 'challenge', field: second }
  return first.startsWith('-') ? { verb: 'goal', field: first.slice(1) } : { verb: 'field', field: first }
}

export function nodeAt(plans: Plans, path: string[]): Plans | null {
  let node: Plans | undefined = plans
  for (const step of path) node = node?.[step]
  return node ?? null
}

/** Whether all is said: nothing follows, or another move begins. */
export function isWhole(node: Plans, path: string[]): boolean {
  const last = path[path.length - 1]
  if (last === undefined) return false
  const { verb } = readStep(last)
  if (verb === 'reserve' || verb === 'back') return false
  return Object.keys(node).every((step) => !['goal', 'challenge', 'quiet'].includes(readStep(step).verb))
}

/** Where only one thing can follow, it needs no question. */
export function settle(plans: Plans, path: string[]): string[] {
  const node = nodeAt(plans, path)
  if (!node || isWhole(node, path)) return path
  const [only, ...more] = Object.keys(node)
  const verb = only === undefined ? null : readStep(only).verb
  return only !== undefined && !more.length && (verb === 'quiet' || verb === 'challenge') ? [...path, only] : path
}

/** From which goals an enemy can be challenged by the piece that is taken. */
export function waysTo(node: Plans, enemy: string): string[] {
  return Object.keys(node).filter((step) => step.startsWith('-') && node[step]?.[`x ${enemy}`] !== undefined)
}

function isFar(from: string, to: string): boolean {
  const [a, b] = spotOf(from)
  const [c, d] = spotOf(to)
  return Math.abs(a - c) + Math.abs(b - d) > 1
}

/** The fields that mean something now. `wish` is an enemy that is to be challenged from one of several fields. */
export function targetsOf(
  plans: Plans,
  path: string[],
  wish: string | null,
  stands: (field: string) => boolean,
): Map<string, Target> {
  const node = nodeAt(plans, path) ?? {}
  const targets = new Map<string, Target>()
  const from = startOf(path)
  for (const key of Object.keys(node)) {
    const step = readStep(key)
    if (step.verb === 'field') targets.set(step.field, stands(step.field) ? 'take' : 'place')
    else if (step.verb === 'challenge') targets.set(step.field, 'enemy')
    else if (step.verb === 'goal') {
      if (wish !== null && !node[key]?.[`x ${wish}`]) continue
      targets.set(step.field, from !== null && isFar(from, step.field) ? 'flight' : 'goal')
      if (wish === null)
        for (const after of Object.keys(node[key] ?? {})) if (after.startsWith('x ')) targets.set(after.slice(2), 'enemy')
    }
  }
  if (wish !== null) targets.set(wish, 'enemy')
  return targets
}

/** The field of the piece that a way begins with. */
export function startOf(path: string[]): string | null {
  const step = path[0] === undefined ? null : readStep(path[0])
  return step?.verb === 'field' ? step.field : null
}

export function goalOf(path: string[]): string | null {
  for (const one of path) {
    const step = readStep(one)
    if (step.verb === 'goal') return step.field
  }
  return null
}

export function enemyOf(path: string[]): string | null {
  for (const one of path) {
    const step = readStep(one)
    if (step.verb === 'challenge') return step.field
  }
  return null
}

/** The piece that comes in from beside the board, and where. */
export function comerOf(path: string[]): { kind: string; field: string } | null {
  const [who, where] = path.map(readStep)
  if (who?.verb !== 'reserve' && who?.verb !== 'back') return null
  return where?.verb === 'field' ? { kind: who.kind, field: where.field } : null
}
