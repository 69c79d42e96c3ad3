import type { ReactNode } from 'react';
import type { Board } from '../../../engine/game/board';
import { MapBorder } from '../../components/map/map-border';
import { MapFrame } from '../../components/map/map-frame';
import { Patterns } from '../../components/map/patterns';
import type { Point } from '../../components/map/places';
import { BoardDrawing, type Plan, planOf } from './board-drawing';

const NOWHERE: readonly Point[] = [];

interface DrawnBoardProps {
  readonly board: Board;
  readonly label: string;
  /** Drawn below the pieces. */
  readonly marks?: (plan: Plan) => ReactNode;
  /** Drawn above everything: targets for pointer and keyboard. */
  readonly overlay?: (plan: Plan, dragged: () => boolean) => ReactNode;
  readonly children?: ReactNode;
}

/** A board of spaces and pieces in the frame in which maps are moved and enlarged. */
export function DrawnBoard({ board, label, marks, overlay, children }: DrawnBoardProps) {
  const plan = planOf(board);
  return (
    <MapFrame
      size={plan.size}
      near={NOWHERE}
      label={label}
      definitions={
        <defs>
          <Patterns over="solid" />
        </defs>
      }
      border={<MapBorder size={plan.size} />}
      world={(_, dragged) => (
        <>
          <BoardDrawing {...{ board, plan }}>{marks?.(plan)}</BoardDrawing>
          {overlay?.(plan, dragged)}
        </>
      )}
    >
      {children}
    </MapFrame>
  );
}
