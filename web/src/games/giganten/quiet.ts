/** How long a game may go on without a fight. */

/** After how many moves of each player without a fight it is a draw; null: never. */
export function mostQuiet({ quiet_moves }: Record<string, unknown>): number | null {
  return typeof quiet_moves === 'number' ? quiet_moves : null
}
