import { type Random, shuffled } from '../core/random';
import type { SeatId } from '../game';

/** One board of an earlier round, as the draw remembers it: which player sat where. */
export type SeatedBoard = Readonly<Record<SeatId, string>>;

/** Boards are full when the number of players is a multiple of the number of seats. */
export interface DrawInput {
  readonly players: readonly string[];
  readonly seats: readonly SeatId[];
  readonly earlier: readonly SeatedBoard[];
}

/**
 * Deals players onto boards and seats so that opponents and seats repeat as little as possible: a random deal,
 * improved by exchanging pairs of players until no exchange helps. Costs are squared counts of earlier meetings
 * and of turns in the same seat. The same stream gives the same draw.
 */
export function drawBoards({ players, seats, earlier }: DrawInput, random: Random): SeatedBoard[] {
  const places = shuffled(players, random);
  const met = meetings(earlier);
  const sat = timesInSeat(earlier);
  let improved = true;
  while (improved) {
    improved = false;
    for (let one = 0; one < places.length; one += 1)
      for (let other = one + 1; other < places.length; other += 1)
        if (exchangeHelps(places, one, other, seats, met, sat)) improved = true;
  }
  return boardsOf(places, seats);
}

type Counts = ReadonlyMap<string, number>;

function exchangeHelps(
  places: string[],
  one: number,
  other: number,
  seats: readonly SeatId[],
  met: Counts,
  sat: Counts,
): boolean {
  const affected = [boardOf(one, seats.length), boardOf(other, seats.length)];
  const cost = () =>
    [...new Set(affected)].reduce((sum, board) => sum + boardCost(places, board, seats, met, sat), 0);
  const before = cost();
  exchange(places, one, other);
  if (cost() < before) return true;
  exchange(places, one, other);
  return false;
}

function boardCost(
  places: readonly string[],
  board: number,
  seats: readonly SeatId[],
  met: Counts,
  sat: Counts,
): number {
  const players = places.slice(board * seats.length, (board + 1) * seats.length);
  let cost = 0;
  players.forEach((player, index) => {
    cost += (sat.get(`${player} ${seats[index]}`) ?? 0) ** 2;
    for (const opponent of players.slice(index + 1)) cost += (met.get(pairKey(player, opponent)) ?? 0) ** 2;
  });
  return cost;
}

function boardsOf(places: readonly string[], seats: readonly SeatId[]): SeatedBoard[] {
  const boards: SeatedBoard[] = [];
  for (let first = 0; first < places.length; first += seats.length)
    boards.push(
      Object.fromEntries(
        seats.slice(0, places.length - first).map((seat, at) => [seat, places[first + at] ?? '']),
      ),
    );
  return boards;
}

function boardOf(place: number, size: number): number {
  return Math.floor(place / size);
}

function exchange(places: string[], one: number, other: number): void {
  const moved = places[one] ?? '';
  places[one] = places[other] ?? '';
  places[other] = moved;
}

function meetings(boards: readonly SeatedBoard[]): Counts {
  const counts = new Map<string, number>();
  for (const board of boards) {
    const players = Object.values(board);
    players.forEach((player, index) => {
      for (const opponent of players.slice(index + 1)) raise(counts, pairKey(player, opponent));
    });
  }
  return counts;
}

function timesInSeat(boards: readonly SeatedBoard[]): Counts {
  const counts = new Map<string, number>();
  for (const board of boards)
    for (const [seat, player] of Object.entries(board)) raise(counts, `${player} ${seat}`);
  return counts;
}

function pairKey(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

function raise(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
