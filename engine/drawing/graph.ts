import { type Drawing, type DrawnSpace, LONGEST_PATH, type Point } from './drawing';

/** The width of the drawing; it is lower for small maps. */
const WIDTH = 1000;
const ROUNDS = 300;
/** The angle between neighbours of a sunflower, by which no two points of the beginning are in line. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5));
/** How far a force of attraction to the middle keeps parts of a map together that no border connects. */
const GRAVITY = 0.05;

/** A space as a graph shows it: `next` are the spaces next to it, `coasts` its locations such as "spa/nc". */
export interface Node {
  readonly id: string;
  readonly isWater: boolean;
  readonly next: readonly string[];
  readonly coasts?: readonly string[];
}

/**
 * A drawing of a map that has none: a disc for each water and a hexagon for each land, with a line for each border.
 * Borders pull spaces together and all spaces push each other away (Fruchterman and Reingold, "Graph Drawing by
 * Force-directed Placement", 1991), always in the same way for the same map.
 */
export function graphDrawing(spaces: readonly Node[]): Drawing {
  const height = spaces.length <= 40 ? 600 : spaces.length <= 100 ? 800 : WIDTH;
  const radius = Math.min(36, 0.38 * Math.sqrt((WIDTH * height) / spaces.length));
  const borders = bordersOf(spaces);
  const points = placed(spaces, borders, { height, radius });
  return {
    viewBox: [0, 0, WIDTH, height],
    spaces: spaces.map((space, at) => shapeOf(space, points[at] ?? [0, 0], radius)),
    decorations: linesOf(borders, points, radius).map((path) => ({ path, role: 'line' as const })),
  };
}

/** The borders between spaces as pairs of their numbers, each once. */
function bordersOf(spaces: readonly Node[]): readonly (readonly [number, number])[] {
  const numbers = new Map(spaces.map(({ id }, at) => [id, at]));
  return spaces.flatMap((space, at) => {
    const next = new Set(space.next.map((to) => numbers.get(to) ?? -1));
    return [...next].filter((other) => other > at).map((other) => [at, other] as const);
  });
}

interface Room {
  readonly height: number;
  readonly radius: number;
}

function placed(
  spaces: readonly Node[],
  borders: readonly (readonly [number, number])[],
  room: Room,
): readonly Point[] {
  const count = spaces.length;
  const xs = new Float64Array(count);
  const ys = new Float64Array(count);
  for (const [turn, at] of fromOneEnd(count, borders).entries()) {
    const far = Math.sqrt((turn + 0.5) / count);
    xs[at] = far * Math.cos(turn * GOLDEN);
    ys[at] = far * Math.sin(turn * GOLDEN);
  }
  const ideal = Math.sqrt(Math.PI / count);
  for (let round = 0; round < ROUNDS; round += 1) {
    const [forceX, forceY] = forces(xs, ys, borders, ideal);
    const most = 0.2 * (1 - round / ROUNDS);
    for (let at = 0; at < count; at += 1) {
      const [x, y] = [forceX[at] ?? 0, forceY[at] ?? 0];
      const step = Math.min(most, Math.hypot(x, y)) / (Math.hypot(x, y) || 1);
      xs[at] = (xs[at] ?? 0) + x * step;
      ys[at] = (ys[at] ?? 0) + y * step;
    }
  }
  return apart(fitted(xs, ys, room), room);
}

/** The numbers of spaces by their distance in borders from one of them: neighbours begin near each other. */
function fromOneEnd(count: number, borders: readonly (readonly [number, number])[]): readonly number[] {
  const next = Array.from({ length: count }, (): number[] => []);
  for (const [one, other] of borders) {
    next[one]?.push(other);
    next[other]?.push(one);
  }
  const seen = new Set<number>();
  for (let start = 0; start < count; start += 1) {
    const queue = seen.has(start) ? [] : [start];
    for (const at of queue) {
      if (seen.has(at)) continue;
      seen.add(at);
      queue.push(...(next[at] ?? []));
    }
  }
  return [...seen];
}

