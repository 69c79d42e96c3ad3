import { type ReactNode, useMemo } from 'react';
import type { View } from '../../../engine/new-era/types';
import type { Motion } from '../../components/table/motions';
import { DrawingOfSteps, type StepDrawing } from '../../components/table/step-drawing';
import type { ShownStep } from '../../lib/shown-step';
import type { StepsProps } from '../steps';
import { CardReader } from './card-reader';
import { cardsArriving, cardsLeaving, motionsOf, seatsWithChanges } from './motions';
import { seatChanges } from './seat-changes';
import { States } from './states';

interface NewEraStepsProps extends Omit<StepsProps, 'own'> {
  readonly signs: ReactNode;
}

/** A view whose states with a change stand first while a step is played, so that they are in sight. */
function inOrder(step: ShownStep, view: View, motion: Motion | 'settled' | undefined): View {
  if (motion === undefined || motion === 'settled') return view;
  const changed = seatsWithChanges(step);
  const others = view.seats.filter((seat) => !changed.includes(seat));
  return { ...view, seats: [...changed, ...others] };
}

/** Draws steps: the states before them, or those after them. */
export function Steps({ people, signs, children }: NewEraStepsProps) {
  const drawing = useMemo(
    (): StepDrawing => ({
      hasMap: false,
      board: (step, after, _, motion) => (
        <States
          view={inOrder(step, (after ? step.position : step.before) as View, motion)}
          people={people}
          {...(motion === 'leaving' && { moved: { as: 'leaving', cards: cardsLeaving(step) } })}
          {...(after &&
            (motion === 'arriving' || motion === 'settled') && {
              moved: { as: 'appearing', cards: cardsArriving(step) },
            })}
        />
      ),
      motions: motionsOf,
      changes: (before, after) => seatChanges(before as View, after as View),
    }),
    [people],
  );
  return (
    <CardReader>
      {signs}
      <DrawingOfSteps value={drawing}>{children}</DrawingOfSteps>
    </CardReader>
  );
}
