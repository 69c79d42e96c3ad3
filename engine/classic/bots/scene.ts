import { type Atlas, distance, type Province, touches } from '../data/atlas';
import type { Position, Power, Unit } from '../types';

/** A position from the point of view of a power. */
export interface Scene {
  readonly atlas: Atlas;
  readonly position: Position;
  readonly own: Power;
  /** By province index: its unit. */
  readonly holders: readonly (Unit | undefined)[];
  /** By province index: the value of occupying it. */
  readonly worth: readonly number[];
  /** By province index: how close valuable provinces are. */
  readonly pull: readonly number[];
}

const NEUTRAL = 12;
const HOSTILE = 9;
const THREATENED = 7;

/** The view of a power on a position. */
export function sceneOf(atlas: Atlas, position: Position, own: Power): Scene {
  const { centres, provinces, provinceOf } = atlas;
  const holders: (Unit | undefined)[] = provinces.map(() => undefined);
  for (const unit of position.units) holders[provinceOf(unit.at).index] = unit;
  const worth = provinces.map((province) => worthOf(atlas, position, own, province));
  const wanted = centres.filter(({ index, id }) => position.centres[id] !== own && (worth[index] ?? 0) > 0);
  const pull = provinces.map((province) =>
    wanted.reduce((sum, centre) => sum + (worth[centre.index] ?? 0) / 4 ** distance(province, centre), 0),
  );
  return { atlas, position, own, holders, worth, pull };
}

function worthOf(atlas: Atlas, position: Position, own: Power, province: Province): number {
  if (!province.centre) return 0;
  const owner = position.centres[province.id];
  if (owner === undefined) return NEUTRAL;
  if (owner !== own) return HOSTILE;
  return threat(atlas, position, own, province) > 0 ? THREATENED : 0;
}

/** How many units of other powers can reach a province. */
export function threat({ locationOf }: Atlas, { units }: Position, own: Power, province: Province): number {
  let count = 0;
  for (const { power, kind, at } of units)
    if (power !== own && touches(kind === 'fleet', locationOf(at), province)) count += 1;
  return count;
}

/**
 * The value of a position for a power: centres it owns or occupies, those it may lose, and valuable provinces nearby.
 */
export function outlook(atlas: Atlas, position: Position, own: Power): number {
  if (position.outcome) return position.outcome.winners.includes(own) ? 1000 : -1000;
  const scene = sceneOf(atlas, position, own);
  let score = 0;
  for (const { id, index } of atlas.centres) {
    const holder = scene.holders[index];
    if (holder ? holder.power === own : position.centres[id] === own) score += 10;
  }
  for (const unit of position.units) {
    const { index } = atlas.provinceOf(unit.at);
    if (unit.power === own) score += 3 + (scene.pull[index] ?? 0) / 4;
    else score -= 1;
  }
  return score;
}
