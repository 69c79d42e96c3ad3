import map from '../../../engine/ny2047/data/map.json';

interface MapSpace {
  readonly id: string;
  readonly name: string;
  readonly abbr: string;
  readonly kind: string;
  readonly star: boolean;
}

const BY_ID: ReadonlyMap<string, MapSpace> = new Map(map.spaces.map((space) => [space.id, space]));

/** "Lower Hudson" for lower-hudson: sentences leave out the common words of all rivers. */
export function placeName(space: string): string {
  return BY_ID.get(space)?.name ?? space;
}

export function placeAbbreviation(space: string): string {
  return BY_ID.get(space)?.abbr ?? space;
}

export function isWater(space: string): boolean {
  return BY_ID.get(space)?.kind === 'water';
}

export function isStar(space: string): boolean {
  return BY_ID.get(space)?.star === true;
}

/** All spaces in map file order. */
export const SPACE_IDS: readonly string[] = map.spaces.map(({ id }) => id);
