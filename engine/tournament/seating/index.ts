import { shuffled } from '../../core/shuffled';
import { textRandom } from '../../random';
import { type Certificate, certify } from './certificate';
import { type Costs, costsOf } from './costs';
import { exactRound } from './design';
import type { SeatedBoard, SeatingProblem } from './problem';
import { improved, type Places, totalCost } from './search';

export interface Seating {
  readonly boards: readonly SeatedBoard[];
  readonly certificate: Certificate;
}

/**
 * Seats a round from a published seed: as the exact design has it where it fits and costs nothing, else by search.
 * The same problem, seed and round give the same boards anywhere. What is minimised stands in docs/seating.md.
 * @throws RangeError if the players do not fill boards exactly
 */
export function seatRound(problem: SeatingProblem, seed: string, round: number): Seating {
  const { players, seats } = problem;
  if (players.length % seats.length !== 0)
    throw new RangeError(`${players.length} players do not fill boards of ${seats.length}`);
  const costs = costsOf(problem);
  const exact = exactPlaces(problem, seed);
  const places = exact ?? searchedPlaces(problem, costs, `${seed}:round:${round}`);
  const boards = boardsFrom(problem, places);
  const method = exact === undefined ? 'search' : 'exact-design';
  return {
    boards,
    certificate: certify(problem, boards, { seed, round, method, cost: totalCost(places, costs) }),
  };
}

/**
 * A round of the exact design that repeats nothing; its players are numbered by the seed, the same in every round. Hours
 * between clocks do not send a round to the search: meeting nobody twice is worth more.
 */
function exactPlaces(problem: SeatingProblem, seed: string): Places | undefined {
  const { players, seats } = problem;
  if (players.length !== seats.length ** 2) return undefined;
  const costs = costsOf({ ...problem, players: players.map((player) => ({ ...player, hours: undefined })) });
  const sorted = players.map((_, number) => number);
  sorted.sort((one, other) => compare(players[one]?.id ?? '', players[other]?.id ?? ''));
  const numbers = shuffled(sorted, textRandom(`${seed}:design`));
  for (let line = 0; line < seats.length; line += 1) {
    const places = exactRound(players.length, seats.length, line)?.map((number) => numbers[number] ?? 0);
    if (places && totalCost(places, costs) === 0) return places;
  }
  return undefined;
}

function searchedPlaces({ players }: SeatingProblem, costs: Costs, text: string): Places {
  const random = textRandom(text);
  const start = Int32Array.from(
    shuffled(
      players.map((_, number) => number),
      random,
    ),
  );
  return improved(start, costs, random);
}

function boardsFrom({ players, seats }: SeatingProblem, places: Places): readonly SeatedBoard[] {
  return Array.from({ length: places.length / seats.length }, (_, board) =>
    Object.fromEntries(
      seats.map((seat, at) => [seat, players[places[board * seats.length + at] ?? 0]?.id ?? '']),
    ),
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
