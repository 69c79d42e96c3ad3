import { STANDARD } from './standard';

export { distance, type Location, touches } from './atlas';

/**
 * The map of Classic, for pages and files that know no variants. What works with every variant is handed an atlas
 * instead.
 */
export const {
  provinces: PROVINCES,
  locations: LOCATIONS,
  centres: CENTRES,
  findLocation,
  locationOf,
  provinceOf,
  homesOf,
  centresToWin: CENTRES_TO_WIN,
} = STANDARD;
