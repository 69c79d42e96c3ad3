import type { KeyboardEvent } from 'react';
import { focusNeighbour } from '../../../components/map/focus-neighbour';
import type { LayoutName } from '../../../components/map/map-frame';
import type { Place, Point } from '../map/shapes';
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
  const onKeyDown = (event: KeyboardEvent<SVGGElement>) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (pick) onList(chosen ? (choosing.choice?.key ?? pick.key) : pick.key);
    } else if (event.key === 'Escape') choosing.choose(null);
    else if (event.key === 's' && pick) {
      choosing.choose(pick.key);
      choosing.startSupport();
    } else if (focusNeighbour(event.currentTarget, event.key)) event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no button
    <g
      role="button"
      tabIndex={tabbable ? 0 : -1}
      className={['actor', chosen ? 'chosen' : '', unordered ? 'unordered' : ''].join(' ')}
      aria-label={labelOf(spot)}
      aria-pressed={chosen}
      data-x={at[0]}
      data-y={at[1]}
      transform={`translate(${at[0]} ${at[1]})`}
      onClick={() => {
        const ownGoal = choosing.choice !== null && !chosen;
        if (spot.turreton && !ownGoal) choosing.choose(chosen ? null : (pick?.key ?? null));
        else choosing.tap(spot.space);
      }}
      onKeyDown={onKeyDown}
    >
      <circle className="grip" r="22" />
      <circle className="focus-mark" r="19" />
      {unordered ? <circle className="missing" cx="-11" cy="-11" r="5" /> : null}
    </g>
  );
}

function labelOf({ actors }: Spot): string {
  return actors
    .map(({ name, order }) => `${name} ${order === null ? 'has no order' : taskText(order)}`)
    .join(', ');
}
