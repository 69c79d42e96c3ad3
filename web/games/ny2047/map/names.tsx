import type { LayoutName } from '../../../components/map/map-frame';
import type { Label, Place } from './shapes';

/** The names of all spaces: written out where there is room, else as abbreviations. */
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
  const size = short ? label.size * 0.94 : label.size;
  return (
    <text
      className={place.kind === 'water' ? 'water-label' : 'land-label'}
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
