/** Legal steps, as the server writes them, sorted by what a hand points at. */

export interface Placement {
  step: string
  cell: string
  /** Null: it has only one way to lie. */
  lying: boolean | null
}

export interface Steps {
  /** Fields of the action board. */
  fields: Set<string>
  /** How many of the workers on the chosen field may be fixed ones. */
  uses: number[]
  /** Dig sites that students may draw from. */
  students: number[]
  pass: boolean
  end: boolean
  done: boolean
  copies: string[]
  shows: string[]
  adds: string[]
  /** Parts that may be added one by one. */
  parts: string[]
  places: Placement[]
  builds: string[]
  gifts: { tile: string; seat: number; step: string }[]
  ambers: string[]
  /** By row and place of the market, `botanical-3`. */
  buys: Set<string>
  archive: Set<string>
  sells: Set<string>
  tours: { of: 'entrance' | 'shop'; type: string; step: string }[]
  takes: string[]
  /** Sites to dig at next. */
  digs: number[]
  /** Sets of positions of the hand, as written. */
  keeps: string[]
  starts: string[]
  leaves: string[]
  fixes: number[]
}

const FIELD = /^(display|build|market|tour|joker|manage|strip)-\d$/
const PLACE = /^([a-f][1-5])(?: (lying|upright))?$/

export function readSteps(legal: readonly string[]): Steps {
  const steps: Steps = {
    fields: new Set(),
    uses: [],
    students: [],
    pass: false,
    end: false,
    done: false,
    copies: [],
    shows: [],
    adds: [],
    parts: [],
    places: [],
    builds: [],
    gifts: [],
    ambers: [],
    buys: new Set(),
    archive: new Set(),
    sells: new Set(),
    tours: [],
    takes: [],
    digs: [],
    keeps: [],
    starts: [],
    leaves: [],
    fixes: [],
  }
  for (const step of legal) read(step, steps)
  return steps
}

function read(step: string, steps: Steps): void {
  const [verb = '', first = '', second = '', third = ''] = step.split(' ')
  const place = PLACE.exec(step)
  if (FIELD.test(step)) steps.fields.add(step)
  else if (place?.[1]) steps.places.push({ step, cell: place[1], lying: place[2] ? place[2] === 'lying' : null })
  else if (verb === 'students') steps.students.push(Number(first))
  else if (verb === 'pass' || verb === 'end' || verb === 'done') steps[verb] = true
  else if (verb === 'use') steps.uses.push(Number(first))
  else if (verb === 'as') steps.copies.push(first)
  else if (verb === 'show') steps.shows.push(first)
  else if (verb === 'add') steps.adds.push(first)
  else if (verb === 'part') steps.parts.push(first)
  else if (verb === 'build') steps.builds.push(first)
  else if (verb === 'give') steps.gifts.push({ tile: first, seat: Number(third), step })
  else if (verb === 'amber') steps.ambers.push(first)
  else if (verb === 'buy' && first === 'archive') steps.archive.add(second)
  else if (verb === 'buy') steps.buys.add(first)
  else if (verb === 'sell') steps.sells.add(first)
  else if (verb === 'entrance' || verb === 'shop') steps.tours.push({ of: verb, type: first, step })
  else if (verb === 'take') steps.takes.push(first)
  else if (verb === 'dig') steps.digs.push(Number(first))
  else if (verb === 'keep') steps.keeps.push(step)
  else if (verb === 'start') steps.starts.push(first)
  else if (verb === 'leave') steps.leaves.push(first)
  else if (verb === 'fix') steps.fixes.push(Number(first))
}

/** A step that keeps these positions of the hand, counted from 0. */
export const keepStep = (positions: readonly number[]): string =>
  `keep ${[...positions]
    .sort((a, b) => a - b)
    .map((one) => one + 1)
    .join(' ')}`
