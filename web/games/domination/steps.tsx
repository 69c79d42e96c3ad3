import { useMemo } from 'react';
import { useTexts } from '#texts';
import type { Order } from '../../../engine/domination/orders/order-types';
import type { View } from '../../../engine/domination/types';
import type { People } from '../../components/frame/people';
import { ChangedPlaces } from '../../components/map/changed-places';
import { PlaceAreas } from '../../components/map/place-areas';
import { useSelectedPlace } from '../../components/map/use-selected-place';
import { DrawingOfSteps, type StepDrawing } from '../../components/table/step-drawing';
import type { ShownStep } from '../../lib/shown-step';
import type { Texts } from '../../lib/texts';
import type { StepsProps } from '../steps';
import { AreaInfo } from './area-info';
import { Board, type BoardProps } from './board';
import { changesOf } from './changes';
import type { MapParts } from './map-parts';
import { arrivalsIn, changedAreas, fatesIn, heldBeforeChange, motionsOf } from './motions';
import { seatChanges } from './seat-changes';

interface DominationStepsProps extends Omit<StepsProps, 'own'> {
  readonly parts: MapParts;
}

/** Draws steps: their orders on the board before them, or the board after them. */
export function Steps({ parts, people, children }: DominationStepsProps) {
  const t = useTexts('domination');
  const drawing = useMemo(() => drawingOn(parts, people, t), [parts, people, t]);
  return <DrawingOfSteps value={drawing}>{children}</DrawingOfSteps>;
}

function drawingOn(parts: MapParts, people: People, t: Texts<'domination'>): StepDrawing {
  return {
    hasMap: true,
    board: (step, after, title, motion) => (
      <BoardWithInfo
        {...{ parts, people }}
        forces={((after ? step.position : step.before) as View).forces}
        {...(after ? {} : { changes: changesOf(ordersDone(step)) })}
        {...(motion === 'leaving' && { fates: fatesIn(step) })}
        {...(after && (motion === 'arriving' || motion === 'settled') && { appearing: arrivalsIn(step) })}
        {...(motion === 'arriving' && { held: heldBeforeChange(step) })}
        {...(motion === 'changing' && {
          marks: <ChangedPlaces outline="area" places={changedAreas(step)} />,
        })}
        label={t(after ? 'map.after' : 'map.done', { title })}
        focus={null}
      />
    ),
    motions: motionsOf,
    changes: (before, after) => seatChanges(before as View, after as View),
  };
}

function ordersDone({ orders }: ShownStep): readonly Order[] {
  return orders
    .filter(({ result }) => result === 'ok' || result === 'partial')
    .map(({ order }) => order as Order);
}

/** A board without orders: a tap on an area shows its information. */
function BoardWithInfo({ people, ...props }: BoardProps & { readonly people: People }) {
  const { selected, tap, leave } = useSelectedPlace();
  const { forces, parts } = props;
  return (
    <Board
      {...props}
      overlay={(_, dragged) => (
        <PlaceAreas outline="area" places={parts.places} onTap={tap} dragged={dragged} />
      )}
    >
      {selected === null ? null : <AreaInfo area={selected} onLeave={leave} {...{ forces, people }} />}
    </Board>
  );
}
