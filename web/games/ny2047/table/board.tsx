import { type ReactNode, Suspense, useMemo } from 'react';
import type { Position } from '../../../../engine/ny2047/types';
import type { Arrivals } from '../../../components/map/arrival';
import { MapFrame } from '../../../components/map/map-frame';
import type { MapParts } from '../../../components/map/map-parts';
import { OwnedPlaces } from '../../../components/map/owned-places';
import { PlaceAreas, PlaceGoals } from '../../../components/map/place-areas';
import { useNear } from '../../../components/map/shown-first';
import { useSelectedPlace } from '../../../components/map/use-selected-place';
import type { Size } from '../../../components/map/use-view';
import type { Ordering } from '../../../components/simultaneous-table/table-map';
import { lazily } from '../../../lib/lazily';
import type { Arrow } from '../arrows';
import { ArrowLines } from '../map/arrow-lines';
import { Marks } from '../map/marks';
import { Names } from '../map/names';
import { Pieces, stacksOf } from '../map/pieces';
import type { Place } from '../map/shapes';

// Shown only after a reader taps a space.
const SpaceInfo = lazily(async () => (await import('./space-info')).SpaceInfo);

/** The chart of a board. `size` is that of its drawing. */
export interface ChartParts extends MapParts<Place> {
  readonly size: Size;
}

/** Without a prompt; always the same list. */
const NONE: readonly string[] = [];

interface BoardProps {
  readonly parts: ChartParts;
  readonly position: Position;
  readonly arrows: readonly Arrow[];
  /** Spaces whose units came from elsewhere, animated as they arrive. */
  readonly arrivals?: Arrivals;
  /** Drawn below the pieces: marks on spaces. */
  readonly marks?: ReactNode;
  readonly label: string;
  /** The space that narrow screens show first. */
  readonly focus: string | null;
  readonly ordering?: Ordering;
  /** What to tap next, while an order is being made. */
  readonly children?: ReactNode;
}

/** The chart with its pieces. A tap on a space shows its information, unless it makes an order. */
export function Board(props: BoardProps) {
  const { parts, position, arrows, label, ordering, children } = props;
  const { places } = parts;
  const { selected, tap, leave } = useSelectedPlace(ordering?.onPlace);
  if (children != null && selected !== null) leave();
  const stacks = useMemo(() => stacksOf(position), [position]);
  return (
    <MapFrame
      size={parts.size}
      near={useNear(places, props.focus)}
      label={label}
      definitions={parts.definitions}
      border={parts.border}
      world={(layout, dragged) => (
        <>
          {parts.ground}
          <OwnedPlaces outline="space" owners={position.control} land="var(--map-land)" />
          {parts.relief}
          {props.marks}
          <PlaceAreas outline="space" onTap={tap} {...{ places, dragged }} />
          {ordering === undefined ? null : (
            <PlaceGoals outline="space" places={ordering.goals} aiding={ordering.aiding} />
          )}
          <ArrowLines arrows={arrows} places={places} layout={layout} part="lines" />
          <Marks places={places} position={position} layout={layout} />
          <Pieces {...{ places, stacks, layout }} {...(props.arrivals && { arrivals: props.arrivals })} />
          <ArrowLines arrows={arrows} places={places} layout={layout} part="ends" />
          <Names places={places} layout={layout} prompted={ordering?.goals ?? NONE} />
          {ordering?.overlay(layout)}
        </>
      )}
    >
      {children ??
        (selected === null ? null : (
          <Suspense>
            <SpaceInfo space={selected} position={position} onLeave={leave} />
          </Suspense>
        ))}
    </MapFrame>
  );
}
