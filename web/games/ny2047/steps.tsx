import { useMemo } from 'react';
import type { Event, Position } from '../../../engine/ny2047/types';
import type { Arrivals } from '../../components/map/arrival';
import { DrawingOfSteps, type StepDrawing } from '../../components/table/step-drawing';
import type { StepsProps } from '../steps';
import { arrowsOfVerdicts } from './arrows';
import { Board, type ChartParts } from './table/board';
import { VerdictList } from './verdict-list';

interface NewYorkStepsProps extends StepsProps {
  readonly parts: ChartParts;
}

/** Draws turns: their orders with their results on the board they met, or the board they left. */
export function Steps({ parts, own, children }: NewYorkStepsProps) {
  const drawing = useMemo(() => drawingOn(parts, own), [parts, own]);
  return <DrawingOfSteps value={drawing}>{children}</DrawingOfSteps>;
}

function drawingOn(parts: ChartParts, own: string | null): StepDrawing {
  return {
    hasMap: true,
    board: ({ before, position, orders, events }, after, title, moving = false) => (
      <Board
        parts={parts}
        position={(after ? position : before) as Position}
        arrows={after ? [] : arrowsOfVerdicts(before as Position, orders)}
        {...(after && moving && { arrivals: arrivalsIn(events as unknown as readonly Event[]) })}
        label={`Map of ${title}, ${after ? 'after the turn' : 'with all orders and their results'}`}
        focus={null}
      />
    ),
    verdicts: ({ before, orders, events }) => (
      <VerdictList
        before={before as Position}
        verdicts={orders}
        events={events as unknown as readonly Event[]}
        seat={own}
      />
    ),
  };
}

function arrivalsIn(events: readonly Event[]): Arrivals {
  return new Map(events.flatMap((event) => (event.type === 'moved' ? [[event.to, event.from]] : [])));
}
