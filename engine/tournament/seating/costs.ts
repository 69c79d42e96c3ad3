import type { SeatId } from '../../game';
import { type Entrant, PRICES, type SeatedBoard, type SeatingProblem, type StrengthRule } from './problem';

/** Prices of a round by number of player, board and seat, so that the search only adds. All whole numbers. */
export interface Costs {
  readonly players: number;
  readonly boardSize: number;
  /** What it costs to put two players on one board: `pair[one * players + other]`. */
  readonly pair: Int32Array;
  /** What it costs to give a player a seat: `seat[player * boardSize + seat]`. */
  readonly seat: Int32Array;
  /** What it costs to put a player on a board: `board[player * boards + board]`; empty when all boards are equal. */
  readonly board: Int32Array;
}

export function costsOf({ players, seats, earlier, apart = [], strength = 'ignore' }: SeatingProblem): Costs {
  const count = players.length;
  const numbers = new Map(players.map(({ id }, number) => [id, number]));
  const pair = new Int32Array(count * count);
  addMeetings(pair, numbers, earlier);
  for (const [one, other] of apart) addPair(pair, numbers, one, other, PRICES.apart);
  addStrength(pair, players, seats.length, strength);
  addHours(pair, numbers, players);
  return {
    players: count,
    boardSize: seats.length,
    pair,
    seat: seatCosts(players, numbers, seats, earlier),
    board: strength === 'swiss' ? bandCosts(players, seats.length) : new Int32Array(0),
  };
}

type Numbers = ReadonlyMap<string, number>;

function addPair(pair: Int32Array, numbers: Numbers, one: string, other: string, price: number): void {
  const [first, second] = [numbers.get(one), numbers.get(other)];
  if (first === undefined || second === undefined || first === second) return;
  for (const at of [first * numbers.size + second, second * numbers.size + first])
    pair[at] = (pair[at] ?? 0) + price;
}

function addMeetings(pair: Int32Array, numbers: Numbers, earlier: readonly SeatedBoard[]): void {
  const met = new Map<string, number>();
  for (const board of earlier)
    for (const [one, other] of pairsOf(Object.values(board))) {
      const key = one < other ? `${one} ${other}` : `${other} ${one}`;
      met.set(key, (met.get(key) ?? 0) + 1);
    }
  for (const [key, times] of met) {
    const [one = '', other = ''] = key.split(' ');
    addPair(pair, numbers, one, other, PRICES.metAgain * times ** 2);
  }
}

function addHours(pair: Int32Array, numbers: Numbers, players: readonly Entrant[]): void {
  for (const [one, other] of pairsOf(players)) {
    const hours = hoursApart(one, other);
    if (hours !== null) addPair(pair, numbers, one.id, other.id, Math.round(PRICES.hourApart * hours));
  }
}

/** Hours between two clocks, around the globe the shorter way; null unless both players mind. */
export function hoursApart(one: Entrant, other: Entrant): number | null {
  if (one.hours === undefined || other.hours === undefined) return null;
  const apart = Math.abs(one.hours - other.hours);
  return Math.min(apart, 24 - apart);
}

/** Every two of a list, once. */
export function pairsOf<T>(list: readonly T[]): readonly (readonly [T, T])[] {
  return list.flatMap((one, index) => list.slice(index + 1).map((other) => [one, other] as const));
}

/**
 * Equal sums: the product of two deviations is half of what a pair adds to the square of their board's sum. All pairs
 * cost as much more as makes the cheapest one free, which is the same for every seating.
 */
function addStrength(
  pair: Int32Array,
  players: readonly Entrant[],
  boardSize: number,
  rule: StrengthRule,
): void {
  if (rule !== 'balance' && rule !== 'pots') return;
  const deviations = deviationsOf(players);
  const widest = Math.max(...deviations.map(Math.abs));
  const ranks = ranksOf(players);
  const pots = ranks.map((rank) => Math.floor((rank * boardSize) / players.length));
  for (let one = 0; one < players.length; one += 1)
    for (let other = 0; other < players.length; other += 1) {
      if (one === other) continue;
      const at = one * players.length + other;
      const samePot = pots[one] === pots[other] ? 1 : 0;
      const product = (deviations[one] ?? 0) * (deviations[other] ?? 0) + widest ** 2;
      const price = rule === 'pots' ? 4 * samePot : product;
      pair[at] = (pair[at] ?? 0) + Math.round(price * PRICES.strength);
    }
}

/** Strengths as standard deviations from the mean. */
function deviationsOf(players: readonly Entrant[]): readonly number[] {
  const known = players.flatMap(({ strength }) => strength ?? []);
  const mean = known.reduce((sum, strength) => sum + strength, 0) / Math.max(1, known.length);
  const variance =
    known.reduce((sum, strength) => sum + (strength - mean) ** 2, 0) / Math.max(1, known.length);
  const deviation = Math.sqrt(variance) || 1;
  return players.map(({ strength = mean }) => (strength - mean) / deviation);
}

/** 0 for the strongest; equals in the order of the list. */
function ranksOf(players: readonly Entrant[]): readonly number[] {
  const deviations = deviationsOf(players);
  const order = players.map((_, number) => number);
  order.sort((one, other) => (deviations[other] ?? 0) - (deviations[one] ?? 0) || one - other);
  const ranks = new Array<number>(players.length).fill(0);
  for (const [rank, number] of order.entries()) ranks[number] = rank;
  return ranks;
}

/** Swiss: the strongest on the first board, and so on; a board too high or too low costs the square of the distance. */
function bandCosts(players: readonly Entrant[], boardSize: number): Int32Array {
  const boards = players.length / boardSize;
  const costs = new Int32Array(players.length * boards);
  for (const [player, rank] of ranksOf(players).entries())
    for (let board = 0; board < boards; board += 1)
      costs[player * boards + board] = PRICES.strength * (board - Math.floor(rank / boardSize)) ** 2;
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
  const costs = held.map((times) => PRICES.seatAgain * times ** 2);
  for (const [player, { prefers = [] }] of players.entries())
    for (const [at, seat] of seats.entries()) {
      const liked = prefers.indexOf(seat);
      const place = liked < 0 ? prefers.length : liked;
      costs[player * seats.length + at] =
        (costs[player * seats.length + at] ?? 0) + PRICES.preference * place;
    }
  return costs;
}
