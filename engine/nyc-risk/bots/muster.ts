import { best as bestOf } from '../rules/working-copy';
import type { HoodId, Placement } from '../types';
import { campaignFrom, playOut } from './campaign';
import { idOf, indexOf, type Scene } from './scene';

/** The number of parts that a pool may be divided into. */
const PARTS = [1, 2, 3] as const;

/**
 * The hoods where units help most, all of them together: in front of the best campaign, or where the threat to the seat
 * is greatest.
 */
export function musterOn(scene: Scene, units: number): readonly Placement[] {
  const placed = new Map<number, number>();
  const own = ownHoods(scene);
  for (let left = units; left > 0; ) {
    const { at, count } = bestPart(scene, own, left) ?? { at: mostThreatened(scene, own), count: left };
    if (at < 0) break;
    placed.set(at, (placed.get(at) ?? 0) + count);
    scene.units[at] = (scene.units[at] ?? 0) + count;
    playOut(scene, campaignFrom(scene, at, scene.units[at] ?? 0));
    left -= count;
  }
  return [...placed].map(([at, count]) => ({ to: idOf(at), count }));
}

/** The one hood of several in which these units help most. */
export function bestFor(scene: Scene, hoods: readonly HoodId[], units: number): HoodId | undefined {
  return bestOf(hoods, (hood) => {
    const at = indexOf(hood);
    return rise(scene, at, units) + threatAt(scene, at) / 100;
  });
}

/** The hood and the part of the pool with the highest gain per unit, if that exceeds the value of a unit itself. */
function bestPart(
  scene: Scene,
  hoods: readonly number[],
  pool: number,
): { at: number; count: number } | undefined {
  let found: { at: number; count: number } | undefined;
  let most = scene.worth.unit / 2;
  for (const at of hoods.filter((hood) => isFront(scene, hood)))
    for (const part of PARTS) {
      const count = Math.ceil((pool * part) / PARTS.length);
      const each = rise(scene, at, count) / count;
      if (each <= most) continue;
      most = each;
      found = { at, count };
    }
  return found;
}

/** The increase in the value of a hood's best campaign with these additional units. */
function rise(scene: Scene, at: number, units: number): number {
  const now = scene.units[at] ?? 0;
  return campaignFrom(scene, at, now + units).value - campaignFrom(scene, at, now).value;
}

function ownHoods({ owners, own }: Scene): readonly number[] {
  return owners.flatMap((owner, at) => (owner === own ? [at] : []));
}

/** Whether a neighbour is a neutral hood or one of another seat. */
function isFront({ near, owners, own }: Scene, at: number): boolean {
  return (near[at] ?? []).some((next) => owners[next] !== own);
}

export function frontsOf(scene: Scene): readonly number[] {
  return ownHoods(scene).filter((at) => isFront(scene, at));
}

/** Units of other seats in neighbouring hoods, less its own. */
export function threatAt({ near, owners, units, own }: Scene, at: number): number {
  const against = (near[at] ?? []).filter((next) => owners[next] !== own && owners[next] !== null);
  return against.reduce((sum, next) => sum + (units[next] ?? 0), 0) - (units[at] ?? 0);
}

/** If none of the hoods is a front, the first is taken. */
function mostThreatened(scene: Scene, hoods: readonly number[]): number {
  const fronts = hoods.filter((at) => isFront(scene, at));
  return bestOf(fronts, (at) => threatAt(scene, at)) ?? hoods[0] ?? -1;
}
