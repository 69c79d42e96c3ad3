import { MapButton } from '../../../components/map/map-button';
import type { LayoutName } from '../../../components/map/map-frame';
import type { Point } from '../../../components/map/places';
import type { Place } from '../map/shapes';
import { taskText } from '../order-text';
import type { Actor } from './actors';
import type { Choosing } from './use-choice';

interface ActorRingsProps {
  readonly places: readonly Place[];
  readonly layout: LayoutName;
  readonly actors: readonly Actor[];
  readonly choosing: Choosing;
  /** Opens the list of legal orders of an actor. */
  readonly onList: (key: string) => void;
}

/** A ring for each of the reader's pieces that pointer and keyboard can take. */
export function ActorRings({ places, layout, actors, choosing, onList }: ActorRingsProps) {
  const spots = spotsOf(actors);
  const first = spots.find((spot) => spot.actors.some(({ key }) => key === choosing.choice?.key)) ?? spots[0];
  return (
    <g>
      {spots.map((spot) => (
        <Ring
          key={spot.id}
          spot={spot}
          at={anchorOf(places, layout, spot)}
          choosing={choosing}
          tabbable={spot === first}
          onList={onList}
        />
      ))}
    </g>
  );
}

interface Spot {
  readonly id: string;
  readonly space: string;
  readonly turreton: boolean;
  readonly actors: readonly Actor[];
}

function spotsOf(actors: readonly Actor[]): readonly Spot[] {
  const spots = new Map<string, Actor[]>();
  for (const actor of actors) {
    const id = actor.turreton ? `turreton ${actor.space}` : actor.space;
    spots.set(id, [...(spots.get(id) ?? []), actor]);
  }
  return [...spots].map(([id, list]) => ({
    id,
    space: list[0]?.space ?? '',
    turreton: list[0]?.turreton ?? false,
    actors: list,
  }));
}

function anchorOf(places: readonly Place[], layout: LayoutName, spot: Spot): Point {
  const place = places.find(({ id }) => id === spot.space)?.[layout];
  return (spot.turreton ? place?.mark : undefined) ?? place?.unit ?? [0, 0];
}

interface RingProps {
  readonly spot: Spot;
  readonly at: Point;
  readonly choosing: Choosing;
  readonly tabbable: boolean;
  readonly onList: (key: string) => void;
}

function Ring({ spot, at, choosing, tabbable, onList }: RingProps) {
  const chosen = spot.actors.some(({ key }) => key === choosing.choice?.key);
  const unordered = spot.actors.some(({ order }) => order === null) && !spot.turreton;
  const pick = spot.actors.find(({ order }) => order === null) ?? spot.actors[0];
  const startSupport = (key: string) => {
    if (key !== 's' || !pick) return false;
    choosing.choose(pick.key);
    choosing.startSupport();
    return true;
  };
  return (
    <MapButton
      at={at}
      label={labelOf(spot)}
      className={[chosen ? 'chosen' : '', unordered ? 'unordered' : ''].join(' ')}
      pressed={chosen}
      tabbable={tabbable}
      grip={22}
      focus={19}
      onClick={() => {
        const ownGoal = choosing.choice !== null && !chosen;
        if (spot.turreton && !ownGoal) choosing.choose(chosen ? null : (pick?.key ?? null));
        else choosing.tap(spot.space);
      }}
      onEnter={() => {
        if (pick) onList(chosen ? (choosing.choice?.key ?? pick.key) : pick.key);
      }}
      onLeave={() => choosing.choose(null)}
      onKey={startSupport}
    >
      {unordered ? <circle className="missing" cx="-11" cy="-11" r="5" /> : null}
    </MapButton>
  );
}

function labelOf({ actors }: Spot): string {
  return actors
    .map(({ name, order }) => `${name} ${order === null ? 'has no order' : taskText(order)}`)
    .join(', ');
}
