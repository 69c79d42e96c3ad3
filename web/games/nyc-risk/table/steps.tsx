import { useMemo } from 'react';
import { useTexts } from '#texts';
import type { Event } from '../../../../engine/nyc-risk/event-types';
import type { View } from '../../../../engine/nyc-risk/types';
import type { Arrivals } from '../../../components/map/arrival';
import type { StillParts } from '../../../components/map/map-parts';
import { PlaceAreas } from '../../../components/map/place-areas';
import { useSelectedPlace } from '../../../components/map/use-selected-place';
import { DrawingOfSteps, type StepDrawing } from '../../../components/table/step-drawing';
import type { StepsProps } from '../../steps';
import { Board, type BoardProps } from '../board';
import type { Geography } from '../map/size';
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
          {...(after &&
            motion === 'arriving' && { arrivals: arrivalsIn(step.events as unknown as readonly Event[]) })}
          label={t(after ? 'map.after' : 'map.done', { title })}
          focus={null}
        />
      ),
      changes: (before, after) => seatChanges(before as View, after as View),
      details: ({ events }) => <Rolls events={events as unknown as readonly Event[]} people={people} />,
    }),
    [people, parts, geography, t],
  );
  return <DrawingOfSteps value={drawing}>{children}</DrawingOfSteps>;
}

function arrivalsIn(events: readonly Event[]): Arrivals {
  return new Map(
    events.flatMap((event) =>
      event.type === 'occupied' || event.type === 'fortified' ? [[event.to, event.from]] : [],
    ),
  );
}

/** A board without orders: a tap on a hood shows its information. */
function BoardWithInfo(props: BoardProps) {
  const { selected, tap, leave } = useSelectedPlace();
  const { view, people, geography } = props;
  return (
    <Board
      {...props}
      overlay={(_, dragged) => (
        <PlaceAreas outline="hood" places={geography.places} onTap={tap} dragged={dragged} />
      )}
    >
      {selected === null ? null : <HoodInfo hood={selected} onLeave={leave} {...{ view, people }} />}
    </Board>
  );
}
