import svgpath from 'svgpath';
import type { Point } from '../../../drawing/drawing';

/** The outline of a space as points along it, on a drawing a thousand units wide. */
export interface Outline {
  readonly id: string;
  readonly points: readonly Point[];
}

/** The distance of points along an outline, and the parts into which a curve is cut. */
const STEP = 2;
const PARTS = 8;
/** Outlines meet where this many of their points are this near each other: more than at a corner. */
const NEAR = 4;
const MEETING = 8;
/** The most points of one outline. */
const MOST_POINTS = 5000;
/** In how many columns and rows the middle of a space is looked for. */
const GRID = 20;

/** Points along a path, a few units apart. */
export function pointsAlong(path: string): readonly Point[] {
  const points: Point[] = [];
  let at: Point = [0, 0];
  let start: Point = [0, 0];
  const lineTo = (to: Point) => {
    const parts = Math.min(1000, Math.max(1, Math.ceil(Math.hypot(to[0] - at[0], to[1] - at[1]) / STEP)));
    for (let part = 1; part <= parts && points.length < MOST_POINTS; part += 1)
      points.push(between(at, to, part / parts));
    at = to;
  };
  // What is filled is closed, whether its path says so or not.
  const close = () => {
    if (points.length > 0) lineTo(start);
  };
  svgpath(path)
    .abs()
    .unarc()
    .unshort()
    .iterate(([letter, ...values]) => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values as number[];
      if (letter === 'M') {
        close();
        at = [a, b];
        start = at;
        points.push(at);
      } else if (letter === 'L') lineTo([a, b]);
      else if (letter === 'H') lineTo([a, at[1]]);
      else if (letter === 'V') lineTo([at[0], a]);
      else if (letter === 'Q') curve(at, [a, b], [a, b], [c, d]).forEach(lineTo);
      else if (letter === 'C') curve(at, [a, b], [c, d], [e, f]).forEach(lineTo);
      else if (letter === 'Z' || letter === 'z') close();
    });
  close();
  return points;
}

/** Points on a curve. One with a single control point is near enough one with that point twice. */
function curve(from: Point, one: Point, other: Point, to: Point): readonly Point[] {
  return Array.from({ length: PARTS }, (_, part) => {
    const t = (part + 1) / PARTS;
    const [first, middle, last] = [between(from, one, t), between(one, other, t), between(other, to, t)];
    return between(between(first, middle, t), between(middle, last, t), t);
  });
}

function between([x, y]: Point, [toX, toY]: Point, part: number): Point {
  return [x + (toX - x) * part, y + (toY - y) * part];
}

/** For each outline those that it meets along a border, in the order of their ids. */
export function neighboursOf(outlines: readonly Outline[]): ReadonlyMap<string, readonly string[]> {
  const cells = new Map<string, { readonly owner: number; readonly point: Point }[]>();
  const cellOf = ([x, y]: Point, right = 0, down = 0) =>
    `${Math.floor(x / NEAR) + right} ${Math.floor(y / NEAR) + down}`;
  for (const [owner, { points }] of outlines.entries())
    for (const point of points) {
      const cell = cells.get(cellOf(point));
      if (cell === undefined) cells.set(cellOf(point), [{ owner, point }]);
      else cell.push({ owner, point });
    }
  const meetings = outlines.map(() => new Map<number, number>());
  for (const [owner, { points }] of outlines.entries())
    for (const point of points)
      for (const other of near(point, (right, down) => cells.get(cellOf(point, right, down)) ?? []))
        if (other !== owner) meetings[owner]?.set(other, (meetings[owner]?.get(other) ?? 0) + 1);
  return new Map(
    outlines.map(({ id }, one) => {
      const next = outlines.flatMap((outline, other) => {
        const count = Math.max(meetings[one]?.get(other) ?? 0, meetings[other]?.get(one) ?? 0);
        return count >= MEETING ? [outline.id] : [];
      });
      return [id, next.sort()];
    }),
  );
}

function near(
  [x, y]: Point,
  cell: (right: number, down: number) => readonly { readonly owner: number; readonly point: Point }[],
): ReadonlySet<number> {
  const found = new Set<number>();
  for (const right of [-1, 0, 1])
    for (const down of [-1, 0, 1])
      for (const { owner, point } of cell(right, down))
        if (Math.hypot(point[0] - x, point[1] - y) <= NEAR) found.add(owner);
  return found;
}

/** The point of a grid inside an outline that is farthest from it; the middle of its points if none is inside. */
export function middleOf(points: readonly Point[]): Point {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [smallest(xs), smallest(ys)];
  const [width, height] = [-smallest(xs.map((x) => -x)) - left, -smallest(ys.map((y) => -y)) - top];
  let best: Point = [left + width / 2, top + height / 2];
  let room = 0;
  for (let column = 0; column < GRID; column += 1)
    for (let row = 0; row < GRID; row += 1) {
      const point: Point = [left + ((column + 0.5) * width) / GRID, top + ((row + 0.5) * height) / GRID];
      if (!isInside(point, points)) continue;
      const free = points.reduce(
        (least, [x, y]) => Math.min(least, Math.hypot(x - point[0], y - point[1])),
        1e9,
      );
      if (free > room) [best, room] = [point, free];
    }
  return best;
}

function smallest(numbers: readonly number[]): number {
  return numbers.reduce((least, one) => Math.min(least, one), numbers[0] ?? 0);
}

/** Whether a line from the point to the right crosses the outline an odd number of times. */
function isInside([x, y]: Point, points: readonly Point[]): boolean {
  let inside = false;
  for (const [at, [toX, toY]] of points.entries()) {
    const [fromX, fromY] = points.at(at - 1) ?? [toX, toY];
    // From one part of an outline to the next there is no line.
    if (Math.hypot(toX - fromX, toY - fromY) > STEP + 1) continue;
    if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) inside = !inside;
  }
  return inside;
}
