import { type Costs, faultCosts, pairAt } from './costs';
import type { Design } from './designs';
import { seatsInRound } from './designs/seats';
import { cheapestAssignment } from './matching/assignment';
import { designBehind, pointsOf } from './numbering';
import { PRICES, type SeatingProblem } from './problem';
import { type Places, seatingCost } from './search';

/** A round from the design, and the price of its repeated meetings and of pairs to be kept apart. */
export interface DesignRound {
  readonly places: Places;
  readonly faults: number;
}

/** The round of a design with the fewest faults, the first of equals; undefined if no design fits. */
export function roundOfDesign(problem: SeatingProblem, costs: Costs, seed: string): DesignRound | undefined {
  const { players } = problem;
  const points = problem.points ?? pointsOf(problem, seed);
  const design = points && designBehind(problem, points);
  if (points?.length !== players.length || design === undefined) return undefined;
  const numbers = new Map(players.map(({ id }, number) => [id, number]));
  const playerAt = points.map((id) => numbers.get(id) ?? 0);
  if (new Set(playerAt).size !== players.length) return undefined;
  const { round, faults } = leastFaulty(design, playerAt, faultCosts(problem));
  const places = seatsInRound(design, round).map((point) => playerAt[point] ?? 0);
  return { places: withBestSeats(withSeatsNamed(places, costs), costs), faults };
}

function leastFaulty(
  design: Design,
  playerAt: readonly number[],
  costs: ReadonlyMap<number, number>,
): { round: number; faults: number } {
  let best = { round: 0, faults: Number.POSITIVE_INFINITY };
  for (let round = 0; round < design.classes && best.faults > 0; round += 1) {
    let faults = 0;
    for (const block of design.blocks(round))
      for (const [at, one] of block.entries())
        for (const other of block.slice(at + 1))
          faults += costs.get(pairAt(playerAt[one] ?? 0, playerAt[other] ?? 0)) ?? 0;
    if (faults < best.faults) best = { round, faults };
  }
  return best;
}

/**
 * A design does not name seats: they are named at the lowest price. In a group of rounds that distributes the seats,
 * only the names of the first round avoid repetitions, so these are kept.
 */
function withSeatsNamed(places: Places, costs: Costs): Places {
  const { boardSize } = costs;
  const price = (from: number, to: number) => {
    let sum = 0;
    for (let place = from; place < places.length; place += boardSize)
      sum += costs.seat[(places[place] ?? 0) * boardSize + to] ?? 0;
    return sum;
  };
  const names = cheapestAssignment(boardSize, price);
  const named = places.slice();
  for (const [place, player] of places.entries()) {
    const seat = place % boardSize;
    named[place - seat + (names[seat] ?? 0)] = player;
  }
  return named;
}

/** The same boards with the cheapest seats of each, if that repeats fewer seats than the design does. */
function withBestSeats(places: Places, costs: Costs): Places {
  const { boardSize } = costs;
  const best = places.slice();
  for (let first = 0; first < places.length; first += boardSize) {
    const board = places.slice(first, first + boardSize);
    const price = (at: number, seat: number) => costs.seat[(board[at] ?? 0) * boardSize + seat] ?? 0;
    const seats = cheapestAssignment(boardSize, price);
    for (const [at, player] of board.entries()) best[first + (seats[at] ?? 0)] = player;
  }
  const leastRepeat = boardSize === 2 ? PRICES.sideAgain : PRICES.seatAgain;
  return seatingCost(places, costs) - seatingCost(best, costs) < leastRepeat ? places : best;
}
