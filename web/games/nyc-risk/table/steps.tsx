import { useMemo } from 'react';
import { useTexts } from '#texts';
import type { Event } from '../../../../engine/nyc-risk/event-types';
import type { View } from '../../../../engine/nyc-risk/types';
import { ChangedPlaces } from '../../../components/map/changed-places';
import type { LayoutName } from '../../../components/map/map-frame';
import type { StillParts } from '../../../components/map/map-parts';
import { PlaceAreas } from '../../../components/map/place-areas';
import { useSelectedPlace } from '../../../components/map/use-selected-place';
import { DrawingOfSteps, type StepDrawing } from '../../../components/table/step-drawing';
import type { StepsProps } from '../../steps';
import { Board, type BoardProps } from '../board';
import type { Geography } from '../map/geometry';
import { arrivalsOf, changedHoods, hoodsBeforeChange, lossesIn, motionsOf } from '../motions';
import { seatChanges } from '../seat-changes';
import { HoodInfo } from './hood-info';
import { Rolls } from './log-entry';
import { pastArrows } from './map-area';

interface RiskStepsProps extends Omit<StepsProps, 'own'> {
  readonly parts: StillParts;
  readonly geography: Geography;
}

/** Draws steps: their orders on the board before them, or the board after them, with their dice. */
export function Steps({ people, parts, geography, children }: RiskStepsProps) {
  const t = useTexts('nyc-risk');
  const drawing = useMemo(
    (): StepDrawing => ({
      hasMap: true,
      board: (step, after, title, motion) => (
        <BoardWithInfo
          {...{ parts, geography, people }}
          view={(after ? step.position : step.before) as View}
          arrows={after ? [] : pastArrows(step.orders)}
          {...(motion === 'leaving' && {
            arrivals: arrivalsOf(step, 'leaving'),
            losses: lossesIn(step),
          })}
          {...(after &&
            (motion === 'arriving' || motion === 'settled') && { arrivals: arrivalsOf(step, 'arriving') })}
          {...(motion === 'arriving' && { held: hoodsBeforeChange(step) })}
          {...(motion === 'changing' && {
            marks: <ChangedPlaces outline="hood" places={changedHoods(step)} />,
          })}
          label={t(after ? 'map.after' : 'map.done', { title })}
          focus={null}
        />
      ),
      motions: motionsOf,
      changes: (before, after) => seatChanges(before as View, after as View),
      details: ({ events }) => <Rolls events={events as unknown as readonly Event[]} people={people} />,
    }),
    [people, parts, geography, t],
  );
  return <DrawingOfSteps value={drawing}>{children}</DrawingOfSteps>;
}

interface BoardWithInfoProps extends BoardProps {
  /** How many units armies lose. */
  readonly losses?: ReadonlyMap<string, number>;
}

/** A board without orders: a tap on a hood shows its information. */
function BoardWithInfo({ losses, ...props }: BoardWithInfoProps) {
  const { selected, tap, leave } = useSelectedPlace();
  const { view, people, geography } = props;
  return (
    <Board
      {...props}
      overlay={(layout, dragged) => (
        <>
          {losses === undefined ? null : <Losses of={losses} places={geography.places} layout={layout} />}
          <PlaceAreas outline="hood" places={geography.places} onTap={tap} dragged={dragged} />
        </>
      )}
    >
      {selected === null ? null : <HoodInfo hood={selected} onLeave={leave} {...{ view, people }} />}
    </Board>
  );
}

interface LossesProps {
  readonly of: ReadonlyMap<string, number>;
  readonly places: Geography['places'];
  readonly layout: LayoutName;
}

/** "−2" beside each army that loses units. */
function Losses({ of, places, layout }: LossesProps) {
  return (
    <g pointerEvents="none">
      {places.map((place) => {
        const [x, y] = place[layout].unit;
        return of.has(place.id) ? (
          <text key={place.id} x={x} y={y} dx="17" dy="-8" className="army-loss">
            −{of.get(place.id)}
          </text>
        ) : null;
      })}
    </g>
  );
}
