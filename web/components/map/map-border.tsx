import type { Size } from './use-view';

/** The line around a board, which does not move with the board. */
export function MapBorder({ size }: { size: Size }) {
  return (
    <rect
      className="chart-frame"
      x=".5"
      y=".5"
      width={size.width - 1}
      height={size.height - 1}
      fill="none"
      stroke="var(--map-frame)"
      pointerEvents="none"
    />
  );
}
