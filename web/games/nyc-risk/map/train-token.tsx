import type { Point } from '../../../components/map/places';

/** The A-train at its stop: a taxi-yellow bullet, in every theme. */
export function TrainToken({ at }: { at: Point | undefined }) {
  if (at === undefined) return null;
  return (
    <g transform={`translate(${at[0]} ${at[1]})`} pointerEvents="none">
      <circle r="17" fill="var(--map-halo)" />
      <TrainDisc />
      <text y="6" className="train-letter">
        A
      </text>
    </g>
  );
}

/** Taxi yellow is the train's colour in every theme. */
export function TrainDisc() {
  return <circle r="15" fill="#f5c518" stroke="#0e2530" strokeWidth="2.2" />;
}
