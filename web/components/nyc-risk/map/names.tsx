import type { LayoutName } from '../../map/map-frame';
import type { Label, Place } from './size';

const LARGEST_SHORT = 18.5;

/** The names of all hoods: written out where there is room, else as abbreviations. */
export function Names({ places, layout }: { places: readonly Place[]; layout: LayoutName }) {
  return (
    <g pointerEvents="none">
      {places.map((place) => (
        <Name key={place.id} place={place} label={place[layout].label} short={layout === 'compact'} />
      ))}
    </g>
  );
}

function Name({ place, label, short }: { place: Place; label: Label; short: boolean }) {
  const lines = short ? [place.abbr] : (label.lines ?? [place.name]);
  const size = short ? Math.min(LARGEST_SHORT, label.size * 1.1) : label.size;
  return (
    <text
      className="land-label"
      style={{ fontSize: size, strokeWidth: size / 4.2 }}
      transform={`translate(${label.x} ${label.y}) rotate(${label.rotate ?? 0})`}
    >
      {lines.map((line, index) => (
        <tspan key={line} x="0" y={((index - (lines.length - 1) / 2) * 1.02 + 0.34) * size}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
