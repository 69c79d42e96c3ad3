import { solidOf } from '../../../components/frame/seats';

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-4.6, -4.6],
    [4.6, 4.6],
  ],
  [
    [-4.6, -4.6],
    [0, 0],
    [4.6, 4.6],
  ],
  [
    [-4.6, -4.6],
    [4.6, -4.6],
    [-4.6, 4.6],
    [4.6, 4.6],
  ],
  [
    [-4.6, -4.6],
    [4.6, -4.6],
    [0, 0],
    [-4.6, 4.6],
    [4.6, 4.6],
  ],
  [
    [-4.6, -4.6],
    [4.6, -4.6],
    [-4.6, 0],
    [4.6, 0],
    [-4.6, 4.6],
    [4.6, 4.6],
  ],
];

interface DiceProps {
  readonly faces: readonly number[];
  /** The owner of the dice; null for those of neutral hoods, of the train and of events. */
  readonly seat: string | null;
  /** For each die, whether it cost a unit. */
  readonly lost?: readonly boolean[];
}

/** Dice as pips; a dashed one cost a unit. Figures beside them show the same. */
export function Dice({ faces, seat, lost = [] }: DiceProps) {
  return (
    <span className="dice" aria-hidden="true">
      {faces.map((face, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw have no other name
        <Die key={index} face={face} seat={seat} lost={lost[index] ?? false} />
      ))}
    </span>
  );
}

function Die({ face, seat, lost }: { face: number; seat: string | null; lost: boolean }) {
  const fill = seat === null ? 'var(--surface)' : `var(--f-${solidOf(seat)})`;
  const pip = seat === null ? 'var(--ink)' : `var(--f-${solidOf(seat)}-on)`;
  return (
    <svg width="26" height="26" viewBox="-10 -10 20 20" aria-hidden="true">
      <rect
        x="-9"
        y="-9"
        width="18"
        height="18"
        rx="4"
        fill={fill}
        stroke="var(--ink)"
        strokeWidth="1.2"
        strokeDasharray={lost ? '3 2' : undefined}
      />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.9" fill={pip} />
      ))}
    </svg>
  );
}
