import { type Curve, pathOf, pointOn, tipOf, upTo } from '../../../components/map/curve';
import type { LayoutName } from '../../../components/map/map-frame';
import { HoldRing, LostCross, StopBar } from '../../../components/map/order-marks';
import type { Point } from '../../../components/map/places';
import type { Arrow } from '../arrows';
import { arrowCurve, supportCurve } from './arrow-curve';
import { type NameBox, nameBoxOf } from './arrow-geometry';
import type { Place } from './shapes';

type Anchors = ReadonlyMap<string, { readonly unit: Point; readonly mark: Point; readonly name: NameBox }>;

interface ArrowLinesProps {
  readonly arrows: readonly Arrow[];
  readonly places: readonly Place[];
  readonly layout: LayoutName;
  /** Lines are below pieces; their ends and results are above. Names and their halos cover both. */
  readonly part: Part;
}

type Part = 'lines' | 'ends';

/** The orders on the map: look.md section 4. */
export function ArrowLines({ arrows, places, layout, part }: ArrowLinesProps) {
  const anchors: Anchors = new Map(
    places.map((place) => [
      place.id,
      {
        unit: place[layout].unit,
        mark: place[layout].mark ?? place[layout].unit,
        name: nameBoxOf(place, layout),
      },
    ]),
  );
  const scale = layout === 'full' ? 0.75 : 1;
  const inOrder = [...arrows].sort((one, other) => RANK[one.kind] - RANK[other.kind]);
  return (
    <g fill="none" pointerEvents="none">
      {inOrder.map((arrow) => (
        <ArrowLine key={arrow.key} arrow={arrow} anchors={anchors} scale={scale} part={part} />
      ))}
    </g>
  );
}

const RANK = { hold: 0, support: 1, move: 2 } as const;

interface LineProps {
  readonly arrow: Arrow;
  readonly anchors: Anchors;
  readonly scale: number;
  readonly part: Part;
}

function ArrowLine({ arrow, anchors, scale, part }: LineProps) {
  if (arrow.kind === 'hold')
    return <Hold at={anchors.get(arrow.at)?.unit} lost={arrow.fate === 'lost'} scale={scale} part={part} />;
  if (arrow.kind === 'move') {
    const from = anchors.get(arrow.from)?.unit;
    const goal = anchors.get(arrow.to);
    if (!from || !goal) return null;
    return <Move from={from} to={goal.unit} name={goal.name} fate={arrow.fate} scale={scale} part={part} />;
  }
  const by = anchors.get(arrow.by);
  const to = anchors.get(arrow.to)?.unit;
  if (!by || !to) return null;
  const start = arrow.turreton ? by.mark : by.unit;
  const from = arrow.from === null ? undefined : anchors.get(arrow.from)?.unit;
  return <Support start={start} from={from} to={to} fate={arrow.fate} scale={scale} part={part} />;
}

interface HoldProps {
  readonly at: Point | undefined;
  readonly lost: boolean;
  readonly scale: number;
  readonly part: Part;
}

function Hold({ at, lost, scale, part }: HoldProps) {
  if (part === 'lines') return <HoldRing at={at} scale={scale} />;
  return lost ? <Cross at={at} scale={scale} /> : null;
}

function Cross(props: { readonly at: Point | undefined; readonly scale: number }) {
  return <LostCross {...props} halo={5.6} ink={3} />;
}

interface MoveProps {
  readonly from: Point;
  readonly to: Point;
  /** The position of the goal's name: the arrow ends before it. */
  readonly name: NameBox;
  readonly fate: Arrow['fate'];
  readonly scale: number;
  readonly part: Part;
}

function Move({ from, to, name, fate, scale, part }: MoveProps) {
  const bounced = fate === 'bounced' || fate === 'lost';
  const curve = bounced ? upTo(arrowCurve(from, to, null, scale), 0.62) : arrowCurve(from, to, name, scale);
  if (fate === 'refused') return <Refused curve={curve} scale={scale} part={part} />;
  if (part === 'ends')
    return (
      <g>
        {bounced ? (
          <StopBar curve={curve} scale={scale} />
        ) : (
          <path d={tipOf(curve)} stroke="var(--map-ink)" strokeWidth={3.9 * scale} markerEnd="url(#head)" />
        )}
        {fate === 'lost' ? <Cross at={from} scale={scale} /> : null}
      </g>
    );
  const d = pathOf(curve);
  return (
    <g>
      <path d={d} stroke="var(--map-halo)" strokeWidth={11 * scale} strokeLinecap="round" />
      <path d={d} className="drawn" pathLength="1" stroke="var(--map-ink)" strokeWidth={4.6 * scale} />
    </g>
  );
}

interface SupportProps {
  readonly start: Point;
  readonly from: Point | undefined;
  readonly to: Point;
  readonly fate: Arrow['fate'];
  readonly scale: number;
  readonly part: Part;
}

function Support({ start, from, to, fate, scale, part }: SupportProps) {
  const curve = supportCurve(start, from, to, scale);
  const d = pathOf(curve);
  if (fate === 'refused') return <Refused curve={curve} scale={scale} part={part} />;
  const faint = fate === 'void' ? 0.5 : 1;
  if (part === 'lines')
    return (
      <g opacity={faint}>
        <path d={d} stroke="var(--map-halo)" strokeWidth={8 * scale} strokeLinecap="round" />
        <path
          d={d}
          stroke="var(--map-ink)"
          strokeWidth={3 * scale}
          strokeDasharray={`${7 * scale} ${5 * scale}`}
        />
      </g>
    );
  return (
    <g opacity={faint}>
      <circle
        cx={curve.end[0]}
        cy={curve.end[1]}
        r={5.5 * scale}
        fill="var(--map-halo)"
        stroke="var(--map-ink)"
        strokeWidth={3 * scale}
      />
      {fate === 'cut' || fate === 'lost' ? (
        <g transform={`translate(${pointOn(curve, 0.5).join(' ')}) scale(${scale})`}>
          <circle r="9" fill="var(--map-halo)" stroke="var(--map-ink)" strokeWidth="2" />
          <path d="M-4-4 4 4M4-4-4 4" stroke="var(--map-ink)" strokeWidth="2.4" strokeLinecap="round" />
        </g>
      ) : null}
    </g>
  );
}

function Refused({ curve, scale, part }: { curve: Curve; scale: number; part: Part }) {
  const d = pathOf(curve);
  if (part === 'lines')
    return (
      <g>
        <path d={d} stroke="var(--map-halo)" strokeWidth={8 * scale} />
        <path d={d} stroke="var(--map-star)" strokeWidth={3 * scale} strokeDasharray="3 6" />
      </g>
    );
  return (
    <g transform={`translate(${pointOn(curve, 0.5).join(' ')}) scale(${scale})`}>
      <circle r="11" fill="var(--map-star)" stroke="var(--map-halo)" strokeWidth="3" />
      <path d="M-4-4 4 4M4-4-4 4" stroke="var(--map-halo)" strokeWidth="2.6" strokeLinecap="round" />
    </g>
  );
}
