/** Which choices Giganten has before it begins, and which of them go together. */

import './art.gen.css'
import { t } from '../../words/words.svelte'
import type { Chosen, OptionInfo, Starting } from '../starting'

const OUTLINES: Record<number, string[]> = { 2: ['normal', 'stagger', 'long'], 4: ['normal', 'eight'] }
const SIDES = ['var(--gi-side-0)', 'var(--gi-side-1)', 'var(--gi-side-2)', 'var(--gi-side-3)']

const hasTrap = (chosen: Chosen): boolean => chosen.blank === 'trap' || chosen.secret_trap === true
const hasColumns = (chosen: Chosen, players: number): boolean => players === 2 && chosen.outline !== 'long'

function values(option: OptionInfo, chosen: Chosen, players: number): (string | number | boolean)[] {
  switch (option.name) {
    case 'outline':
      return OUTLINES[players] ?? ['normal']
    case 'laying':
      return hasColumns(chosen, players) ? option.values : ['rows']
    case 'tiles':
      return players === 2 ? option.values : ['single']
    case 'partners':
      return players === 4 ? option.values : []
    case 'trap_by_nest':
    case 'trapped':
      return hasTrap(chosen) ? option.values : []
    case 'first':
      return option.values.filter((value) => typeof value !== 'number' || value < players)
    default:
      return option.values
  }
}

const starting: Starting = {
  title: 'Giganten',
  quickPlayers: [2],
  players: 2,
  guidedPlayers: [2],
  quick: { roster: ['full', 'named'], blank: ['none', 'ghost', 'trap'] },
  first: [],
  groups: [
    { title: 'board', options: ['outline', 'laying', 'tiles'] },
    { title: 'armies', options: ['roster', 'blank', 'secret_trap', 'trapped', 'trap_by_nest', 'reserve', 'screened'] },
    { title: 'course', options: ['first', 'partners', 'quick', 'flug_survives_blitz'] },
    { title: 'end', options: ['quiet_moves', 'most_turns', 'shuttle', 'parley'] },
  ],
  values,
  missing(option, chosen, players) {
    if (option.name === 'laying' && !hasColumns(chosen, players)) return t('web-giganten-missing-columns')
    if (option.name === 'tiles' && players !== 2) return t('web-giganten-missing-tiles')
    return null
  },
  // Two people may agree on a draw (GI-52); a bot has nothing to say to that.
  usual: (together) => ({ parley: together }),
  optionName: (option) => t(`web-giganten-option-${option.replaceAll('_', '-')}`),
  optionAbout: (option) => t(`web-giganten-option-${option.replaceAll('_', '-')}.about`),
  valueName: (option, value) => t(`web-giganten-option-${option.replaceAll('_', '-')}-${value}`),
  levelAbout: (level) => t(`web-giganten-level-${level}`),
  seatsAbout: (players) => t(players === 4 ? 'web-giganten-seats-four' : 'web-giganten-seats-two'),
  side(seat, players) {
    const colour = SIDES[seat]
    if (!colour) return null
    return { colour, party: players === 4 ? t(`web-giganten-party-${seat % 2}`) : '' }
  },
  about: () => t('web-giganten-about'),
  banner: () => import('./Banner.svelte'),
  words: 'giganten-new',
}

export default starting
