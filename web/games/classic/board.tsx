import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Position } from '../../../engine/classic/types';
import type { Arrivals } from '../../components/map/arrival';
import { type LayoutName, MapFrame } from '../../components/map/map-frame';
import type { DrawnOrder } from './drawn-orders';
import { Centres } from './map/centres';
import { Names } from './map/names';
import { OrderLines } from './map/order-lines';
import { Owners } from './map/owners';
import { Pieces } from './map/pieces';
import { type Place, SIZE } from './map/size';
import type { MapParts } from './map-parts';

// Nothing is told before a reader taps a province.
const ToldProvince = lazy(async () => ({ default: (await import('./table/told-province')).ToldProvince }));

/** Names fit from this many pixels a unit on: provinces are wide, their names small. */
const ROOM_FOR_NAMES = 1.15;

interface BoardProps {
  readonly parts: MapParts;
  readonly position: Position;
  readonly orders: readonly DrawnOrder[];
  /** Places whose units came from elsewhere, to be shown as they arrive. */
  readonly arrivals?: Arrivals;
  readonly label: string;
  /** The province that narrow screens show first. */
  readonly focus: string | null;
  /** Takes a tap on a province as part of an order. @returns whether it was one; the board tells of it otherwise */
  readonly onProvince?: (province: string) => boolean;
  /** Provinces that a tap may name now, and whether they are marked as helped rather than gone to. */
  readonly goals?: readonly string[];
  readonly aiding?: boolean;
  /** Drawn above the pieces: rings that can be tapped. */
  readonly overlay?: (layout: LayoutName) => ReactNode;
  /** What to tap next, while an order is being made. */
  readonly children?: ReactNode;
}

/** The map with its pieces. A tap on a province says what it is, unless it makes an order. */
export function Board(props: BoardProps) {
  const { parts, position, orders, label, onProvince, overlay, children } = props;
  const { places } = parts;
  const [told, tell] = useState<string | null>(null);
  const tap = (province: string) =>
    tell(onProvince?.(province) === true || told === province ? null : province);
  if (children != null && told !== null) tell(null);
  return (
    <MapFrame
      size={SIZE}
      near={places.find(({ id }) => id === props.focus)?.compact.unit ?? null}
      label={label}
      roomForNames={ROOM_FOR_NAMES}
      definitions={parts.definitions}
      border={parts.border}
      world={(layout, dragged) => (
        <>
          {parts.ground}
          <Owners centres={position.centres} />
          {parts.relief}
          <Areas places={places} onProvince={tap} dragged={dragged} />
          <Goals provinces={props.goals ?? []} aiding={props.aiding === true} />
          <OrderLines {...{ orders, places, layout }} part="lines" />
          <Centres {...{ places, layout }} centres={position.centres} />
          <Pieces
            {...{ places, layout }}
            units={position.units}
            dislodged={position.dislodged}
            {...(props.arrivals && { arrivals: props.arrivals })}
          />
          <OrderLines {...{ orders, places, layout }} part="ends" />
          <Names places={places} layout={layout} />
          {overlay?.(layout)}
        </>
      )}
    >
      {children ??
        (told === null ? null : (
          <Suspense>
            <ToldProvince province={told} position={position} onLeave={() => tell(null)} />
          </Suspense>
        ))}
    </MapFrame>
  );
}

/** The provinces that an order in the making may name. */
function Goals({ provinces, aiding }: { provinces: readonly string[]; aiding: boolean }) {
  const className = aiding ? 'space-goal aid' : 'space-goal';
  return provinces.map((id) => (
    <use key={id} href={`#province-${id}`} className={className} pointerEvents="none" />
  ));
}

interface AreasProps {
  readonly places: readonly Place[];
  readonly onProvince: (province: string) => void;
  readonly dragged: () => boolean;
}

/** Invisible outlines that take taps and name the province under the pointer. The keyboard goes by units instead. */
function Areas({ places, onProvince, dragged }: AreasProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: units, orders and the board in words are the way for the keyboard
    <g
      onClick={(event) => {
        const province = (event.target as Element).getAttribute('data-province');
        if (province !== null && !dragged()) onProvince(province);
      }}
    >
      {places.map(({ id, name }) => (
        <use key={id} href={`#province-${id}`} data-province={id} className="space-area may">
          <title>{name}</title>
        </use>
      ))}
    </g>
  );
}
