import { area, curveBumpX, curveLinear, curveStepAfter, line } from 'd3-shape';

/** A point of a plot: per cent of its width, pixels from its top; null where a line has a gap. */
export type Point = readonly [x: number, y: number] | null;

type Drawn = readonly [x: number, y: number];

/** The course of a line from point to point: straight, as steps that hold until the next, or in waves. */
export const COURSES = { straight: curveLinear, steps: curveStepAfter, waves: curveBumpX } as const;

/** The outline of a line through points, for `d`; a gap ends it and begins another. */
export function linePath(points: readonly Point[], course: keyof typeof COURSES = 'straight'): string {
  const path = line<Point>()
    .defined((point) => point !== null)
    .x((point) => point?.[0] ?? 0)
    .y((point) => point?.[1] ?? 0)
    .curve(COURSES[course])
    .digits(2);
  return path([...points]) ?? '';
}

/** The outline of a band between two lines, for `d`. */
export function bandPath(band: readonly (Readonly<Record<'low' | 'high', Drawn>> | null)[]): string {
  type Edge = (typeof band)[number];
  const path = area<Edge>()
    .defined((edge) => edge !== null)
    .x((edge) => edge?.low[0] ?? 0)
    .y0((edge) => edge?.low[1] ?? 0)
    .y1((edge) => edge?.high[1] ?? 0)
    .digits(2);
  return path([...band]) ?? '';
}
