/** Which choices Fossilium has before it begins. */

import './art.gen.css'
import { t } from '../../words/words.svelte'
import type { Starting } from '../starting'

const dashed = (name: string): string => name.replaceAll('_', '-')

const starting: Starting = {
  title: 'Fossilium',
  quickPlayers: [1, 2, 3, 4],
  players: 2,
  quick: {},
  first: ['first_game'],
  groups: [
    {
      options: ['first', 'labour_goals', 'round_goals', 'end_goal', 'tour_bonus_guest', 'shop_incomplete', 'majority_needs_some'],
    },
  ],
  values(option, _chosen, players) {
    if (option.name === 'first') {
      if (players === 1) return []
      return option.values.filter((value) => typeof value !== 'number' || value < players)
    }
    if ((option.name === 'end_goal' || option.name === 'majority_needs_some') && players === 1) return []
    return option.values
  },
  optionName: (option) => t(`web-fossilium-option-${dashed(option)}`),
  optionAbout: (option) => t(`web-fossilium-option-${dashed(option)}.about`),
  valueName: (option, value) => t(`web-fossilium-option-${dashed(option)}-${value}`),
  levelAbout: (level) => t(`web-fossilium-level-${level}`),
  seatsAbout: () => t('web-fossilium-seats'),
  side: (seat) => ({ colour: `var(--fo-seat-${seat})`, party: '' }),
  about: () => t('web-fossilium-about'),
  banner: () => import('./Banner.svelte'),
  words: 'fossilium-new',
}

export default starting
