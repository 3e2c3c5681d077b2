import './art.gen.css'
import './table.css'
import type { GamePart } from '../board'
import Board from './Board.svelte'
import Score from './Score.svelte'
import { progress, sentences, waiting } from './sentences'

const draftosaurus: GamePart = {
  Board,
  Score,
  guide: () => import('../../guide/draftosaurus/Guide.svelte'),
  sentences,
  waiting,
  progress,
}

export default draftosaurus
