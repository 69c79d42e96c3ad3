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
      style={{ fontSize: size, strokeWidth: size / 4.2 }}
      transform={`translate(${x} ${y}) rotate(${rotate})`}
    >
      {lines.map((line, index) => (
        <tspan key={line} x="0" y={((index - (lines.length - 1) / 2) * 1.02 + 0.34) * size}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
