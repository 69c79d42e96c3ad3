import { useMemo } from 'react';
import { useTexts } from '#texts';
import type { Event, Position } from '../../../engine/classic/types';
import type { Arrivals } from '../../components/map/arrival';
import { DrawingOfSteps, type StepDrawing } from '../../components/table/step-drawing';
import type { Texts } from '../../lib/texts';
import type { StepsProps } from '../steps';
import { Board } from './board';
import { drawnVerdicts } from './drawn-orders';
import type { MapParts } from './map-parts';
import { VerdictList } from './verdict-list';

interface ClassicStepsProps extends StepsProps {
  readonly parts: MapParts;
}

/** Draws steps: their orders with their results on the board before them, or the board after them. */
export function Steps({ parts, own, children }: ClassicStepsProps) {
  const t = useTexts('classic');
  const drawing = useMemo(() => drawingOn(parts, own, t), [parts, own, t]);
  return <DrawingOfSteps value={drawing}>{children}</DrawingOfSteps>;
}

function drawingOn(parts: MapParts, own: string | null, t: Texts<'classic'>): StepDrawing {
  return {
    hasMap: true,
    board: ({ before, position, orders, events }, after, title, moving = false) => (
      <Board
        parts={parts}
        position={(after ? position : before) as Position}
        orders={after ? [] : drawnVerdicts(before as Position, orders)}
        {...(after && moving && { arrivals: arrivalsIn(events as unknown as readonly Event[]) })}
        label={t(after ? 'mapAfter' : 'mapWithOrders', { title })}
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
