import { type Design, designOf, upTo } from './design';
import { type Field, fieldOf } from './field';

/**
 * Boards as the lines of the affine space of dimension d over the field of q elements: q seats, q to the power of d
 * players, parallel lines as a round. Two points are on exactly one line, so all players meet all others exactly once.
 * 16 players on boards of 4 (d = 2) do so in 5 rounds, 64 (d = 3) in 21.
 */
export function affineSpace(points: number, size: number): Design | undefined {
  const field = fieldOf(size);
  const dimension = Math.round(Math.log(points) / Math.log(size));
  if (field === undefined || dimension < 2 || size ** dimension !== points) return undefined;
  const directions = upTo(points).filter((vector) => firstDigit(vector, size) === 1);
  const blocks = (round: number) => linesAlong(directions[round] ?? 1, points, field);
  return designOf(points, size, directions.length, blocks);
}

/** Exactly one multiple of each direction begins with 1. */
function firstDigit(vector: number, base: number): number {
  return vector < base ? vector : firstDigit(Math.floor(vector / base), base);
}

function linesAlong(direction: number, points: number, field: Field): readonly (readonly number[])[] {
  const steps = upTo(field.order).map((factor) =>
    byDigit(direction, 0, field, (digit) => field.times(factor, digit)),
  );
  const taken = new Set<number>();
  const lines: number[][] = [];
  for (const point of upTo(points)) {
    if (taken.has(point)) continue;
    const line = steps.map((step) => byDigit(point, step, field, field.plus));
    for (const other of line) taken.add(other);
    lines.push(line);
  }
  return lines;
}

function byDigit(
  one: number,
  other: number,
  field: Field,
  of: (one: number, other: number) => number,
): number {
  if (one === 0 && other === 0) return 0;
  const { order } = field;
  const rest = byDigit(Math.floor(one / order), Math.floor(other / order), field, of);
  return rest * order + of(one % order, other % order);
}
