import { solidOf } from '../../../components/frame/seats';
import { type Curve, pointOn, straight, tipOf } from '../../../components/map/curve';
import type { LayoutName } from '../../../components/map/map-frame';
import { HoldRing, LostCross, placed, StopBar } from '../../../components/map/order-marks';
import type { Point } from '../../../components/map/places';
import type { DrawnOrder, Fate } from '../drawn-orders';
import { anchorsOf, type Place } from './geometry';
import { convoyPath, failedPart, midpoint, pathBetween, pointTowards, svgPath } from './order-paths';
import { SCALES, Token } from './pieces';

interface OrderLinesProps {
  readonly orders: readonly DrawnOrder[];
  readonly places: readonly Place[];
  readonly layout: LayoutName;
  /** Lines are below pieces; their ends and results are above. */
  readonly part: 'lines' | 'ends';
}

/** The positions of everything that an order may name. */
interface Ground {
  readonly units: ReadonlyMap<string, Point>;
  readonly dislodged: ReadonlyMap<string, Point>;
  readonly scale: number;
  /** The paths of the moves on the map, by start and goal, for the supports and convoys of them. */
  readonly curves: ReadonlyMap<string, readonly Curve[]>;
}

/** The orders on the map (look.md, section 4). */
export function OrderLines({ orders, places, layout, part }: OrderLinesProps) {
  const ground = groundOf(orders, places, layout);
  const Part = part === 'lines' ? Line : End;
  return (
    <g fill="none" pointerEvents="none">
      {[...orders]
        .sort((one, other) => RANKS[one.kind] - RANKS[other.kind])
        .map((order) => (
          <g key={order.key} opacity={order.fate === 'void' ? 0.5 : 1}>
            <Part order={order} ground={ground} />
          </g>
        ))}
    </g>
  );
}

const RANKS: Readonly<Record<DrawnOrder['kind'], number>> = {
  hold: 0,
  convoy: 1,
  support: 2,
  move: 3,
  retreat: 3,
  build: 4,
  disband: 5,
};

function groundOf(orders: readonly DrawnOrder[], places: readonly Place[], layout: LayoutName): Ground {
  const units = anchorsOf(places, layout);
  const dislodged = anchorsOf(places, layout, true);
  const scale = SCALES[layout];
  const at = (place: string) => units.get(place) ?? ORIGIN;
  const curves = orders.flatMap((order): readonly (readonly [string, readonly Curve[]])[] => {
    if (order.kind !== 'move') return [];
    const { from, to, over } = order;
    return [[`${from} ${to}`, convoyPath(at(from), over.map(at), at(to), scale)]];
  });
  return { units, dislodged, scale, curves: new Map(curves) };
}

const ORIGIN: Point = [0, 0];

function pathBetweenUnits({ curves, units, scale }: Ground, from: string, to: string): readonly Curve[] {
  return (
    curves.get(`${from} ${to}`) ?? [pathBetween(units.get(from) ?? ORIGIN, units.get(to) ?? ORIGIN, scale)]
  );
}

/** The paths of an order's drawing. */
function linesOf(order: DrawnOrder, ground: Ground): readonly Curve[] {
  const { units, dislodged, scale } = ground;
  const at = (place: string) => units.get(place) ?? ORIGIN;
  switch (order.kind) {
    case 'move': {
      const curves = pathBetweenUnits(ground, order.from, order.to);
      return isStopped(order.fate) ? failedPart(curves) : curves;
    }
    case 'retreat': {
      const curve = pathBetween(dislodged.get(order.from) ?? ORIGIN, at(order.to), scale);
      return isStopped(order.fate) ? failedPart([curve]) : [curve];
    }
    case 'support': {
      const start = at(order.by);
      if (order.from === null) return [pathBetween(start, at(order.to), scale)];
      const goal = midpoint(pathBetweenUnits(ground, order.from, order.to));
      return [straight(pointTowards(start, goal, 15 * scale), goal)];
    }
    case 'convoy': {
      const start = at(order.by);
      const goal = midpoint(pathBetweenUnits(ground, order.from, order.to));
      return [straight(pointTowards(start, goal, 15 * scale), goal)];
    }
    default:
      return [];
  }
}

function isStopped(fate: Fate): boolean {
  return fate === 'bounced' || fate === 'lost';
}

interface PartProps {
  readonly order: DrawnOrder;
  readonly ground: Ground;
}

function Line({ order, ground }: PartProps) {
  const { scale, units } = ground;
  if (order.kind === 'hold') return <HoldRing at={units.get(order.at)} scale={scale} />;
  const curves = linesOf(order, ground);
  if (curves.length === 0) return null;
  const d = svgPath(curves);
  if (order.fate === 'refused') return <Dashes d={d} scale={scale} dashes="3 6" colour="var(--map-star)" />;
  if (order.kind === 'support') return <Dashes d={d} scale={scale} dashes="7 5" />;
  if (order.kind === 'convoy') return <Dashes d={d} scale={scale} dashes=".1 7" round />;
  return <Arrow d={d} scale={scale} seat={order.seat} dashed={order.kind === 'retreat'} />;
}

