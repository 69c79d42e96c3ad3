import { STANDARD } from './standard';

export { adjacent, distance, neighbours, type Space } from './atlas';

/**
 * The map of New York 2047 itself, for pages and files that know no variants. What works with every variant asks the
 * atlas of a position instead (`atlases.ts`).
 */
export const { spaces: SPACES, findSpace, spaceOf, printedBase, seatOf } = STANDARD;
