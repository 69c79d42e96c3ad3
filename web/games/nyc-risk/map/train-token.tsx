import type { Point } from '../../../components/map/places';

/** The A-train where it stands: a taxi-yellow bullet, in every light. */
export function TrainToken({ at }: { at: Point | undefined }) {
  if (at === undefined) return null;
  return (
    <g transform={`translate(${at[0]} ${at[1]})`} pointerEvents="none">
      <circle r="17" fill="var(--map-halo)" />
      <circle r="15" className="train-token" />
      <text y="6" className="train-letter">
        A
      </text>
    </g>
  );
}
