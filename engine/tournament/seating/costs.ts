import type { SeatId } from '../../game';
import { apartPairs, type Entrant, PRICES, pairsOf, type SeatedBoard, type SeatingProblem } from './problem';
import { deviationsOf, groupsOf, isPlayer, potsOf } from './strength';

/** Prices of a round by number of player, board and seat, so that the search only adds. All whole numbers. */
export interface Costs {
  readonly players: number;
  readonly boardSize: number;
  /** The price of two players on one board, at `pairAt`: for ten thousand players that is 200 MB. */
  readonly pair: Int32Array;
  /** The price of a player in a seat: `seat[player * boardSize + seat]`. */
  readonly seat: Int32Array;
  /** The price of a player on a board: `board[player * boards + board]`; empty if all boards are equal. */
  readonly board: Int32Array;
}

/** The index of a pair among the prices of pairs, in either order. */
export function pairAt(one: number, other: number): number {
  return one < other ? (other * (other - 1)) / 2 + one : (one * (one - 1)) / 2 + other;
}

/** @param lots the text whose lots decide which of equal players belong to which pot */
export function costsOf(problem: SeatingProblem, lots: string): Costs {
  const { players, seats, earlier, strength = 'ignore' } = problem;
  const count = players.length;
  const numbers = new Map(players.map(({ id }, number) => [id, number]));
  const pair = new Int32Array((count * (count - 1)) / 2);
  const bands = strength === 'swiss' && seats.length > 2;
  for (const [at, price] of faultCosts(problem)) pair[at] = price;
  if (strength === 'balance') addBalance(pair, players);
  if (strength === 'pots') addPots(pair, potsOf(players, seats.length, lots));
  if (strength === 'swiss' && !bands) addGroupsBetween(pair, players);
  addHours(pair, players);
  return {
    players: count,
    boardSize: seats.length,
    pair,
    seat: seatCosts(players, numbers, seats, earlier),
    board: bands ? bandCosts(players, seats.length) : new Int32Array(0),
  };
}

type Numbers = ReadonlyMap<string, number>;

/**
 * Faults that a round should avoid: players on one board who are to be kept apart, or who have met. A small part of all
 * pairs, by `pairAt`.
 */
export function faultCosts(problem: SeatingProblem): ReadonlyMap<number, number> {
  const numbers = new Map(problem.players.map(({ id }, number) => [id, number]));
  const faults = new Map<number, number>();
  const { metAgain, apart: together } = pricesOf(problem);
  const add = (key: string, price: number) => {
    const [one = '', other = ''] = key.split(' ');
    const [first, second] = [numbers.get(one), numbers.get(other)];
    if (first === undefined || second === undefined || first === second) return;
    const at = pairAt(first, second);
    faults.set(at, (faults.get(at) ?? 0) + price);
  };
  for (const [key, times] of countedPairs(problem.earlier.flatMap((board) => pairsOf(Object.values(board)))))
    add(key, metAgain * Math.min(times, 10) ** 2);
  // Two players who avoid each other are one pair.
  for (const key of countedPairs(apartPairs(problem)).keys()) add(key, together);
  return faults;
}

function pricesOf({ seats, strength }: Pick<SeatingProblem, 'seats' | 'strength'>) {
  if (strength !== 'swiss') return PRICES;
  return { ...PRICES, ...(seats.length === 2 ? PRICES.swissOfTwo : PRICES.swiss) };
}

