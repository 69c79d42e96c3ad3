import type { Random } from '../../random';
import { type Costs, pairAt } from './costs';

/** A seating during the search: place `board * boardSize + seat` holds a player. */
export type Places = Int32Array;

/** The length of the search, in swaps tried. Fixed, not timed, so that anyone can repeat it. */
const TRIES = 3_000_000;

/**
 * Threshold accepting (Dueck and Scheuer 1990): random swaps of two players, accepted if they cost no more than a
 * threshold that falls to 0; the best seating seen is kept. Whole numbers only, so every machine finds the same.
 * @param from "anywhere" starts with a threshold that leaves nothing of the start; "near" accepts no swap that costs
 * more
 */
export function improved(start: Places, costs: Costs, random: Random, from: 'anywhere' | 'near'): Places {
  const places = start.slice();
  const tries = from === 'anywhere' ? TRIES : TRIES / 10;
  let cost = totalCost(places, costs);
  let lowest = cost;
  // Swaps since the best seating, to return to it: with thousands of players, copying each would take minutes.
  let since: number[] = [];
  const first = from === 'near' ? 0 : Math.max(1, Math.round(startingThreshold(costs)));
  for (let attempt = 0; attempt < tries && lowest > 0; attempt += 1) {
    const threshold = Math.floor((first * Math.max(0, tries * 0.7 - attempt)) / tries);
    const one = random.draw(0, places.length - 1);
    const other = random.draw(0, places.length - 1);
    const change = changeOf(places, one, other, costs);
    if (change > threshold) continue;
    swap(places, one, other);
    since.push(one, other);
    cost += change;
    if (cost >= lowest) continue;
    lowest = cost;
    since = [];
  }
  for (let last = since.length - 2; last >= 0; last -= 2)
    swap(places, since[last] ?? 0, since[last + 1] ?? 0);
  return places;
}

/** About the price of one repeated meeting. */
function startingThreshold({ pair }: Costs): number {
  let sum = 0;
  let counted = 0;
  for (const price of pair)
    if (price > 0 && price < 10_000) {
      sum += price;
      counted += 1;
    }
  return counted === 0 ? 1 : sum / counted;
}

export function swap(places: Places, one: number, other: number): void {
  const moved = places[one] ?? 0;
  places[one] = places[other] ?? 0;
  places[other] = moved;
}

/** The change of the price if the players in two places are swapped. */
function changeOf(places: Places, one: number, other: number, costs: Costs): number {
  const { boardSize } = costs;
  if (one === other) return 0;
  const [a, b] = [places[one] ?? 0, places[other] ?? 0];
  const boardA = Math.floor(one / boardSize);
  const boardB = Math.floor(other / boardSize);
  const seats =
    seatCost(costs, a, other) + seatCost(costs, b, one) - seatCost(costs, a, one) - seatCost(costs, b, other);
  if (boardA === boardB) return seats;
  const boards =
    boardCost(costs, a, boardB) +
    boardCost(costs, b, boardA) -
    boardCost(costs, a, boardA) -
    boardCost(costs, b, boardB);
  return seats + boards + companyChange(places, costs, a, b, boardA, boardB);
}

/** The change of the pair prices of two players who change boards. */
function companyChange(
  places: Places,
  costs: Costs,
  a: number,
  b: number,
  boardA: number,
  boardB: number,
): number {
  const { boardSize, pair } = costs;
  let change = 0;
  for (let seat = 0; seat < boardSize; seat += 1) {
    const atA = places[boardA * boardSize + seat] ?? 0;
    const atB = places[boardB * boardSize + seat] ?? 0;
    if (atA !== a) change += (pair[pairAt(b, atA)] ?? 0) - (pair[pairAt(a, atA)] ?? 0);
    if (atB !== b) change += (pair[pairAt(a, atB)] ?? 0) - (pair[pairAt(b, atB)] ?? 0);
  }
  return change;
}

function seatCost({ seat, boardSize }: Costs, player: number, place: number): number {
  return seat[player * boardSize + (place % boardSize)] ?? 0;
}

function boardCost({ board, players, boardSize }: Costs, player: number, at: number): number {
  return board.length === 0 ? 0 : (board[player * (players / boardSize) + at] ?? 0);
}

/** The price of only the seats. */
export function seatingCost(places: Places, costs: Costs): number {
  return places.reduce((sum, player, place) => sum + seatCost(costs, player, place), 0);
}

/** The price of the player in a place: for the seat, for the board, and for the players in the places before it. */
export function placeCost(places: Places, place: number, costs: Costs): number {
  const { boardSize, pair } = costs;
  const player = places[place] ?? 0;
  const board = Math.floor(place / boardSize);
  let cost = seatCost(costs, player, place) + boardCost(costs, player, board);
  for (let other = board * boardSize; other < place; other += 1)
    cost += pair[pairAt(player, places[other] ?? 0)] ?? 0;
  return cost;
}

/** The price of a whole seating. */
export function totalCost(places: Places, costs: Costs): number {
  return places.reduce((sum, _, place) => sum + placeCost(places, place, costs), 0);
}
