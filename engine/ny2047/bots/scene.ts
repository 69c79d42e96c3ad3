import { type Atlas, distance, neighbours, type Space } from '../data/atlas';
import { atlasAt } from '../data/atlases';
import { type Faction, type Position, TURRETONS, type Unit } from '../types';

/** The public facts of a position: who is in each space and who owns it. Tables are indexed by space. */
export interface Ground {
  readonly atlas: Atlas;
  readonly position: Position;
  readonly unitsAt: readonly (readonly Unit[])[];
  /** The side that the Turreton of a space is loyal to. */
  readonly guards: readonly (Faction | undefined)[];
  /** The faction whose home base a space is. */
  readonly bases: readonly (Faction | undefined)[];
  /** The faction that controls a space (10.1, 10.2). */
  readonly owners: readonly (Faction | undefined)[];
  readonly stars: Readonly<Partial<Record<Faction, number>>>;
}

/** The position from the view of one faction. */
export interface Scene {
  readonly ground: Ground;
  readonly own: Faction;
  /** The value of each star that the faction does not hold; 0 for all other spaces. */
  readonly prizes: readonly number[];
  /** The pull of each space on its units, as far as computed. */
  readonly pulls: number[];
}

const STAR_PRIZE = 10;
/** A base is valuable: without it a faction gets no units, and when it loses its last land star it loses everything. */
const BASE_PRIZE = 20;
/** From this number of stars a faction is attacked by the others. */
const LEADING = 7;
const LEAD_PRIZE = 3;
/** A prize one step farther away pulls this much less. */
const FADING = 2.3;

/** Collects the public facts of a position. */
export function groundOf(position: Position): Ground {
  const atlas = atlasAt(position);
  const { spaces, findSpace, seatOf, spaceOf } = atlas;
  const unitsAt: Unit[][] = spaces.map(() => []);
  for (const unit of position.units) unitsAt[spaceOf(unit.space).index]?.push(unit);
  const guards: (Faction | undefined)[] = [];
  for (const name of TURRETONS) guards[seatOf(name).index] = position.turretons[name] ?? undefined;
  const bases: (Faction | undefined)[] = [];
  for (const faction of position.seats) {
    const base = findSpace(position.homes[faction]);
    if (base) bases[base.index] = faction;
  }
  const owners = spaces.map((space) =>
    space.land ? position.control[space.id] : unitsAt[space.index]?.[0]?.faction,
  );
  const stars: Partial<Record<Faction, number>> = {};
  for (const { index } of atlas.stars) {
    const owner = owners[index];
    if (owner) stars[owner] = (stars[owner] ?? 0) + 1;
  }
  return { atlas, position, unitsAt, guards, bases, owners, stars };
}

/** Adds the view of one faction. */
export function sceneOf(ground: Ground, own: Faction): Scene {
  const prizes: number[] = new Array(ground.atlas.spaces.length).fill(0);
  for (const { index } of ground.atlas.stars) prizes[index] = prizeOf(ground, own, index);
  return { ground, own, prizes, pulls: [] };
}

/** Enemy bases are worth more than other stars, and those of a leader more than those of others. */
function prizeOf({ owners, bases, stars }: Ground, own: Faction, index: number): number {
  const owner = owners[index];
  if (owner === own) return 0;
  const base = bases[index];
  const lead = owner ? Math.max(0, (stars[owner] ?? 0) - LEADING) : 0;
  return STAR_PRIZE + (base && base !== own ? BASE_PRIZE : 0) + LEAD_PRIZE * lead;
}

/** The faction whose units or Turreton are in a space. */
export function holderOf({ unitsAt, guards }: Ground, { index }: Space): Faction | undefined {
  return unitsAt[index]?.[0]?.faction ?? guards[index];
}

/** The strength with which a space would be held if all units there stayed (7.2). */
export function resistance({ unitsAt, guards, bases }: Ground, { index }: Space): number {
  const units = unitsAt[index] ?? [];
  const flag = units[0] && bases[index] === units[0].faction ? 1 : 0;
  return units.length + flag + (guards[index] ? 2 : 0);
}

/** The most units that any one other faction could send against a space next turn. */
export function threat(ground: Ground, own: Faction, space: Space, against: 'attack' | 'entry'): number {
  let most = 0;
  const counts: Partial<Record<Faction, number>> = {};
  for (const near of neighbours(space)) {
    if (near.land !== space.land && against === 'attack') continue;
    for (const { faction } of ground.unitsAt[near.index] ?? []) {
      if (faction === own) continue;
      const count = (counts[faction] ?? 0) + 1;
      counts[faction] = count;
      most = Math.max(most, count);
    }
  }
  return most;
}

/** The pull of a space on a faction's units: the stars it lacks, there and on the way. */
export function pull(scene: Scene, space: Space): number {
  const known = scene.pulls[space.index];
  if (known !== undefined) return known;
  let sum = 0;
  for (const star of scene.ground.atlas.stars) {
    const prize = scene.prizes[star.index] ?? 0;
    if (prize > 0) sum += prize / FADING ** distance(space, star);
  }
  scene.pulls[space.index] = sum;
  return sum;
}

/** The loss of a faction if it lost a space. */
export function worth({ ground, own }: Scene, { index, star }: Space): number {
  if (ground.bases[index] === own) return 20;
  return star && ground.owners[index] === own ? 8 : 0;
}