/** How often each pair occurs, in either order; keys are the two ids. */
function countedPairs(pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [one, other] of pairs) {
    const key = one < other ? `${one} ${other}` : `${other} ${one}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Pairs are compared in the order of `pairAt`, without a list of them. */
function addHours(pair: Int32Array, players: readonly Entrant[]): void {
  const minding = players.flatMap(({ hours }, number) => (hours === undefined ? [] : [{ number, hours }]));
  for (const [count, one] of minding.entries())
    for (let before = 0; before < count; before += 1) {
      const other = minding[before] ?? one;
      const at = pairAt(one.number, other.number);
      pair[at] = (pair[at] ?? 0) + Math.round(PRICES.hourApart * betweenClocks(one.hours, other.hours));
    }
}

/** Hours between two clocks, the shorter way around the globe; null unless both players gave a zone. */
export function hoursApart(one: Entrant, other: Entrant): number | null {
  if (one.hours === undefined || other.hours === undefined) return null;
  return betweenClocks(one.hours, other.hours);
}

function betweenClocks(one: number, other: number): number {
  const apart = Math.abs(one - other);
  return Math.min(apart, 24 - apart);
}

function addToPairs(pair: Int32Array, players: number, price: (one: number, other: number) => number): void {
  let at = 0;
  for (let one = 1; one < players; one += 1)
    for (let other = 0; other < one; other += 1) {
      pair[at] = (pair[at] ?? 0) + Math.round(price(one, other));
      at += 1;
    }
}

/**
 * Equal sums: the product of two deviations is half of what a pair adds to the square of their board's sum. A constant
 * added to all pairs makes the cheapest one free; it is the same for every seating.
 */
function addBalance(pair: Int32Array, players: readonly Entrant[]): void {
  const deviations = deviationsOf(players);
  const widest = Math.max(...deviations.map(Math.abs));
  addToPairs(
    pair,
    players.length,
    (one, other) => PRICES.strength * ((deviations[one] ?? 0) * (deviations[other] ?? 0) + widest ** 2),
  );
}

function addPots(pair: Int32Array, pots: readonly number[]): void {
  addToPairs(pair, pots.length, (one, other) => (pots[one] === pots[other] ? 4 * PRICES.strength : 0));
}

/** Swiss on boards of two: the square of the number of score groups between two players. */
function addGroupsBetween(pair: Int32Array, players: readonly Entrant[]): void {
  const groupOf = new Map(groupsOf(players).flatMap((group, at) => group.map((number) => [number, at])));
  addToPairs(pair, players.length, (one, other) => {
    const between = Math.abs((groupOf.get(one) ?? 0) - (groupOf.get(other) ?? 0));
    return PRICES.strength * Math.min(between, 100) ** 2;
  });
}

/**
 * Swiss on larger boards: the strongest group on the first boards, and so on. A group has all boards that its ranks
 * reach into; any of its players may play on any of these. A board too high or too low costs the square of the
 * distance. The last boards are those with an empty seat.
 */
function bandCosts(players: readonly Entrant[], boardSize: number): Int32Array {
  const boards = players.length / boardSize;
  const playing = players.filter(isPlayer).length;
  const fullBoards = boards - (players.length - playing);
  const boardOf = (rank: number) =>
    rank < fullBoards * boardSize
      ? Math.floor(rank / boardSize)
      : fullBoards + Math.floor((rank - fullBoards * boardSize) / (boardSize - 1));
  const costs = new Int32Array(players.length * boards);
  let ranked = 0;
  for (const group of groupsOf(players)) {
    const highest = ranked < playing ? boardOf(ranked) : fullBoards;
    ranked += group.length;
    const lowest = ranked <= playing ? boardOf(ranked - 1) : boards - 1;
    for (const player of group)
      for (let board = 0; board < boards; board += 1)
        costs[player * boards + board] = PRICES.strength * Math.max(0, highest - board, board - lowest) ** 2;
  }
  return costs;
}

function seatCosts(
  players: readonly Entrant[],
  numbers: Numbers,
  seats: readonly SeatId[],
  earlier: readonly SeatedBoard[],
): Int32Array {
  const held = new Int32Array(players.length * seats.length);
  for (const board of earlier)
    for (const [at, seat] of seats.entries()) {
      const player = numbers.get(board[seat] ?? '');
      if (player !== undefined)
        held[player * seats.length + at] = (held[player * seats.length + at] ?? 0) + 1;
    }
  const costs = seats.length === 2 ? sideCosts(held) : held.map((times) => PRICES.seatAgain * times ** 2);
  for (const [player, { prefers = [] }] of players.entries())
    for (const [at, seat] of seats.entries()) {
      const liked = prefers.indexOf(seat);
      const place = liked < 0 ? prefers.length : liked;
      costs[player * seats.length + at] =
        (costs[player * seats.length + at] ?? 0) + PRICES.preference * place;
    }
  return costs;
}

/**
 * With two seats, each is held again every other round; the price is the square of how much more often than the other
 * one.
 */
function sideCosts(held: Int32Array): Int32Array {
  return held.map((times, at) => PRICES.sideAgain * Math.max(0, times - (held[at ^ 1] ?? 0)) ** 2);
}
