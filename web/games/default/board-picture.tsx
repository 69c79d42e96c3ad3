import type { Board } from '../../../engine/game/board';
import { Patterns } from '../../components/map/patterns';
import { BoardDrawing, planOf } from './board-drawing';

interface BoardPictureProps {
  readonly board: Board;
  /** For screen readers; empty for a picture beside words that say the same. */
  readonly label: string;
}

/** A still picture of a board. */
export function BoardPicture({ board, label }: BoardPictureProps) {
  const plan = planOf(board);
  const { width, height } = plan.size;
  return (
    <svg className="map" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <defs>
        <Patterns over="solid" />
      </defs>
      <BoardDrawing {...{ board, plan }} />
    </svg>
  );
}
