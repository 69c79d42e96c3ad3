import type { RouteGroup } from './app';

/** A part of the API that is loaded as a whole on the first request to one of its routes. */
interface Area {
  /** Prefixes of paths below /v1; `*` stands for any one segment. If several match a path, the longest applies. */
  readonly heads: readonly string[];
  /** @param version the release that answers */
  load(version: string): Promise<RouteGroup>;
}

/**
 * Everything except the table routes (`table-routes.ts`). A new operation may need a prefix here; a test reports that.
 */
export const ROUTES = {
  leagues: {
    heads: ['/leagues', '/me/notices'],
    load: async () => (await import('./areas/leagues')).LEAGUES,
  },
  seasons: {
    heads: ['/seasons', '/leagues/*/seasons', '/calendar'],
    load: async () => (await import('./areas/seasons')).SEASONS,
  },
  'season-life': {
    heads: [
      '/leagues/*/drafts',
      '/me/check-ins',
      '/seasons/*/cancel',
      '/seasons/*/check-in',
      '/seasons/*/close-registration',
      '/seasons/*/next',
      '/seasons/*/rounds/*/end',
      '/seasons/*/rounds/*/open',
    ],
    load: async () => (await import('./areas/season-life')).SEASON_LIFE,
  },
  lists: {
    heads: [
      '/leagues/*/past-seasons',
      '/seasons/*/admissions',
      '/seasons/*/roster',
      '/seasons/*/running-games',
      '/seasons/*/table-results',
    ],
    load: async () => (await import('./areas/lists')).LISTS,
  },
  scoring: {
    heads: [
      '/scorings',
      '/seasons/*/course',
      '/seasons/*/divisions',
      '/seasons/*/laboratory',
      '/seasons/*/scores',
      '/seasons/*/statistics',
    ],
    load: async () => (await import('./areas/scoring')).SCORING,
  },
  results: {
    heads: [
      '/games/*/end',
      '/games/*/progress',
      '/games/*/result',
      '/games/*/signs',
      '/hall-of-fame',
      '/leagues/*/hall-of-fame',
      '/leagues/*/log',
      '/seasons/*/awards',
      '/seasons/*/confirmation',
      '/seasons/*/log',
      '/seasons/*/one-person',
      '/seasons/*/rounds/*/report',
      '/seasons/*/signs',
      '/systems/*',
    ],
    load: async () => (await import('./areas/results')).RESULTS,
  },
  rulings: {
    heads: [
      '/games/*/cases',
      '/games/*/disputes',
      '/games/*/entered-orders',
      '/games/*/opened-press',
      '/games/*/reports',
      '/games/*/rulings',
      '/games/*/statement',
      '/games/*/statements',
      '/leagues/*/cases',
      '/leagues/*/desk',
      '/seasons/*/clocks',
    ],
    load: async () => (await import('./areas/rulings')).RULINGS,
  },
  proposals: {
    heads: ['/seasons/*/proposals'],
    load: async () => (await import('./areas/proposals')).PROPOSALS,
  },
  own: {
    heads: [
      ...['/joinable', '/invitations', '/leagues/*/inbox', '/me', '/seasons/*/invitation'],
      ...['/unsubscribe', '/welcome'],
    ],
    load: async () => (await import('./areas/own')).OWN,
  },
  logins: {
    heads: ['/me/logins', '/passkeys'],
    load: async () => (await import('./areas/logins')).LOGINS,
  },
  practice: {
    heads: [
      '/games/*/friends',
      '/games/*/notes',
      '/games/*/rematch',
      '/games/*/seats',
      '/games/*/substitutes',
      '/me/offers',
      '/me/practice',
    ],
    load: async () => (await import('./areas/practice')).PRACTICE,
  },
  ratings: {
    heads: ['/leagues/*/ratings', '/players', '/ratings', '/systems'],
    load: async () => (await import('./areas/ratings')).RATINGS,
  },
  site: {
    heads: ['/me/measures', '/reports', '/site'],
    load: async () => (await import('./areas/site')).SITE,
  },
  files: {
    heads: [
      '/calendar/*',
      '/seasons/*/feed.atom',
      '/seasons/*/results.csv',
      '/seasons/*/results.json',
      '/seasons/*/rounds/*/report.md',
      '/seasons/*/standing.csv',
      '/seasons/*/standing.json',
      '/seasons/*/widget',
    ],
    load: async () => (await import('./areas/files')).FILES,
  },
  discord: {
    heads: ['/discord'],
    load: async () => (await import('./areas/discord')).DISCORD,
  },
  description: {
    heads: ['/openapi.json'],
    load: async (version) => (await import('./whole-api')).describeApi(version),
  },
} as const satisfies Readonly<Record<string, Area>>;

export type RouteGroupName = keyof typeof ROUTES;

const HEADS = Object.entries(ROUTES)
  .flatMap(([area, { heads }]) =>
    heads.map((head) => ({ area: area as RouteGroupName, parts: head.split('/') })),
  )
  .sort((one, other) => other.parts.length - one.parts.length);

/** The route group that serves a path below /v1; undefined if there is none. */
export function routeGroupAt(path: string): RouteGroupName | undefined {
  const asked = path.split('/');
  return HEADS.find(({ parts }) =>
    parts.every((part, at) => asked[at] !== undefined && (part === '*' || part === asked[at])),
  )?.area;
}
