import { distance, neighbours, SPACES, type Space, seatOf, spaceOf } from '../map';
import { FACTIONS, type Faction, type Position, type SpaceId, TURRETONS, type Unit } from '../types';

/** What a player sees at a glance: who stands where, who owns what, and what is worth going for. */
export interface Scene {
  readonly position: Position;
  readonly own: Faction;
  readonly unitsAt: ReadonlyMap<SpaceId, readonly Unit[]>;
  readonly guards: ReadonlyMap<SpaceId, Faction>;
  /** Stars that the faction does not hold. */
  readonly goals: readonly Space[];
  /** How much each space is worth going to, as far as it has been asked. */
  readonly appeals: Map<Space, number>;
}

/** Looks at a position with the eyes of a faction. */
export function sceneOf(position: Position, own: Faction): Scene {
  const unitsAt = new Map<SpaceId, Unit[]>();
  for (const unit of position.units) {
    const there = unitsAt.get(unit.space);
    if (there) there.push(unit);
    else unitsAt.set(unit.space, [unit]);
  }
  const guards = new Map<SpaceId, Faction>();
  for (const name of TURRETONS) {
    const loyal = position.turretons[name];
    if (loyal) guards.set(seatOf(name).id, loyal);
  }
  const goals = STARS.filter((space) => ownerOf(position, unitsAt, space) !== own);
  return { position, own, unitsAt, guards, goals, appeals: new Map() };
}

const STARS = SPACES.filter((space) => space.star);

function ownerOf(
  position: Position,
  unitsAt: ReadonlyMap<SpaceId, readonly Unit[]>,
  space: Space,
): Faction | undefined {
  return space.land ? position.control[space.id] : unitsAt.get(space.id)?.[0]?.faction;
}

/** Whose units or Turreton are in a space. */
export function holderOf({ unitsAt, guards }: Scene, space: SpaceId): Faction | undefined {
  return unitsAt.get(space)?.[0]?.faction ?? guards.get(space);
}

/** How strongly a space would be held if everybody there stayed. */
export function resistance({ unitsAt, guards, position }: Scene, space: SpaceId): number {
  const units = unitsAt.get(space) ?? [];
  const holder = units[0]?.faction;
  const flag = holder && position.homes[holder] === space ? 1 : 0;
  return units.length + flag + (guards.has(space) ? 2 : 0);
}

/** The most units with which any one other faction could go for a space next turn. */
export function threat({ unitsAt, own }: Scene, space: Space, against: 'attack' | 'entry'): number {
  const counts = new Map<Faction, number>();
  for (const near of neighbours(space)) {
    if (near.land !== space.land && against === 'attack') continue;
    for (const { faction } of unitsAt.get(near.id) ?? [])
      if (faction !== own) counts.set(faction, (counts.get(faction) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

/** How much a faction wants to be in a space: stars it lacks, and the way towards them. */
export function appeal(scene: Scene, space: Space): number {
  let known = scene.appeals.get(space);
  if (known === undefined) {
    known = appealOf(scene, space);
    scene.appeals.set(space, known);
  }
  return known;
}

function appealOf(scene: Scene, space: Space): number {
  const isGoal = scene.goals.includes(space);
  const base = FACTIONS.some(
    (faction) => faction !== scene.own && scene.position.homes[faction] === space.id,
  );
  let pull = isGoal ? (base ? 14 : 10) : 0;
  for (const goal of scene.goals) {
    const steps = distance(space, goal);
    if (steps > 0 && steps <= 4) pull += 2 / (steps * steps);
  }
  if (space.land && scene.position.control[space.id] !== scene.own) pull += 0.5;
  return pull;
}

/** What a faction would lose with a space. */
export function worth(scene: Scene, space: SpaceId): number {
  if (scene.position.homes[scene.own] === space) return 20;
  return spaceOf(space).star ? 8 : 0;
}
