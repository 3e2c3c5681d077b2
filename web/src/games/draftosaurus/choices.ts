/** Legal actions, as the server writes them, sorted by what a hand can do: take a dinosaur, point at a place. */

export interface Choice {
  action: string
  /** The dinosaur that has to be taken for it; null if it is the one that is there anyway. */
  species: string | null
  /** The place to point at; null for an action of the dinosaur alone. */
  place: string | null
}

const ALONE = new Set(['choose', 'discard'])
const PLACED = new Set(['place', 'move'])

export function readChoice(action: string): Choice {
  const [first = '', ...rest] = action.split(' ')
  const after = rest.join(' ')
  if (ALONE.has(first)) return { action, species: after, place: null }
  if (PLACED.has(first)) return { action, species: null, place: after }
  if (first === 'stay') return { action, species: null, place: 'quarantine' }
  return { action, species: first, place: after }
}

/** What can be done with the dinosaur that is taken. */
export class Choices {
  readonly all: Choice[]

  constructor(legal: string[]) {
    this.all = legal.map(readChoice)
  }

  /** Whether a dinosaur of the hand has to be taken first. */
  get fromHand(): boolean {
    return this.all.some((choice) => choice.species !== null)
  }

  /** Whether taking a dinosaur is already the whole action. */
  get speciesOnly(): boolean {
    return this.all.length > 0 && this.all.every((choice) => choice.place === null)
  }

  canTake(species: string): boolean {
    return this.all.some((choice) => choice.species === species)
  }

  places(species: string | null): Set<string> {
    const open = this.all.filter((choice) => choice.place !== null && (choice.species === null || choice.species === species))
    return new Set(open.map((choice) => choice.place as string))
  }

  find(species: string | null, place: string | null): Choice | undefined {
    return this.all.find((choice) => choice.place === place && (choice.species === null || choice.species === species))
  }
}

/** The places of a zoo that can be pointed at: its zones, the pyramid by its cells. */
export function placesOf(zones: Record<string, (string | null)[]>): string[] {
  return Object.entries(zones).flatMap(([zone, inside]) =>
    zone === 'pyramid' ? inside.map((_, cell) => `${zone} ${cell}`) : [zone],
  )
}

/** How the closed actions are written for a dinosaur and a place, in the order in which they are looked up. */
export function wishes(species: string | null, place: string): string[] {
  return species === null ? [`place ${place}`, place === 'quarantine' ? 'stay' : `move ${place}`] : [`${species} ${place}`]
}

/** A hand without one dinosaur. */
export function without(hand: string[], species: string | null): string[] {
  const at = species === null ? -1 : hand.indexOf(species)
  return at < 0 ? hand : hand.filter((_, k) => k !== at)
}

/** The seats around the table, seen from one: to the left first, hands are passed that way. */
export function around(players: number, hero: number): { left: number[]; right: number[] } {
  const others = Array.from({ length: players - 1 }, (_, k) => (hero + 1 + k) % players)
  const half = Math.ceil(others.length / 2)
  return { left: others.slice(0, half), right: others.slice(half).reverse() }
}
