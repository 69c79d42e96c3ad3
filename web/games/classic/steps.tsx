import { useMemo } from 'react';
import { useTexts } from '#texts';
import type { Event, Position } from '../../../engine/classic/types';
import type { Arrivals } from '../../components/map/arrival';
import { DrawingOfSteps, type Motion, type StepDrawing } from '../../components/table/step-drawing';
import type { ShownStep } from '../../lib/shown-step';
import type { Texts } from '../../lib/texts';
import type { StepsProps } from '../steps';
import { Board } from './board';
import { drawnVerdicts } from './drawn-orders';
import type { MapParts } from './map-parts';
import { seatChanges } from './seat-changes';
import { VerdictList } from './verdict-list';

interface ClassicStepsProps extends Omit<StepsProps, 'people'> {
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
    board: (step, after, title, motion) => (
      <Board
        parts={parts}
        position={(after ? step.position : step.before) as Position}
        orders={after ? [] : drawnVerdicts(step.before as Position, step.orders)}
        {...(motion !== undefined && isShown(motion, after) && { arrivals: arrivalsOf(step, motion) })}
        label={t(after ? 'mapAfter' : 'mapWithOrders', { title })}
        focus={null}
      />
    ),
    motionsBefore: (step) => BEFORE.filter((motion) => arrivalsOf(step, motion).size > 0),
    changes: (before, after) => seatChanges(before as Position, after as Position),
    verdicts: ({ before, orders, sentences }) => (
      <VerdictList before={before as Position} verdicts={orders} sentences={sentences} seat={own} />
    ),
  };
}

const BEFORE = ['bouncing', 'leaving'] as const satisfies readonly Motion[];

function isShown(motion: Motion, after: boolean): boolean {
  return after === (motion === 'arriving');
}

/** The pieces with a motion: where they stand, and where they come from or tried to go. */
function arrivalsOf({ before, orders, events: all }: ShownStep, motion: Motion): Arrivals {
  const events = all as unknown as readonly Event[];
  const position = before as Position;
  switch (motion) {
    case 'bouncing':
      return new Map(
        drawnVerdicts(position, orders).flatMap((drawn) =>
          drawn.kind === 'move' && drawn.fate === 'bounced' ? [[drawn.from, drawn.to]] : [],
        ),
      );
    case 'leaving':
      // 9.2 A unit that retreats or is disbanded in the retreats stands beside its province, not in it.
      if (position.phase === 'retreats') return new Map();
      return new Map(
        events.flatMap((event) =>
          event.type === 'dislodged' || event.type === 'disbanded' ? [[event.at, event.at]] : [],
        ),
      );
    case 'arriving':
      return new Map(
        events.flatMap((event) =>
          event.type === 'moved' || event.type === 'retreated' ? [[event.to, event.from]] : [],
        ),
      );
  }
}
