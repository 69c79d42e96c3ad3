import { type Design, upTo } from './design';

/**
 * Seats for the boards of one round of a design. Its rounds are grouped, as many as a board has seats, and in each
 * group every player holds each seat exactly once: players and boards form a graph in which each has as many neighbours
 * as there are seats, and such a graph decomposes into perfect matchings, one for each seat (König 1916).
 * @returns points by place: `board * size + seat`
 */
export function seatsInRound(design: Design, round: number): Int32Array {
  const { points, size, classes } = design;
  const first = round - (round % size);
  // A last group of rounds that is too short is filled up with unused rounds.
  const rounds = upTo(size).map((at) => design.blocks((first + at) % classes));
  const free = adjacency(rounds, points);
  const places = new Int32Array(points);
  const boards = points / size;
  for (let seat = 0; seat < size; seat += 1)
    for (const [board, point] of perfectMatching(free).entries()) {
      free[point]?.splice(free[point].indexOf(board), 1);
      const own = board - (round - first) * boards;
      if (own >= 0 && own < boards) places[own * size + seat] = point;
    }
  return places;
}

/** For each point the boards on which it has no seat yet, numbered through all rounds. */
function adjacency(rounds: readonly (readonly (readonly number[])[])[], points: number): number[][] {
  const boardsOf: number[][] = upTo(points).map(() => []);
  for (const [board, block] of rounds.flat().entries())
    for (const point of block) boardsOf[point]?.push(board);
  return boardsOf;
}

/** A different board for each point, by augmenting paths; the result holds the point of each board. */
function perfectMatching(boardsOf: readonly (readonly number[])[]): Int32Array {
  const pointOf = new Int32Array(boardsOf.length).fill(-1);
  for (const start of boardsOf.keys()) place(start, boardsOf, pointOf);
  return pointOf;
}

/**
 * Finds a board for a point: a free one, or one whose holder finds another. Paths can be as long as there are players,
 * so they are stored in a list and not on the call stack.
 */
function place(start: number, boardsOf: readonly (readonly number[])[], pointOf: Int32Array): void {
  const tried = new Set<number>();
  const path = [{ point: start, next: 0 }];
  for (let last = path.at(-1); last !== undefined; last = path.at(-1)) {
    const board = boardsOf[last.point]?.[last.next];
    last.next += 1;
    if (board === undefined) path.pop();
    else if (!tried.has(board)) {
      tried.add(board);
      const holder = pointOf[board] ?? -1;
      if (holder >= 0) path.push({ point: holder, next: 0 });
      else break;
    }
  }
  // Every point on the path takes the board that it tried last.
  for (const { point, next } of path) {
    const board = boardsOf[point]?.[next - 1];
    if (board !== undefined) pointOf[board] = point;
  }
}
