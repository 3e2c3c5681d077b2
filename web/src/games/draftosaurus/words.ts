/** The game's own words. */

import { t } from '../../words/words.svelte'

const dashed = (name: string): string => name.replaceAll('_', '-')

export const speciesName = (species: string): string => t(`draftosaurus-species-${species}`)
export const zoneName = (zone: string): string => t(`draftosaurus-zone-${dashed(zone)}`)
export const zoneRule = (zone: string): string => t(`draftosaurus-zone-${dashed(zone)}.rule`)
export const faceName = (face: string): string => t(`draftosaurus-die-${dashed(face)}`)
export const faceRule = (face: string): string => t(`draftosaurus-die-${dashed(face)}.rule`)