interface ArrowProps {
  readonly d: string;
  readonly scale: number;
  readonly seat: string;
  readonly dashed: boolean;
}

/** An ink line with a core in its power's colour. */
function Arrow({ d, scale, seat, dashed }: ArrowProps) {
  const dashes = dashed ? { strokeDasharray: `${9 * scale} ${5 * scale}` } : {};
  return (
    <g>
      <path d={d} stroke="var(--map-halo)" strokeWidth={10 * scale} strokeLinecap="round" />
      <path d={d} stroke="var(--map-ink)" strokeWidth={6 * scale} {...dashes} />
      <path d={d} stroke={`var(--f-${solidOf(seat)})`} strokeWidth={2.8 * scale} {...dashes} />
    </g>
  );
}

interface DashesProps {
  readonly d: string;
  readonly scale: number;
  readonly dashes: string;
  readonly colour?: string;
  readonly round?: boolean;
}

function Dashes({ d, scale, dashes, colour = 'var(--map-ink)', round = false }: DashesProps) {
  const dasharray = dashes
    .split(' ')
    .map((length) => Number(length) * scale)
    .join(' ');
  return (
    <g>
      <path d={d} stroke="var(--map-halo)" strokeWidth={8 * scale} strokeLinecap="round" />
      <path
        d={d}
        stroke={colour}
        strokeWidth={(round ? 4.4 : 3) * scale}
        strokeDasharray={dasharray}
        {...(round && { strokeLinecap: 'round' })}
      />
    </g>
  );
}

function End({ order, ground }: PartProps) {
  const { scale, units, dislodged } = ground;
  if (order.kind === 'build')
    return (
      <g transform={placed(units.get(order.at) ?? ORIGIN, scale)}>
        <Token power={order.seat} kind={order.unit} dashed />
      </g>
    );
  if (order.kind === 'disband')
    return <Cross at={(order.isDislodged ? dislodged : units).get(order.at)} scale={scale} />;
  if (order.kind === 'hold')
    return order.fate === 'lost' ? <Cross at={units.get(order.at)} scale={scale} /> : null;
  const curve = linesOf(order, ground).at(-1);
  if (curve === undefined) return null;
  if (order.fate === 'refused')
    return <Badge at={pointOn(curve, 0.5)} scale={scale} colour="var(--map-star)" />;
  if (order.kind === 'move' || order.kind === 'retreat') {
    const start = order.kind === 'move' ? units : dislodged;
    return (
      <g>
        {isStopped(order.fate) ? (
          <StopBar curve={curve} scale={scale} />
        ) : (
          <Tip curve={curve} scale={scale} />
        )}
        {order.fate === 'lost' ? <Cross at={start.get(order.from)} scale={scale} /> : null}
      </g>
    );
  }
  return <HelpEnd order={order} curve={curve} ground={ground} />;
}

/** The ring or the diamond at the end of a support or convoy, with its result. */
function HelpEnd({
  order,
  curve,
  ground: { scale, units },
}: PartProps & { readonly order: Extract<DrawnOrder, { by: string }>; readonly curve: Curve }) {
  const [x, y] = curve.end;
  const lines = { fill: 'var(--map-halo)', stroke: 'var(--map-ink)', strokeWidth: 3 };
  return (
    <g>
      <g transform={placed([x, y], scale)}>
        {order.kind === 'support' ? <circle r="5.5" {...lines} /> : <path d="M0-7 7 0 0 7-7 0z" {...lines} />}
      </g>
      {order.fate === 'cut' ? <Badge at={pointOn(curve, 0.45)} scale={scale} /> : null}
      {order.fate === 'lost' ? <Cross at={units.get(order.by)} scale={scale} /> : null}
    </g>
  );
}

function Cross(props: { readonly at: Point | undefined; readonly scale: number }) {
  return <LostCross {...props} halo={6.6} ink={3.4} />;
}

function Tip({ curve, scale }: { curve: Curve; scale: number }) {
  return <path d={tipOf(curve)} stroke="var(--map-ink)" strokeWidth={6 * scale} markerEnd="url(#head)" />;
}

/** A cross in a disc: cut, or refused. */
function Badge({ at, scale, colour = 'var(--map-halo)' }: { at: Point; scale: number; colour?: string }) {
  const ink = colour === 'var(--map-halo)' ? 'var(--map-ink)' : 'var(--map-halo)';
  return (
    <g transform={placed(at, scale)}>
      <circle r="10" fill={colour} stroke={ink} strokeWidth="2" />
      <path d="M-4-4 4 4M4-4-4 4" stroke={ink} strokeWidth="2.6" strokeLinecap="round" />
    </g>
  );
}
