import type { BySeat, GameSystem } from '../../../engine/game';
import type { EndKind, Outcome } from '../../../engine/game/outcome';
import { type CorrectedEnd, RESULT_RULINGS, type RulingRecord } from '../ruling/rulings.records';

export type ResultState = 'as-played' | 'corrected' | 'void';

/** The part of a ruling that determines how a game ended. */
export type RuledEnd = Pick<RulingRecord, 'number' | 'kind' | 'end'>;

/** The end of a board: by its position, or by the last ruling on its result. */
export interface BoardEnd {
  readonly figures: BySeat<Readonly<Record<string, number>>>;
  readonly outcome: Outcome | null;
  readonly result: ResultState;
  /** The number of the ruling; 0 without one. */
  readonly revision: number;
  /** The written places and years of a board, if they were not determined by the game itself. */
  readonly written?: WrittenEnd;
}

/** The years of a written result in which seats were eliminated, and the number of years played, if it states them. */
export interface WrittenEnd {
  readonly out: BySeat<number>;
  readonly years?: number | undefined;
}

const ON_RESULTS: ReadonlySet<RulingRecord['kind']> = new Set(RESULT_RULINGS);

/** The end of a position after the rulings of its game. A void game keeps the result of play. */
export function endOf(system: GameSystem, position: unknown, rulings: readonly RuledEnd[]): BoardEnd {
  const played = { figures: system.figures(position), outcome: system.outcome(position) };
  // A game that was ended by a ruling has no result of play that could be restored.
  const ruling = rulings.findLast(
    ({ kind }) => ON_RESULTS.has(kind) && (kind !== 'restore' || played.outcome !== null),
  );
  if (ruling === undefined) return { ...played, result: 'as-played', revision: 0 };
  const revision = ruling.number;
  // A board at a real table waits for its result again.
  if (ruling.kind === 'empty') return { ...played, result: 'as-played', revision };
  if (ruling.kind === 'void')
    return { ...played, outcome: played.outcome ?? nobodysEnd(played.figures), result: 'void', revision };
  if (ruling.end === undefined) return { ...played, result: 'as-played', revision };
  const corrected = { ...correctedEnd(ruling.end), result: 'corrected', revision } as const;
  return ruling.kind === 'correct' ? { ...corrected, written: writtenEnd(ruling.end) } : corrected;
}

/** The end of a game that was abandoned and is not scored. */
function nobodysEnd(figures: BoardEnd['figures']): Outcome {
  return { type: 'void', end: 'draw', winners: [], placing: [Object.keys(figures)] };
}

function writtenEnd({ seats, years }: CorrectedEnd): WrittenEnd {
  const out = seats.flatMap(({ seat, out: year }) => (year === undefined ? [] : [[seat, year] as const]));
  return { out: Object.fromEntries(out), years };
}

const END_OF: Readonly<Record<CorrectedEnd['ending'], EndKind>> = {
  won: 'solo',
  shared: 'draw',
  points: 'points',
  time: 'time',
};

/** A correction in the platform's terms. */
function correctedEnd({ ending, seats }: CorrectedEnd): Pick<BoardEnd, 'figures' | 'outcome'> {
  const places = [...new Set(seats.map(({ place }) => place))].sort((one, other) => one - other);
  const placing = places.map((place) => seats.filter((one) => one.place === place).map(({ seat }) => seat));
  return {
    figures: Object.fromEntries(seats.map(({ seat, figures }) => [seat, figures])),
    outcome: {
      type: ending === 'time' ? 'year-limit' : 'ruling',
      end: END_OF[ending],
      winners: placing[0] ?? [],
      placing,
    },
  };
}
