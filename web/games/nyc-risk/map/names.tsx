import type { LayoutName } from '../../../components/map/map-frame';
import type { Label, Layout, Place } from './size';

const LARGEST_SHORT = 18.5;

interface NamesProps {
  readonly places: readonly Place[];
  /** Where mayors stand: their hats need the room above the armies. */
  readonly mayors: readonly (string | null)[];
  readonly layout: LayoutName;
}

/** The names of all hoods: written out where there is room, else as abbreviations. */
export function Names({ places, mayors, layout }: NamesProps) {
  return (
    <g pointerEvents="none">
      {places.map((place) => (
        <Name
          key={place.id}
          place={place}
          label={mayors.includes(place.id) ? clearOfHat(place[layout]) : place[layout].label}
          short={layout === 'compact'}
        />
      ))}
    </g>
  );
}

const HAT = { height: 28, reach: 20, lift: 11 };

/** A name that stands right above the army moves up for the mayor's hat. */
function clearOfHat({ label, unit: [x, y] }: Layout): Label {
  const above = y - label.y;
  const hidden = Math.abs(label.x - x) < HAT.reach && above > 0 && above < HAT.height + 8;
  return hidden ? { ...label, y: label.y - HAT.lift } : label;
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
