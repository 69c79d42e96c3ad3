import { type Design, designOf, upTo } from './design';
import { type Field, fieldOf, primeOf } from './field';

/**
 * Boards with one player of each of k groups: in round m, player (x, y) is on board y - m x of a field of g elements, g
 * at least k. Two players of different groups meet in at most one of the g rounds, two of one group in none. If the
 * number of boards is not a power of a prime, the players are split into as few such designs as possible: 98 on boards
 * of 7 into two of 49.
 */
export function transversal(points: number, size: number): Design | undefined {
  const orders = primePowers(points / size, size);
  if (orders === undefined) return undefined;
  const fields = orders.flatMap((order) => fieldOf(order) ?? []);
  const starts = orders.map((_, at) => size * orders.slice(0, at).reduce((sum, order) => sum + order, 0));
  const blocks = (round: number) =>
    fields.flatMap((field, at) =>
      boards(field, size, round).map((board) => board.map((point) => (starts[at] ?? 0) + point)),
    );
  const groups = orders.flatMap((order, at) =>
    upTo(size).map((x) => upTo(order).map((y) => (starts[at] ?? 0) + x * order + y)),
  );
  return designOf(points, size, Math.min(...orders), blocks, groups);
}

function boards(field: Field, size: number, round: number): readonly (readonly number[])[] {
  const { order } = field;
  return upTo(order).map((board) =>
    upTo(size).map((x) => x * order + field.plus(board, field.times(round, x))),
  );
}

/** A sum of as few prime powers as possible, none below `least`, with the smallest as large as possible. */
function primePowers(sum: number, least: number): readonly number[] | undefined {
  for (const count of [1, 2, 3]) {
    const found = parts(sum, least, count);
    if (found !== undefined) return found;
  }
  return undefined;
}

function parts(sum: number, least: number, count: number): readonly number[] | undefined {
  if (count === 1) return sum >= least && primeOf(sum) !== undefined ? [sum] : undefined;
  for (let smallest = Math.floor(sum / count); smallest >= least; smallest -= 1) {
    if (primeOf(smallest) === undefined) continue;
    const others = parts(sum - smallest, smallest, count - 1);
    if (others !== undefined) return [smallest, ...others];
  }
  return undefined;
}
