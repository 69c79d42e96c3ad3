import { pointOf } from '../../../components/map/map-file';
import type { Label, Point } from '../../../components/map/places';
import { Passages } from './passages';
import { BEYOND, BOROUGH_OUTLINES, DRAWN_HOODS, WATERS } from './shapes';
import { TrainLine } from './train-line';

/** Everything above the owners' colours: streets, borough borders, crossings, the A-train's line, airports, stadiums. */
export function Relief() {
  return (
    <g fill="none" pointerEvents="none">
      <g stroke="var(--skin-ground)" strokeWidth="4.5" strokeLinejoin="round">
        {DRAWN_HOODS.map(({ id }) => (
          <use key={id} href={`#hood-${id}`} />
        ))}
      </g>
      <use href="#coast" stroke="var(--skin-line)" strokeWidth="1.5" />
      <g stroke="var(--map-ink)" strokeWidth="2.6" strokeLinejoin="round" opacity=".78">
        {BOROUGH_OUTLINES.map(({ id, d }) => (
          <path key={id} d={d} />
        ))}
      </g>
      {BEYOND.map(({ id, name, label }) =>
        label === undefined ? null : <Lettering key={id} name={name} label={label} className="beyond-name" />,
      )}
      {WATERS.map((water) => (
        <Lettering key={water.name} name={water.name} label={water} className="water-label" />
      ))}
      <Passages />
      <TrainLine />
      {DRAWN_HOODS.map(({ id, airport, stadium }) => (
        <g key={id}>
          {airport === undefined ? null : <Airport at={pointOf(airport)} />}
          {stadium === undefined ? null : <Stadium at={pointOf(stadium)} />}
        </g>
      ))}
    </g>
  );
}

function Lettering({ name, label, className }: { name: string; label: Label; className: string }) {
  const size = Math.max(12.5, label.size * 1.1);
  return (
    <text
      className={className}
      style={{ fontSize: size, strokeWidth: 4 }}
      transform={`translate(${label.x} ${label.y}) rotate(${label.rotate ?? 0})`}
    >
      {name}
    </text>
  );
}

function Airport({ at }: { at: Point }) {
  return (
    <g transform={`translate(${at[0]} ${at[1]})`}>
      <circle r="12" fill="var(--map-halo)" stroke="var(--map-ink)" strokeWidth="1.8" />
      <use href="#plane" fill="var(--map-ink)" />
    </g>
  );
}

function Stadium({ at }: { at: Point }) {
  return (
    <g transform={`translate(${at[0]} ${at[1]}) rotate(45)`}>
      <rect
        x="-8.6"
        y="-8.6"
        width="17.2"
        height="17.2"
        rx="1.5"
        fill="var(--map-halo)"
        stroke="var(--map-ink)"
        strokeWidth="2"
      />
      <rect x="-4" y="-4" width="8" height="8" fill="var(--map-ink)" />
    </g>
  );
}
