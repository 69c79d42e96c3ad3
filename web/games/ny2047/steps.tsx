import { useMemo } from 'react';
import { useTexts } from '#texts';
import type { Event, Position } from '../../../engine/ny2047/types';
import type { Arrivals } from '../../components/map/arrival';
import { DrawingOfSteps, type Motion, type StepDrawing } from '../../components/table/step-drawing';
import type { ShownStep } from '../../lib/shown-step';
import type { Texts } from '../../lib/texts';
import type { StepsProps } from '../steps';
import { arrowsOfVerdicts } from './arrows';
import { seatChanges } from './seat-changes';
import { Board, type ChartParts } from './table/board';
import { VerdictList } from './verdict-list';

interface NewYorkStepsProps extends Omit<StepsProps, 'people'> {
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
    board: (step, after, title, motion) => (
      <Board
        parts={parts}
        position={(after ? step.position : step.before) as Position}
        arrows={after ? [] : arrowsOfVerdicts(step.before as Position, step.orders)}
        {...(motion !== undefined && isShown(motion, after) && { arrivals: arrivalsOf(step, motion) })}
        label={t(after ? 'mapAfter' : 'mapWithOrders', { title })}
        focus={null}
      />
    ),
    motionsBefore: (step) => BEFORE.filter((motion) => arrivalsOf(step, motion).size > 0),
    changes: (before, after) => seatChanges(before as Position, after as Position),
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

const BEFORE = ['bouncing', 'leaving'] as const satisfies readonly Motion[];

function isShown(motion: Motion, after: boolean): boolean {
  return after === (motion === 'arriving');
}

/** The stacks with a motion: where they stand, and where they come from or tried to go. */
function arrivalsOf({ before, orders, events: all }: ShownStep, motion: Motion): Arrivals {
  const events = all as unknown as readonly Event[];
  const position = before as Position;
  switch (motion) {
    case 'bouncing':
      return new Map(
        arrowsOfVerdicts(position, orders).flatMap((arrow) =>
          arrow.kind === 'move' && arrow.fate === 'bounced' ? [[arrow.from, arrow.to]] : [],
        ),
      );
    case 'leaving':
      return new Map(spacesLeft(position, events).map((space) => [space, space]));
    case 'arriving':
      return new Map(events.flatMap((event) => (event.type === 'moved' ? [[event.to, event.from]] : [])));
  }
}

/** The spaces whose stack is lost as a whole; a stack that only shrinks stays where it is. */
function spacesLeft({ units }: Position, events: readonly Event[]): readonly string[] {
  const lost = events.flatMap((event) =>
    event.type === 'destroyed' || event.type === 'vanished' || event.type === 'disbanded' ? [event.unit] : [],
  );
  const spaces = new Set(units.map(({ space }) => space));
  return [...spaces].filter((space) =>
    units.filter((unit) => unit.space === space).every(({ id }) => lost.includes(id)),
  );
}
