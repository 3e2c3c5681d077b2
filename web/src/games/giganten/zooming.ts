/** How close one looks at the map, and which field a finger means. */

import type { Lie } from './land'
import type { Target } from './types'

/** The sizes of a field that the buttons go through: all of the board, then as wide as the window, then good for fingers. */
export function zoomSteps(whole: number, across: number, finger: number): number[] {
  const steps = [whole]
  for (const next of [across, finger + 2, 64, 88]) if (next > (steps[steps.length - 1] ?? 0) * 1.15) steps.push(next)
  return steps
}

/**
 * A finger came down on a field that is too small for it: the target that it means is the nearest one, if that is near enough
 * and no other one is nearly as near. Without one there is nothing to do, and null says so.
 */
export function nearest(
  lie: Lie,
  field: string,
  targets: ReadonlyMap<string, Target>,
  cell: number,
  at: { clientX: number; clientY: number },
  box: DOMRect | null,
): string | null {
  if (!targets.size) return field
  const { x, y } = lie.spot(field)
  const px = x + (box ? (at.clientX - box.x) / cell : 0.5)
  const py = y + (box ? (at.clientY - box.y) / cell : 0.5)
  const near = [...targets.keys()]
    .map((target) => {
      const spot = lie.spot(target)
      return { target, far: Math.hypot(spot.x + 0.5 - px, spot.y + 0.5 - py) * cell }
    })
    .filter(({ far }) => far <= REACH)
    .sort((a, b) => a.far - b.far)
  const [first, second] = near
  if (!first) return targets.has(field) ? field : null
  return second && second.far - first.far < CLEAR && first.target !== field ? null : first.target
}

/** Pixels: so far a finger may miss, and so much nearer the one that is meant must be. */
const REACH = 26
const CLEAR = 4
