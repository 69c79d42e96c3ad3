import { type ReactNode, useMemo } from 'react';
import type { View } from '../../../engine/new-era/types';
import { DrawingOfSteps, type StepDrawing } from '../../components/table/step-drawing';
import type { StepsProps } from '../steps';
import { CardReader } from './card-reader';
import { seatChanges } from './seat-changes';
import { States } from './states';

interface NewEraStepsProps extends Omit<StepsProps, 'own'> {
  readonly signs: ReactNode;
}

/** Draws steps: the states before them, or those after them. */
export function Steps({ people, signs, children }: NewEraStepsProps) {
  const drawing = useMemo(
    (): StepDrawing => ({
      hasMap: false,
      board: (step, after) => <States view={(after ? step.position : step.before) as View} people={people} />,
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
