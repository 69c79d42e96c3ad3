import type { SeatId } from '../../game';
import type { AreaId, Force, Point } from '../types';
import { copyOf, gainOf, put, type Scene } from './scene';

/** Points chosen one after the other, each the best in its place, with their total gain. */
export interface Picked {
  readonly points: readonly Point[];
  readonly gain: number;
}

export interface Choice {
  readonly areas: readonly AreaId[];
  readonly builds: number;
  readonly reductions: number;
  readonly total: number;
}

/** Chooses points up to a number; none that would not help. */
export function pickPoints(start: Scene, { areas, builds, reductions, total }: Choice): Picked {
  const scene = copyOf(start);
  const points: Point[] = [];
  let gain = 0;
  let left = { build: builds, reduce: reductions };
  while (points.length < total) {
    const best = bestPoint(scene, areas, left);
    if (best === undefined) break;
    put(scene, best.point.area, best.after);
    points.push(best.point);
    gain += best.gain;
    left = { ...left, [best.point.do]: left[best.point.do] - 1 };
  }
  return { points, gain };
}

interface Step {
  readonly point: Point;
  readonly after: Force | undefined;
  readonly gain: number;
}

function bestPoint(
  scene: Scene,
  areas: readonly AreaId[],
  left: Readonly<Record<Point['do'], number>>,
): Step | undefined {
  let best: Step | undefined;
  for (const area of areas) {
    const step = stepAt(scene, area);
    if (step === undefined || left[step.point.do] === 0) continue;
    if (step.gain > (best?.gain ?? 0)) best = step;
  }
  return best;
}

/** The one possible point in an area: a Build if it is empty or its Force is the seat's own, else a Reduction. */
function stepAt(scene: Scene, area: AreaId): Step | undefined {
  const force = scene.forces.get(area);
  if (force === undefined) return stepTo(scene, area, 'build', { seat: scene.own, full: false });
  if (force.seat !== scene.own) return stepTo(scene, area, 'reduce', weakened(force));
  return force.full ? undefined : stepTo(scene, area, 'build', { seat: scene.own, full: true });
}

function stepTo(scene: Scene, area: AreaId, what: Point['do'], after: Force | undefined): Step {
  return { point: { do: what, area }, after, gain: gainOf(scene, area, after) };
}

function weakened(force: Force | undefined): Force | undefined {
  return force?.full ? { seat: force.seat, full: false } : undefined;
}

/** A number of Reductions on one seat: the most useful ones or, on its own Forces, the cheapest. */
export function pickReductions(
  start: Scene,
  seat: SeatId,
  count: number,
): { readonly areas: readonly AreaId[]; readonly gain: number } {
  const scene = copyOf(start);
  const areas: AreaId[] = [];
  let gain = 0;
  while (areas.length < count) {
    let best: Step | undefined;
    for (const [area, force] of [...scene.forces]) {
      if (force.seat !== seat) continue;
      const step = stepTo(scene, area, 'reduce', weakened(force));
      if (best === undefined || step.gain > best.gain) best = step;
    }
    if (best === undefined) break;
    put(scene, best.point.area, best.after);
    areas.push(best.point.area);
    gain += best.gain;
  }
  return { areas, gain };
}
