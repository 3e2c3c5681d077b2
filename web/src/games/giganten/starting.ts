/** Which choices Giganten has before it begins, and which of them go together. */

import './art.gen.css'
import { rosters } from './art.gen.json'
import { t } from '../../words/words.svelte'
import type { Chosen, OptionInfo, Starting } from '../starting'
import { kindName } from './words'

const OUTLINES: Record<number, string[]> = { 2: ['normal', 'stagger', 'long'], 4: ['normal', 'six'] }
/** The three kinds of the reserve that is agreed on. */
const AGREED = ['agreed_1', 'agreed_2', 'agreed_3']
const SIDES = ['var(--gi-side-0)', 'var(--gi-side-1)', 'var(--gi-side-2)', 'var(--gi-side-3)']

const hasTrap = (chosen: Chosen): boolean => chosen.blank === 'trap' || chosen.secret_trap === true
const hasColumns = (chosen: Chosen): boolean => chosen.outline !== 'long' && chosen.outline !== 'six'
const hasPairs = (chosen: Chosen): boolean => chosen.outline !== 'six'

/** The kinds that the army has, beside those that are agreed on already. */
function agreeable(option: OptionInfo, chosen: Chosen): OptionInfo['values'] {
  const army: Record<string, number> = rosters[chosen.roster === 'named' ? 'named' : 'full']
  const others = AGREED.filter((name) => name !== option.name).map((name) => chosen[name])
  return option.values.filter((kind) => (army[String(kind)] ?? 0) > others.filter((other) => other === kind).length)
}

function values(option: OptionInfo, chosen: Chosen, players: number): (string | number | boolean)[] {
  switch (option.name) {
    case 'outline':
      return OUTLINES[players] ?? ['normal']
    case 'laying':
      return hasColumns(chosen) ? option.values : ['rows']
    case 'tiles':
      return hasPairs(chosen) ? option.values : ['single']
    case 'partners':
      return players === 4 ? option.values : []
    case 'trap_by_nest':
      return hasTrap(chosen) ? option.values : []
    case 'secret_as_trap':
      return chosen.secret_trap === true ? option.values : []
    case 'trapped':
      // What holds for the secret trap too must be something else than what it does anyway.
      if (chosen.secret_trap === true && chosen.secret_as_trap === true)
        return option.values.filter((value) => value !== 'leaves')
      return chosen.blank === 'trap' ? option.values : []
    case 'agreed_1':
    case 'agreed_2':
    case 'agreed_3':
      return chosen.reserve === 'agreed' ? agreeable(option, chosen) : []
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
    {
      title: 'armies',
      options: [
        'roster', 'blank', 'secret_trap', 'secret_as_trap', 'trapped', 'trap_by_nest', 'reserve', ...AGREED, 'screened',
      ], // prettier-ignore
    },
    { title: 'course', options: ['first', 'partners', 'quick', 'flug_survives_blitz'] },
    { title: 'end', options: ['quiet_moves', 'no_takers', 'most_turns', 'shuttle', 'parley'] },
  ],
  values,
  missing(option, chosen) {
    if (option.name === 'laying' && !hasColumns(chosen)) return t('web-giganten-missing-columns')
    if (option.name === 'tiles' && !hasPairs(chosen)) return t('web-giganten-missing-tiles')
    return null
  },
  // Two people may agree on a draw (GI-52); a bot has nothing to say to that.
  usual: (together) => ({ parley: together }),
  optionName: (option) => t(`web-giganten-option-${option.replaceAll('_', '-')}`),
  optionAbout: (option) => (AGREED.includes(option) ? '' : t(`web-giganten-option-${option.replaceAll('_', '-')}.about`)),
  valueName(option, value) {
    if (AGREED.includes(option)) return kindName(String(value))
    if (typeof value === 'number') return t(`web-giganten-option-${option.replaceAll('_', '-')}-many`, { count: value })
    return t(`web-giganten-option-${option.replaceAll('_', '-')}-${value}`)
  },
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
