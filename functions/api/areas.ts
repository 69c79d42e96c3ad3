import type { RouteGroup } from './app';
import { AREA_HEADS } from './area-heads';
import type { Area } from './served-by';

/** Everything except the table routes (`table-routes.ts`): how each area is loaded, for the release that answers. */
export const AREAS: Readonly<Record<Area, (version: string) => Promise<RouteGroup>>> = {
  leagues: async () => (await import('./areas/leagues')).LEAGUES,
  seasons: async () => (await import('./areas/seasons')).SEASONS,
  'season-life': async () => (await import('./areas/season-life')).SEASON_LIFE,
  lists: async () => (await import('./areas/lists')).LISTS,
  scoring: async () => (await import('./areas/scoring')).SCORING,
  results: async () => (await import('./areas/results')).RESULTS,
  rulings: async () => (await import('./areas/rulings')).RULINGS,
  proposals: async () => (await import('./areas/proposals')).PROPOSALS,
  own: async () => (await import('./areas/own')).OWN,
  logins: async () => (await import('./areas/logins')).LOGINS,
  practice: async () => (await import('./areas/practice')).PRACTICE,
  ratings: async () => (await import('./areas/ratings')).RATINGS,
  site: async () => (await import('./areas/site')).SITE,
  files: async () => (await import('./areas/files')).FILES,
  discord: async () => (await import('./areas/discord')).DISCORD,
  description: async (version) => (await import('./whole-api')).describeApi(version),
};

const HEADS = Object.entries(AREA_HEADS)
  .flatMap(([area, heads]) => heads.map((head) => ({ area: area as Area, parts: head.split('/') })))
  .sort((one, other) => other.parts.length - one.parts.length);

/**
 * The area that serves a path below /v1; undefined if there is none. If several heads match a path, the longest
 * applies.
 */
export function areaAt(path: string): Area | undefined {
  const asked = path.split('/');
  return HEADS.find(({ parts }) =>
    parts.every((part, at) => asked[at] !== undefined && (part === '*' || part === asked[at])),
  )?.area;
}
