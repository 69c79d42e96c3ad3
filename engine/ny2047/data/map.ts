import { FACTIONS, type Faction, type SpaceId, TURRETONS, type TurretonName } from '../types';
import data from './map.json';

/** A space of the map. `index` is its position in the map file, which breaks ties. */
export interface Space {
  readonly index: number;
  readonly id: SpaceId;
  readonly name: string;
  readonly abbr: string;
  readonly land: boolean;
  readonly star: boolean;
  /** The faction whose home base is printed here. */
  readonly home: Faction | null;
  readonly turreton: TurretonName | null;
  /** The ids of the adjacent spaces. */
  readonly adj: readonly SpaceId[];
}

/** All 56 spaces in map file order. */
export const SPACES: readonly Space[] = data.spaces.map((space, index) => ({
  index,
  id: space.id,
  name: space.name,
  abbr: space.abbr,
  land: space.kind === 'land',
  star: space.star,
  home: FACTIONS.find((faction) => faction === space.home) ?? null,
  turreton: TURRETONS.find((name) => name === space.turreton) ?? null,
  adj: space.adj,
}));

/** The land spaces, in map file order. */
export const LAND_SPACES: readonly Space[] = SPACES.filter((space) => space.land);

/** The land stars, among which home bases are chosen, in map file order. */
export const LAND_STARS: readonly Space[] = SPACES.filter((space) => space.star && space.land);

const BY_ID: ReadonlyMap<unknown, Space> = new Map(SPACES.map((space) => [space.id, space]));

const BORDERS = new Uint8Array(SPACES.length * SPACES.length);
for (const space of SPACES)
  for (const id of space.adj) BORDERS[space.index * SPACES.length + spaceOf(id).index] = 1;

const DISTANCES: readonly Uint8Array[] = SPACES.map(stepsFrom);

/** The space of that id, if there is one. Accepts any value. */
export function findSpace(id: unknown): Space | undefined {
  return BY_ID.get(id);
}

/** The space of an id that is known to be on the map. */
export function spaceOf(id: SpaceId): Space {
  const space = BY_ID.get(id);
  if (!space) throw new RangeError(`no space ${id}`);
  return space;
}

/** 1.2 Whether two spaces share a border. */
export function adjacent(one: Space, other: Space): boolean {
  return BORDERS[one.index * SPACES.length + other.index] === 1;
}

/** The spaces next to one. */
export function neighbours(space: Space): readonly Space[] {
  return NEIGHBOURS[space.index] ?? [];
}

const NEIGHBOURS: readonly (readonly Space[])[] = SPACES.map((space) => space.adj.map(spaceOf));

/** 1.5 The number of steps between two spaces, over land and water. */
export function distance(one: Space, other: Space): number {
  return DISTANCES[one.index]?.[other.index] ?? SPACES.length;
}

/** The home base printed on the map for a faction. */
export function printedBase(faction: Faction): Space {
  return PRINTED_BASES[faction];
}

const PRINTED_BASES = Object.fromEntries(
  FACTIONS.map((faction) => [faction, SPACES.find((space) => space.home === faction)]),
) as Readonly<Record<Faction, Space>>;

/** The water space in which a Turreton stands permanently (9.1). */
export function seatOf(turreton: TurretonName): Space {
  return TURRETON_SEATS[turreton];
}

const TURRETON_SEATS = Object.fromEntries(
  TURRETONS.map((name) => [name, SPACES.find((space) => space.turreton === name)]),
) as Readonly<Record<TurretonName, Space>>;

function stepsFrom(start: Space): Uint8Array {
  const steps = new Uint8Array(SPACES.length).fill(255);
  steps[start.index] = 0;
  const queue: Space[] = [start];
  for (const space of queue) {
    for (const id of space.adj) {
      const next = spaceOf(id);
      if (steps[next.index] !== 255) continue;
      steps[next.index] = (steps[space.index] ?? 0) + 1;
      queue.push(next);
    }
  }
  return steps;
}
