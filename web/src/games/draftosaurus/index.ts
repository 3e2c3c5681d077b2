import './art.gen.css'
import './table.css'
import type { GamePart } from '../board'
import { needWords } from '../../words/words.svelte'
import Board from './Board.svelte'
import { progress, sentences, waiting } from './sentences'

const draftosaurus: GamePart = {
  Board,
  score: () => import('./Score.svelte'),
  guide: () =>
    Promise.all([import('../../guide/draftosaurus/Guide.svelte'), needWords('draftosaurus-guide')]).then(([guide]) => guide),
  sentences,
  waiting,
  progress,
  resigningEnds: () => false,
}

export default draftosaurus
