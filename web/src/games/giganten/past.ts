/** What is left on the map of what happened last. */

import type { GameEvent } from '../../api/types'
import type { FightEvent, GigantenEvent } from './types'

/** From where to where the last piece went; a winner that moved up went on from there. */
export function lastWay(events: GameEvent[]): [string, string] | null {
  let way: [string, string] | null = null
  let fight: FightEvent | null = null
  for (const event of events as unknown as GigantenEvent[]) {
    if (event.type === 'move') way = [event.start, event.goal]
    else if (event.type === 'set') way = [event.field, event.field]
    else if (event.type === 'fight') fight = event
    else if (event.type === 'up' && event.moved && fight)
      way =
        event.seat % 2 === fight.seat % 2
          ? [fight.attacker_field, fight.defender_field]
          : [fight.defender_field, fight.attacker_field]
  }
  return way
}

export function lastFight(events: GameEvent[]): FightEvent | null {
  const fights = (events as unknown as GigantenEvent[]).filter((event) => event.type === 'fight')
  return fights[fights.length - 1] ?? null
}
