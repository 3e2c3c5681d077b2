/** The dinosaurs: the front page shows them too, without the maps. */

import drawn from './art.gen.json?only=species'

export interface SpeciesArt {
  letter: string
  colour: string
  ink: string
  body: string
  cut: string
  eye: readonly [number, number]
  at: readonly [number, number]
  tilt: number
}

export const { species } = drawn as unknown as { species: Record<string, SpeciesArt> }
export const SPECIES = Object.keys(species)
