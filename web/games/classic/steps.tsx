import { useMemo } from 'react';
import { useTexts } from '#texts';
import type { Atlas } from '../../../engine/classic/data/atlas';
import type { Position } from '../../../engine/classic/types';
import { ChangedPlaces } from '../../components/map/changed-places';
import { DrawingOfSteps, type StepDrawing } from '../../components/table/step-drawing';
import type { Texts } from '../../lib/texts';
import type { StepsProps } from '../steps';
import { useAtlas } from './atlas';
import { Board } from './board';
import { drawnVerdicts } from './drawn-orders';
import type { MapParts } from './map-parts';
import { arrivalsOf, beforeChange, changedCentres, motionsOf } from './motions';
import { seatChanges } from './seat-changes';
import { VerdictList } from './verdict-list';

interface ClassicStepsProps extends Omit<StepsProps, 'people'> {
  readonly parts: MapParts;
}

/** Draws steps: their orders with their results on the board before them, or the board after them. */
export function Steps({ parts, own, children }: ClassicStepsProps) {
  const t = useTexts('classic');
  const atlas = useAtlas();
  const drawing = useMemo(() => drawingOn(atlas, parts, own, t), [atlas, parts, own, t]);
  return <DrawingOfSteps value={drawing}>{children}</DrawingOfSteps>;
}

function drawingOn(atlas: Atlas, parts: MapParts, own: string | null, t: Texts<'classic'>): StepDrawing {
  return {
    hasMap: true,
    board: (step, after, title, motion) => {
      const moving = motion === 'settled' ? 'arriving' : motion;
      return (
        <Board
          parts={parts}
          position={
            motion === 'arriving' ? beforeChange(step) : ((after ? step.position : step.before) as Position)
          }
          orders={after ? [] : drawnVerdicts(atlas, step.before as Position, step.orders)}
          {...(moving !== undefined &&
            moving !== 'changing' &&
            after === (moving === 'arriving') && { arrivals: arrivalsOf(atlas, step, moving) })}
          {...(motion === 'changing' && {
            marks: <ChangedPlaces outline="province" places={changedCentres(step)} />,
          })}
          label={t(after ? 'mapAfter' : 'mapWithOrders', { title })}
          focus={null}
        />
      );
    },
    motions: (step) => motionsOf(atlas, step),
    changes: (before, after) => seatChanges(atlas, before as Position, after as Position),
    verdicts: ({ before, orders, sentences }) => (
      <VerdictList before={before as Position} verdicts={orders} sentences={sentences} seat={own} />
    ),
  };
}
