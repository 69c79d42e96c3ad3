import type { LayoutName } from '../../../components/map/map-frame';
import type { Label, Place } from './size';

const LARGEST_SHORT = 22;

/** The names of all areas: written out where there is room, else as abbreviations. */
export function Names({ places, layout }: { places: readonly Place[]; layout: LayoutName }) {
  const short = layout === 'compact';
  return (
    <g pointerEvents="none">
      {places.map(({ id, name, abbr, sea, echo, ...place }) => {
        const { label } = place[layout];
        const size = short ? Math.min(LARGEST_SHORT, label.size) : label.size;
        return (
          <g key={id}>
            <Name lines={short ? [abbr] : (label.lines ?? [name])} at={label} size={size} sea={sea} />
            {echo === null ? null : (
              <Name
                lines={short ? [abbr] : (echo.lines ?? [name])}
                at={echo}
                size={short ? size * 0.75 : echo.size}
                sea
              />
            )}
          </g>
        );
      })}
    </g>
  );
}

interface NameProps {
  readonly lines: readonly string[];
  readonly at: Label;
  readonly size: number;
  readonly sea: boolean;
}

function Name({ lines, at, size, sea }: NameProps) {
  return (
    <text
      className={sea ? 'sea-label' : 'land-label'}
      style={{ fontSize: size, strokeWidth: size / 4.2 }}
      transform={`translate(${at.x} ${at.y})`}
    >
      {lines.map((line, index) => (
        <tspan key={line} x="0" y={((index - (lines.length - 1) / 2) * 1.02 + 0.34) * size}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
