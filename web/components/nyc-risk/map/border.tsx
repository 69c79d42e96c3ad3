import { SIZE } from './size';

/** The line around the plan: it stays where it is when the plan is moved. */
export function PlanBorder() {
  return (
    <rect
      className="chart-frame"
      x=".5"
      y=".5"
      width={SIZE.width - 1}
      height={SIZE.height - 1}
      fill="none"
      stroke="var(--map-frame)"
      pointerEvents="none"
    />
  );
}