function forces(
  xs: Float64Array,
  ys: Float64Array,
  borders: readonly (readonly [number, number])[],
  ideal: number,
): readonly [Float64Array, Float64Array] {
  const count = xs.length;
  const forceX = xs.map((x) => -GRAVITY * x);
  const forceY = ys.map((y) => -GRAVITY * y);
  const push = (one: number, other: number, strength: (distance: number) => number) => {
    const [right, down] = [(xs[one] ?? 0) - (xs[other] ?? 0), (ys[one] ?? 0) - (ys[other] ?? 0)];
    const distance = Math.sqrt(right * right + down * down) || 1e-6;
    const share = strength(distance) / distance;
    forceX[one] = (forceX[one] ?? 0) + right * share;
    forceY[one] = (forceY[one] ?? 0) + down * share;
    forceX[other] = (forceX[other] ?? 0) - right * share;
    forceY[other] = (forceY[other] ?? 0) - down * share;
  };
  for (let one = 0; one < count; one += 1)
    for (let other = one + 1; other < count; other += 1)
      push(one, other, (distance) => ideal ** 2 / distance);
  for (const [one, other] of borders) push(one, other, (distance) => -(distance ** 2) / ideal);
  return [forceX, forceY];
}

/** The points stretched over the drawing. */
function fitted(xs: Float64Array, ys: Float64Array, { height, radius }: Room): Point[] {
  const stretch = (values: Float64Array, length: number) => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    const free = length - 2 * (radius + 6);
    return [...values].map((value) => radius + 6 + (free * (value - least)) / (most - least || 1));
  };
  const down = stretch(ys, height);
  return stretch(xs, WIDTH).map((x, at): Point => [x, down[at] ?? 0]);
}

/** The points moved until none is on another, as far as there is room. */
function apart(points: Point[], { height, radius }: Room): readonly Point[] {
  const least = 2 * radius + 6;
  const within = (value: number, length: number) =>
    Math.min(length - radius - 2, Math.max(radius + 2, value));
  for (let round = 0; round < ROUNDS; round += 1) {
    let moved = false;
    for (let one = 0; one < points.length; one += 1)
      for (let other = one + 1; other < points.length; other += 1) {
        const [first, second] = [points[one] ?? [0, 0], points[other] ?? [0, 0]];
        const [right, down] = [second[0] - first[0], second[1] - first[1]];
        const distance = Math.hypot(right, down);
        if (distance >= least) continue;
        moved = true;
        // Two points in one place part at the angle of their numbers.
        const [x, y] =
          distance < 1e-6 ? [Math.cos(other), Math.sin(other)] : [right / distance, down / distance];
        const by = (least - distance) / 2 + 0.5;
        points[one] = [within(first[0] - x * by, WIDTH), within(first[1] - y * by, height)];
        points[other] = [within(second[0] + x * by, WIDTH), within(second[1] + y * by, height)];
      }
    if (!moved) break;
  }
  return points;
}

function shapeOf(space: Node, [x, y]: Point, radius: number): DrawnSpace {
  const { id, isWater, coasts = [] } = space;
  const corner = (number: number) => {
    const angle = (number * Math.PI) / 3;
    return `${tenth(x + radius * Math.cos(angle))} ${tenth(y + radius * Math.sin(angle))}`;
  };
  const r = tenth(radius);
  const path = isWater
    ? `M${tenth(x - r)} ${tenth(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
    : `M${[0, 1, 2, 3, 4, 5].map(corner).join('L')}Z`;
  const sides: Readonly<Record<string, Point>> = { nc: [0, -1], sc: [0, 1], ec: [1, 0], wc: [-1, 0] };
  const berths = coasts.map((coast): readonly [string, Point] => {
    const [right, down] = sides[coast.split('/')[1] ?? ''] ?? [0, 0];
    return [coast, [tenth(x + right * radius * 0.7), tenth(y + down * radius * 0.7)]];
  });
  return {
    ...{ id, path, unit: [tenth(x), tenth(y - radius / 5)], label: [tenth(x), tenth(y + radius * 0.75)] },
    ...(berths.length > 0 && { coasts: Object.fromEntries(berths) }),
  };
}

/** The lines of borders, from edge to edge, in as few paths as a file allows. */
function linesOf(
  borders: readonly (readonly [number, number])[],
  points: readonly Point[],
  radius: number,
): readonly string[] {
  const paths: string[] = [];
  for (const [one, other] of borders) {
    const [from, to] = [points[one] ?? [0, 0], points[other] ?? [0, 0]];
    const distance = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (distance <= 2 * radius) continue;
    const part = radius / distance;
    const at = (share: number) =>
      `${tenth(from[0] + (to[0] - from[0]) * share)} ${tenth(from[1] + (to[1] - from[1]) * share)}`;
    const line = `M${at(part)}L${at(1 - part)}`;
    const last = paths.at(-1);
    if (last !== undefined && last.length + line.length <= LONGEST_PATH)
      paths[paths.length - 1] = last + line;
    else paths.push(line);
  }
  return paths;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
