import { type ReactNode, useRef, useState } from 'react';
import { parseOrders } from '../../../../engine/ny2047/orders/notation-parse';
import type { Order, Position } from '../../../../engine/ny2047/types';
import { SeatChip } from '../../../components/frame/seat-chip';
import { OwnedPlaces } from '../../../components/map/owned-places';
import { type Arrow, arrowOf } from '../arrows';
import { ArrowLines } from '../map/arrow-lines';
import { Names } from '../map/names';
import { Pieces, stacksOf } from '../map/pieces';
import type { Place } from '../map/shapes';
import { OrderText } from '../order-line';
import type { ChartParts } from './board';

interface PressOrderProps {
  readonly parts: ChartParts;
  readonly text: string;
  /** The seat that quotes it: an order is theirs if possible, otherwise another seat's. */
  readonly seat: string;
  readonly position: Position;
  /** Shown for a text that is not an order on this board. */
  readonly otherwise: ReactNode;
}

interface Quoted {
  readonly seat: string;
  readonly order: Order;
}

/** An order quoted in press: its unit and its text, with a part of the map. */
export function PressOrder({ text, seat, position, parts, otherwise }: PressOrderProps) {
  const [at, setAt] = useState<DOMRect | null>(null);
  const chip = useRef<HTMLButtonElement>(null);
  const quoted = quotedIn(position, seat, text);
  if (quoted === null) return otherwise;
  const arrow = arrowOf(position, quoted.seat, quoted.order, 'plain');
  const show = () => setAt(chip.current?.getBoundingClientRect() ?? null);
  const hide = () => setAt(null);
  return (
    <>
      <button
        type="button"
        ref={chip}
        className="order-chip"
        onMouseEnter={show}
        onMouseLeave={hide}
        onFocus={show}
        onBlur={hide}
        onClick={show}
        onKeyDown={({ key }) => (key === 'Escape' ? hide() : undefined)}
      >
        <SeatChip seat={quoted.seat} size={18} />
        <OrderText position={position} order={quoted.order} />
      </button>
      {at === null || arrow === null ? null : <Piece {...{ at, arrow, position, parts }} />}
    </>
  );
}

function quotedIn(position: Position, seat: string, text: string): Quoted | null {
  const others = new Set(position.units.map(({ faction }) => faction as string));
  for (const one of [seat, ...others]) {
    const read = parseOrders(position, one, text);
    const [order] = read.ok ? read.value : [];
    if (order !== undefined && arrowOf(position, one, order, 'plain') !== null) return { seat: one, order };
  }
  return null;
}

const SIZE = { width: 224, height: 168 };
/** Chart units around the order. */
const MARGIN = 80;
const GAP = 8;

interface PieceProps extends Pick<PressOrderProps, 'position' | 'parts'> {
  readonly at: DOMRect;
  readonly arrow: Arrow;
}

/** The part of the chart around an order, above its chip or below if there is no room. */
function Piece({ at, arrow, position, parts }: PieceProps) {
  const { places } = parts;
  const top = at.top > SIZE.height + GAP ? at.top - SIZE.height - GAP : at.bottom + GAP;
  const left = Math.max(GAP, Math.min(at.left, innerWidth - SIZE.width - GAP));
  return (
    <span className="order-piece" style={{ top, left, ...SIZE }}>
      <svg viewBox={cropOf(arrow, places)} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {/* The table's own chart defines the shapes, unless the board is shown as a list. */}
        {document.getElementById('head') === null ? parts.definitions : null}
        {parts.ground}
        <OwnedPlaces outline="space" owners={position.control} land="var(--map-land)" />
        <ArrowLines arrows={[arrow]} places={places} layout="full" part="lines" />
        <Pieces places={places} stacks={stacksOf(position)} layout="full" />
        <ArrowLines arrows={[arrow]} places={places} layout="full" part="ends" />
        <Names places={places} layout="full" />
      </svg>
    </span>
  );
}

/** The box around all spaces of an order, in the proportions of the picture. */
function cropOf(arrow: Arrow, places: readonly Place[]): string {
  const spaces = new Set<unknown>(Object.values(arrow));
  const points = places.filter(({ id }) => spaces.has(id)).map(({ full }) => full.unit);
  const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
  const [top, bottom] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))];
  const wide = SIZE.width / SIZE.height;
  const height = Math.max(bottom - top + 2 * MARGIN, (right - left + 2 * MARGIN) / wide);
  const width = height * wide;
  return [(left + right - width) / 2, (top + bottom - height) / 2, width, height].map(Math.round).join(' ');
}
