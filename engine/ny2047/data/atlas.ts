import { type Message, type NamesByLanguage, nameInLanguages } from '../../game/message';
import { type Faction, type SpaceId, TURRETONS, type TurretonName } from '../types';
import type { Variant } from '../variant/definition';
import { inCanonicalOrder } from './factions';

/** A space of a map. `index` is its position in the map file, which breaks ties. */
export interface Space {
  readonly index: number;
  readonly id: SpaceId;
  readonly name: string;
  /** The name in other languages, by their tags. */
  readonly names: NamesByLanguage | undefined;
  /** The name for messages, which are read in several languages. */
  readonly says: string | Message;
  readonly abbr: string;
  readonly land: boolean;
  readonly star: boolean;
  /** The faction whose home base is printed here. */
  readonly home: Faction | null;
  readonly turreton: TurretonName | null;
  /** The ids of the adjacent spaces. */
  readonly adj: readonly SpaceId[];
  /** The adjacent spaces. */
  readonly near: readonly Space[];
  /** By index: 1 for an adjacent space. */
  readonly borders: Uint8Array;
  /** By index: the number of steps to each space. */
  readonly steps: Uint8Array;
}

/** The number of steps between spaces that no path connects. */
const FAR = 255;

/**
 * A variant as the rules ask for it: its map with what follows from it, and its factions. All functions are bound, so
 * that they can be used alone.
 */
export interface Atlas {
  readonly variant: Variant;
  /** What positions call it; undefined for New York 2047 itself, whose positions name no variant. */
  readonly named: string | undefined;
  /** 1.1 The year of the first turn. */
  readonly firstYear: number;
  /** 14.1 The number of stars that wins after a Fall turn. */
  readonly starsToWin: number;
  /** In canonical order. The order sorts output; it never decides a battle. */
  readonly factions: readonly Faction[];
  /** All spaces in map file order. */
  readonly spaces: readonly Space[];
  /** The land spaces, in map file order. */
  readonly landSpaces: readonly Space[];
  /** The spaces with a star, in map file order. */
  readonly stars: readonly Space[];
  /** The land stars, among which home bases are chosen, in map file order. */
  readonly landStars: readonly Space[];
  /** The space of that id, if there is one. Accepts any value. */
  readonly findSpace: (id: unknown) => Space | undefined;
  /** The space of an id that is known to be on the map. */
  readonly spaceOf: (id: SpaceId) => Space;
  /** The home base printed on the map for a faction of the variant. */
  readonly printedBase: (faction: Faction) => Space;
  /** The water space in which a Turreton stands permanently (9.1). */
  readonly seatOf: (turreton: TurretonName) => Space;
}

/** 1.2 Whether two spaces share a border. */
export function adjacent(one: Space, other: Space): boolean {
  return one.borders[other.index] === 1;
}

/** The spaces next to one. */
export function neighbours(space: Space): readonly Space[] {
  return space.near;
}

/** 1.5 The number of steps between two spaces, over land and water. */
export function distance(one: Space, other: Space): number {
  return one.steps[other.index] ?? FAR;
}

/**
 * The atlas of a variant without problems (`variant/problems.ts`).
 * @param named what positions of it call it
 * @throws where a border, a home base or a Turreton is in a space that does not exist
 */
export function atlasOf(variant: Variant, named?: string): Atlas {
  const spaces = spacesOf(variant);
  const byId: ReadonlyMap<unknown, Space> = new Map(spaces.map((space) => [space.id, space]));
  const spaceOf = (id: SpaceId): Space => {
    const space = byId.get(id);
    if (!space) throw new RangeError(`no space ${id}`);
    return space;
  };
  link(spaces, spaceOf);
  const bases = new Map(variant.factions.map(({ id, home }) => [id, spaceOf(home)]));
  const seats = new Map(TURRETONS.map((name) => [name, spaceOf(variant.turretons[name])]));
  return {
    variant,
    named,
    firstYear: variant.firstYear,
    starsToWin: variant.starsToWin,
    factions: inCanonicalOrder(bases.keys()),
    spaces,
    landSpaces: spaces.filter(({ land }) => land),
    stars: spaces.filter(({ star }) => star),
    landStars: spaces.filter(({ land, star }) => land && star),
    findSpace: (id) => byId.get(id),
    spaceOf,
    printedBase: (faction) => bases.get(faction) as Space,
    seatOf: (turreton) => seats.get(turreton) as Space,
  };
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

function spacesOf({ spaces, factions, turretons }: Variant): readonly Mutable<Space>[] {
  return spaces.map(({ id, name, names, abbr, kind, star, adj }, index) => ({
    index,
    id,
    name,
    names,
    says: nameInLanguages(name, names),
    abbr,
    land: kind === 'land',
    star,
    home: factions.find(({ home }) => home === id)?.id ?? null,
    turreton: TURRETONS.find((one) => turretons[one] === id) ?? null,
    adj,
    near: [],
    borders: new Uint8Array(spaces.length),
    steps: new Uint8Array(spaces.length).fill(FAR),
  }));
}

function link(spaces: readonly Mutable<Space>[], spaceOf: (id: SpaceId) => Space): void {
  for (const space of spaces) {
    space.near = space.adj.map(spaceOf);
    for (const { index } of space.near) space.borders[index] = 1;
  }
  for (const { index, steps } of spaces) {
    steps[index] = 0;
    const queue: (Space | undefined)[] = [spaces[index]];
    for (const space of queue)
      for (const next of space?.near ?? []) {
        if (steps[next.index] !== FAR) continue;
        steps[next.index] = (steps[space?.index ?? 0] ?? 0) + 1;
        queue.push(next);
      }
  }
}
