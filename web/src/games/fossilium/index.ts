import './art.gen.css'
import './table.css'
import type { GamePart } from '../board'
import { needWords } from '../../words/words.svelte'
import Board from './Board.svelte'
import { progress, secret, sentences, waiting } from './sentences'

const fossilium: GamePart = {
  Board,
  score: () => import('./Score.svelte'),
  guide: () => Promise.all([import('../../guide/fossilium/Guide.svelte'), needWords('fossilium-guide')]).then(([guide]) => guide),
  sentences,
  waiting,
  progress,
  secret,
  resigningEnds: (look) => look.players === 1,
}

export default fossilium
