import { useMemo } from 'react';
import { useTexts } from '#texts';
import type { Atlas } from '../../../../engine/ny2047/data/atlas';
import type { Event, Position } from '../../../../engine/ny2047/types';
import { ChangedPlaces } from '../../../components/map/changed-places';
import { DrawingOfSteps, type StepDrawing } from '../../../components/table/step-drawing';
import type { Texts } from '../../../lib/texts';
import type { StepsProps } from '../../steps';
import { arrowsOfVerdicts } from '../arrows';
import { useAtlas } from '../atlas';
import { arrivalsOf, beforeChange, changedSpaces, motionsOf } from '../motions';
import { seatChanges } from '../seat-changes';
import { VerdictList } from '../verdict-list';
import { Board, type ChartParts } from './board';

interface NewYorkStepsProps extends Omit<StepsProps, 'people'> {
  readonly parts: ChartParts;
}

/** Draws turns: their orders with their results on the board before them, or the board after them. */
export function Steps({ parts, own, children }: NewYorkStepsProps) {
  const t = useTexts('ny2047');
  const atlas = useAtlas();
  const drawing = useMemo(() => drawingOn(atlas, parts, own, t), [atlas, parts, own, t]);
  return <DrawingOfSteps value={drawing}>{children}</DrawingOfSteps>;
}

function drawingOn(atlas: Atlas, parts: ChartParts, own: string | null, t: Texts<'ny2047'>): StepDrawing {
  return {
    hasMap: true,
    board: (step, after, title, motion) => {
      const moving = motion === 'settled' ? 'arriving' : motion;
      return (
        <Board
          parts={parts}
          position={
            motion === 'arriving'
              ? beforeChange(atlas, step)
              : ((after ? step.position : step.before) as Position)
          }
          arrows={after ? [] : arrowsOfVerdicts(step.before as Position, step.orders)}
          {...(moving !== undefined &&
            moving !== 'changing' &&
            after === (moving === 'arriving') && { arrivals: arrivalsOf(step, moving) })}
          {...(motion === 'changing' && {
            marks: <ChangedPlaces outline="space" places={changedSpaces(atlas, step)} />,
          })}
          label={t(after ? 'mapAfter' : 'mapWithOrders', { title })}
          focus={null}
        />
      );
    },
    motions: (step) => motionsOf(atlas, step),
    changes: (before, after) => seatChanges(atlas, before as Position, after as Position),
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
