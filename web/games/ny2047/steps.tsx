import { useMemo } from 'react';
import { useTexts } from '#texts';
import type { Event, Position } from '../../../engine/ny2047/types';
import type { Arrivals } from '../../components/map/arrival';
import { DrawingOfSteps, type StepDrawing } from '../../components/table/step-drawing';
import type { Texts } from '../../lib/texts';
import type { StepsProps } from '../steps';
import { arrowsOfVerdicts } from './arrows';
import { Board, type ChartParts } from './table/board';
import { VerdictList } from './verdict-list';

interface NewYorkStepsProps extends StepsProps {
  readonly parts: ChartParts;
}

/** Draws turns: their orders with their results on the board before them, or the board after them. */
export function Steps({ parts, own, children }: NewYorkStepsProps) {
  const t = useTexts('ny2047');
  const drawing = useMemo(() => drawingOn(parts, own, t), [parts, own, t]);
  return <DrawingOfSteps value={drawing}>{children}</DrawingOfSteps>;
}

function drawingOn(parts: ChartParts, own: string | null, t: Texts<'ny2047'>): StepDrawing {
  return {
    hasMap: true,
    board: ({ before, position, orders, events }, after, title, moving = false) => (
      <Board
        parts={parts}
        position={(after ? position : before) as Position}
        arrows={after ? [] : arrowsOfVerdicts(before as Position, orders)}
        {...(after && moving && { arrivals: arrivalsIn(events as unknown as readonly Event[]) })}
        label={t(after ? 'mapAfter' : 'mapWithOrders', { title })}
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
