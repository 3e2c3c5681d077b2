/** The pieces: letters and numbers as they are printed, and how many a side has of each. */

export interface Kind {
  letter: string
  land: number | null
  swamp: number | null
}

export const KINDS: Record<string, Kind> = {
  nest: { letter: 'N', land: null, swamp: null },
  blank: { letter: '?', land: null, swamp: null },
  blitz: { letter: 'B', land: 8, swamp: 0 },
  culak: { letter: 'C', land: null, swamp: null },
  flug: { letter: 'F', land: null, swamp: null },
  tyra_1: { letter: 'T', land: 7, swamp: 1 },
  tyra_2: { letter: 't', land: 6, swamp: 2 },
  deino_1: { letter: 'd', land: 2, swamp: 6 },
  deino_2: { letter: 'D', land: 1, swamp: 7 },
  tri: { letter: 'R', land: 5, swamp: 1 },
  plesio: { letter: 'P', land: 1, swamp: 5 },
  dilo: { letter: 'L', land: 4, swamp: 2 },
  diplo: { letter: 'O', land: 2, swamp: 4 },
  stego: { letter: 'S', land: 3, swamp: 3 },
}

const ROSTERS: Record<string, Record<string, number>> = {
  full: {
    nest: 1,
    blitz: 2,
    culak: 1,
    flug: 3,
    tyra_1: 1,
    tyra_2: 1,
    deino_1: 1,
    deino_2: 1,
    tri: 2,
    plesio: 2,
    dilo: 3,
    diplo: 3,
    stego: 3,
  },
  named: { nest: 1, blitz: 2, culak: 1, flug: 3, tyra_1: 1, tyra_2: 1, deino_1: 1, deino_2: 1, tri: 4, dilo: 4, stego: 5 },
}

/** How many of each kind an army has with these options, in the order of the table of pieces. */
export function roster(options: Record<string, unknown>): Record<string, number> {
  const army: Record<string, number> = { ...ROSTERS[String(options.roster ?? 'full')] }
  if (options.blank === 'ghost' || options.blank === 'trap') army.blank = 1
  return Object.fromEntries(Object.keys(KINDS).flatMap((kind) => (army[kind] ? [[kind, army[kind]]] : [])))
}
