import type { Atlas } from '../../../engine/ny2047/data/atlas';

/** "Lower Hudson" for lower-hudson: sentences leave out the common words of all rivers. */
export function placeName({ findSpace }: Atlas, space: string): string {
  return findSpace(space)?.name ?? space;
}

export function placeAbbreviation({ findSpace }: Atlas, space: string): string {
  return findSpace(space)?.abbr ?? space;
}

export function isWater({ findSpace }: Atlas, space: string): boolean {
  return findSpace(space)?.land === false;
}

export function isStar({ findSpace }: Atlas, space: string): boolean {
  return findSpace(space)?.star === true;
}
