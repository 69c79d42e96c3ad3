import { STOPS } from './shapes';

/** The A-train's line through the city: discs for local stops, rings for express ones. */
export function TrainLine() {
  const d = `M${STOPS.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  return (
    <g strokeLinejoin="round">
      <path d={d} stroke="var(--map-halo)" strokeWidth="7.5" />
      <path d={d} stroke="var(--map-ink)" strokeWidth="3.6" />
      {STOPS.map(({ id, x, y, kind }) =>
        kind === 'express' ? (
          <circle
            key={id}
            cx={x}
            cy={y}
            r="4.6"
            fill="var(--map-halo)"
            stroke="var(--map-ink)"
            strokeWidth="2"
          />
        ) : (
          <circle key={id} cx={x} cy={y} r="3" fill="var(--map-ink)" />
        ),
      )}
    </g>
  );
}
