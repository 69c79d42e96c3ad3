import { pathOf, pointOn } from '../../../components/map/curve';
import type { LayoutName } from '../../../components/map/map-frame';
import type { Point } from '../../../components/map/places';
import type { Arrow } from '../arrows';
import { arrowCurve, isAround } from './arrow-curve';
import type { Place } from './geometry';

interface ArrowLinesProps {
  readonly arrows: readonly Arrow[];
  readonly places: readonly Place[];
  readonly layout: LayoutName;
}

/** The plan on the board: attacks solid, moves dashed, impossible ones dotted and crossed. */
export function ArrowLines({ arrows, places, layout }: ArrowLinesProps) {
  const anchors = new Map(places.map((place) => [place.id, place[layout].unit]));
  return (
    <g pointerEvents="none">
      {arrows.map((arrow) => {
        const from = anchors.get(arrow.from);
        const to = anchors.get(arrow.to);
        return from === undefined || to === undefined ? null : (
          <ArrowLine key={arrow.key} arrow={arrow} from={from} to={to} />
        );
      })}
    </g>
  );
}

function ArrowLine({ arrow, from, to }: { arrow: Arrow; from: Point; to: Point }) {
  const curve = arrowCurve(from, to);
  const d = pathOf(curve);
  // A number in the middle would hide a short arrow, so it is beside its curve.
  const middle = `translate(${(isAround(from, to) ? curve.bend : pointOn(curve, 0.5)).join(' ')})`;
  if (arrow.kind === 'refused')
    return (
      <g>
        <path d={d} stroke="var(--map-halo)" strokeWidth="8" opacity=".8" />
        <path d={d} stroke="var(--signal)" strokeWidth="4" strokeDasharray="4 7" />
        <g transform={middle}>
          <circle r="11" fill="var(--signal)" stroke="var(--map-halo)" strokeWidth="2" />
          <path d="m-4-4 8 8M4-4l-8 8" stroke="var(--on-signal)" strokeWidth="2.4" strokeLinecap="round" />
        </g>
      </g>
    );
  return (
    <g>
      <path d={d} stroke="var(--map-halo)" strokeWidth="10" />
      <path
        d={d}
        stroke="var(--map-ink)"
        strokeWidth="5"
        strokeDasharray={arrow.kind === 'move' ? '9 6' : undefined}
        markerEnd="url(#head)"
      />
      {arrow.number === null ? null : (
        <g transform={middle}>
          <rect
            x="-10"
            y="-11"
            width="20"
            height="22"
            rx="3"
            fill="var(--map-ink)"
            stroke="var(--map-halo)"
            strokeWidth="2"
          />
          <text y="5.5" className="bullet-letter">
            {arrow.number}
          </text>
        </g>
      )}
    </g>
  );
}
