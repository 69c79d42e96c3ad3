import { hoursApart } from './costs';
import {
  apartPairs,
  type Entrant,
  pairsOf,
  type SeatedBoard,
  type SeatingProblem,
  sectionProblem,
} from './problem';

/** The verifiable facts about a seating: how it was made, and how often it breaks each wish. */
export interface Certificate {
  readonly seed: string;
  readonly round: number;
  readonly method: 'exact-design' | 'cheapest-pairs' | 'all-compared' | 'search' | 'by-hand';
  /** The version of the draw algorithm; if absent, the first. */
  readonly algorithm?: number | undefined;
  /** The minimised sum (docs/seating.md). */
  readonly cost: number;
  /** Pairs on one board that should have been kept apart. */
  readonly apart: readonly (readonly [string, string])[];
  /** Pairs that meet again, with the number of their meetings so far. */
  readonly meetAgain: readonly { readonly pair: readonly [string, string]; readonly times: number }[];
  /** No seating of this round can have fewer repeated meetings than this, given the meetings so far. */
  readonly fewestMeetings: number;
  /** Players in a seat that they have held before. */
  readonly seatAgain: readonly { readonly player: string; readonly seat: string; readonly times: number }[];
  /** Players who got their preferred seat, among those who named any. */
  readonly firstChoices: { readonly met: number; readonly of: number };
  /**
   * The mean difference in hours between the clocks of pairs on one board, for players who gave a zone; null if none
   * did.
   */
  readonly hoursApart: number | null;
}

type Made = Pick<Certificate, 'seed' | 'round' | 'method' | 'algorithm' | 'cost'>;

export function certify(problem: SeatingProblem, boards: readonly SeatedBoard[], made: Made): Certificate {
  const { earlier } = problem;
  const met = counted(earlier.flatMap((board) => pairsOf(Object.values(board)).map(pairKey)));
  const held = counted(
    earlier.flatMap((board) => Object.entries(board).map(([seat, player]) => `${player} ${seat}`)),
  );
  const pairs = boards.flatMap((board) => pairsOf(Object.values(board)));
  const together = new Set(pairs.map(pairKey));
  return {
    ...made,
    apart: apartPairs(problem).filter((pair) => together.has(pairKey(pair))),
    meetAgain: pairs.flatMap((pair) => {
      const times = met.get(pairKey(pair)) ?? 0;
      return times === 0 ? [] : [{ pair, times: times + 1 }];
    }),
    fewestMeetings: fewestMeetings(problem),
    seatAgain: boards.flatMap((board) =>
      Object.entries(board).flatMap(([seat, player]) => {
        const times = held.get(`${player} ${seat}`) ?? 0;
        return times === 0 ? [] : [{ player, seat, times: times + 1 }];
      }),
    ),
    firstChoices: firstChoices(problem, boards),
    hoursApart: meanHoursApart(problem, pairs),
  };
}

/**
 * A player with fewer strangers left than a board has opponents must meet a known one again. Players who have left
 * count neither as strangers nor as met.
 * @param counts whose meetings count
 */
export function fewestMeetings(problem: SeatingProblem, counts = among(problem.players)): number {
  const { players, seats, earlier, sections } = problem;
  if (sections !== undefined)
    return sections
      .map((section) => sectionProblem(problem, section))
      .reduce((sum, alone) => sum + fewestMeetings(alone), 0);
  const opponents = seats.length - 1;
  const known = new Map<string, number>();
  const met = new Set(earlier.flatMap((board) => pairsOf(Object.values(board).filter(counts)).map(pairKey)));
  for (const key of met) for (const id of key.split(' ')) known.set(id, (known.get(id) ?? 0) + 1);
  const forced = players.map(({ id }) =>
    Math.max(0, opponents - (players.length - 1 - (known.get(id) ?? 0))),
  );
  return Math.ceil(forced.reduce((sum, repeats) => sum + repeats, 0) / 2);
}

function among(players: readonly Entrant[]): (id: string) => boolean {
  const ids = new Set(players.map(({ id }) => id));
  return (id) => ids.has(id);
}

function meanHoursApart(
  { players }: SeatingProblem,
  pairs: readonly (readonly [string, string])[],
): number | null {
  const byId = new Map(players.map((player) => [player.id, player]));
  const hours = pairs.flatMap(([first, second]) => {
    const [one, other] = [byId.get(first), byId.get(second)];
    return one && other ? (hoursApart(one, other) ?? []) : [];
  });
  return hours.length === 0 ? null : hours.reduce((sum, apart) => sum + apart, 0) / hours.length;
}

function firstChoices(
  { players }: SeatingProblem,
  boards: readonly SeatedBoard[],
): { met: number; of: number } {
  const seatOf = new Map(
    boards.flatMap((board) => Object.entries(board).map(([seat, player]) => [player, seat])),
  );
  const named = players.filter(({ prefers }) => prefers !== undefined && prefers.length > 0);
  return { met: named.filter(({ id, prefers }) => prefers?.[0] === seatOf.get(id)).length, of: named.length };
}

function counted(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function pairKey([one, other]: readonly [string, string]): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}
