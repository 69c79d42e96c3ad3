import { useMemo } from 'react';
import type { Event, Position } from '../../../engine/classic/types';
import type { Arrivals } from '../../components/map/arrival';
import { DrawingOfSteps, type StepDrawing } from '../../components/table/step-drawing';
import type { StepsProps } from '../steps';
import { Board } from './board';
import { drawnVerdicts } from './drawn-orders';
import type { MapParts } from './map-parts';
import { VerdictList } from './verdict-list';

interface ClassicStepsProps extends StepsProps {
  readonly parts: MapParts;
}

/** Draws steps: their orders with their results on the board they met, or the board they left. */
export function Steps({ parts, own, children }: ClassicStepsProps) {
  const drawing = useMemo(() => drawingOn(parts, own), [parts, own]);
  return <DrawingOfSteps value={drawing}>{children}</DrawingOfSteps>;
}

function drawingOn(parts: MapParts, own: string | null): StepDrawing {
  return {
    hasMap: true,
    board: ({ before, position, orders, events }, after, title, moving = false) => (
      <Board
        parts={parts}
        position={(after ? position : before) as Position}
        orders={after ? [] : drawnVerdicts(before as Position, orders)}
        {...(after && moving && { arrivals: arrivalsIn(events as unknown as readonly Event[]) })}
        label={`Map of ${title}, ${after ? 'after the step' : 'with all orders and their results'}`}
        focus={null}
      />
    ),
    verdicts: ({ before, orders, sentences }) => (
      <VerdictList before={before as Position} verdicts={orders} sentences={sentences} seat={own} />
    ),
  };
}

function arrivalsIn(events: readonly Event[]): Arrivals {
  return new Map(
    events.flatMap((event) =>
      event.type === 'moved' || event.type === 'retreated' ? [[event.to, event.from]] : [],
    ),
  );
}
