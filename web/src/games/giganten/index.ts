import './art.gen.css'
import './table.css'
import type { GamePart } from '../board'
import { needWords } from '../../words/words.svelte'
import Board from './Board.svelte'
import { progress, sentences, waiting } from './sentences'

const giganten: GamePart = {
  Board,
  score: () => import('./Score.svelte'),
  guide: () => Promise.all([import('../../guide/giganten/Guide.svelte'), needWords('giganten-guide')]).then(([guide]) => guide),
  sentences,
  waiting,
  progress,
  resigningEnds: (look) => look.players === 2,
}

export default giganten
