/** Which choices Draftosaurus has before it begins. */

import { t } from '../../words/words.svelte'
import type { Starting } from '../starting'

const BOARDS = ['summer', 'winter', 'both']

const starting: Starting = {
  title: 'Draftosaurus',
  quickPlayers: [2, 3, 4, 5],
  players: 3,
  quick: { board: BOARDS },
  first: ['board'],
  groups: [{ options: ['first', 'placing', 'last_turn_five', 'prairie_cap', 'quarantine'] }],
  values(option, chosen, players) {
    if (option.name === 'last_turn_five' && players !== 5) return []
    if (option.name === 'quarantine' && chosen.board === 'summer') return []
    if (option.name === 'prairie_cap' && chosen.board === 'winter') return []
    if (option.name === 'first') return option.values.filter((value) => typeof value !== 'number' || value < players)
    return option.name === 'board' ? BOARDS : option.values
  },
  optionName: (option) => t(option === 'board' ? 'web-board' : `web-option-${option.replaceAll('_', '-')}`),
  valueName: (option, value) =>
    option === 'board' ? t(`web-board-${value}`) : t(`web-option-${option.replaceAll('_', '-')}-${value}`),
  levelAbout: (level) => t(`level-${level}.about`),
  seatsAbout: () => t('web-seats-about'),
  about: () => t('web-draftosaurus-about'),
  banner: () => import('./Banner.svelte'),
}

export default starting
