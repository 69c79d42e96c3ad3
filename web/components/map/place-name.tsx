import type { Label } from './places';

interface PlaceNameProps {
  readonly lines: readonly string[];
  readonly at: Label;
  readonly size: number;
  readonly on: 'land' | 'water' | 'sea';
}

/** The name of a place on a map, its lines around its anchor. */
export function PlaceName({ lines, at: { x, y, rotate = 0 }, size, on }: PlaceNameProps) {
  return (
    <text
      className={`${on}-label`}
      style={{ fontSize: hundredths(size), strokeWidth: hundredths(size / 4.2) }}
      transform={`translate(${x} ${y}) rotate(${rotate})`}
    >
      {lines.map((line, index) => (
        <tspan key={line} x="0" y={hundredths(((index - (lines.length - 1) / 2) * 1.02 + 0.34) * size)}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** More digits of a map's unit are not visible, and a table would send them twice for each of its places. */
function hundredths(size: number): number {
  return Math.round(size * 100) / 100;
}
