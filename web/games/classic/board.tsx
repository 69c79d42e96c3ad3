import { type ReactNode, Suspense } from 'react';
import type { Position } from '../../../engine/classic/types';
import type { Arrivals } from '../../components/map/arrival';
import { MapFrame } from '../../components/map/map-frame';
import { OwnedPlaces } from '../../components/map/owned-places';
import { PlaceAreas, PlaceGoals } from '../../components/map/place-areas';
import { useNear } from '../../components/map/shown-first';
import { useSelectedPlace } from '../../components/map/use-selected-place';
import type { Ordering } from '../../components/simultaneous-table/table-map';
import { lazily } from '../../lib/lazily';
import type { DrawnOrder } from './drawn-orders';
import { Centres } from './map/centres';
import { Fog } from './map/fog';
import { Names } from './map/names';
import { OrderLines } from './map/order-lines';
import { Pieces } from './map/pieces';
import type { MapParts } from './map-parts';

// Shown only after a reader taps a province.
const ProvinceInfo = lazily(async () => (await import('./province-info')).ProvinceInfo);

/** The pixels per map unit from which names fit: provinces are wide, their names small. */
const ROOM_FOR_NAMES = 1.15;

/** Without a prompt; always the same list. */
const NONE: readonly string[] = [];

interface BoardProps {
  readonly parts: MapParts;
  readonly position: Position;
  readonly orders: readonly DrawnOrder[];
  /** Spaces whose units came from elsewhere, animated as they arrive. */
  readonly arrivals?: Arrivals;
  /** Drawn below the pieces: marks on provinces. */
  readonly marks?: ReactNode;
  readonly label: string;
  /** The province that narrow screens show first. */
  readonly focus: string | null;
  readonly ordering?: Ordering;
  /** What to tap next, while an order is being made. */
  readonly children?: ReactNode;
}

/** The map with its pieces. A tap on a province shows its information, unless it makes an order. */
export function Board(props: BoardProps) {
  const { parts, position, orders, label, ordering, children } = props;
  const { places } = parts;
  const { selected, tap, leave } = useSelectedPlace(ordering?.onPlace);
  if (children != null && selected !== null) leave();
  return (
    <MapFrame
      size={parts.size}
      near={useNear(places, props.focus)}
      label={label}
      roomForNames={ROOM_FOR_NAMES}
      definitions={parts.definitions}
      border={parts.border}
      world={(layout, dragged) => (
        <>
          {parts.ground}
          <OwnedPlaces outline="province" owners={position.centres} />
          {parts.relief}
          {props.marks}
          <Fog fog={position.fog} />
          <PlaceAreas outline="province" onTap={tap} {...{ places, dragged }} />
          {ordering === undefined ? null : (
            <PlaceGoals outline="province" places={ordering.goals} aiding={ordering.aiding} />
          )}
          <OrderLines {...{ orders, places, layout }} part="lines" />
          <Centres {...{ places, layout }} centres={position.centres} />
          <Pieces
            {...{ places, layout }}
            units={position.units}
            dislodged={position.dislodged}
            {...(props.arrivals && { arrivals: props.arrivals })}
          />
          <OrderLines {...{ orders, places, layout }} part="ends" />
          <Names places={places} layout={layout} prompted={ordering?.goals ?? NONE} />
          {ordering?.overlay(layout)}
        </>
      )}
    >
      {children ??
        (selected === null ? null : (
          <Suspense>
            <ProvinceInfo province={selected} position={position} onLeave={leave} />
          </Suspense>
        ))}
    </MapFrame>
  );
}
