import type { ApiFile } from './api-file';
import type { RouteGroup } from './app';
import { DISCORD } from './areas/discord';
import { FILES } from './areas/files';
import { LEAGUES } from './areas/leagues';
import { LISTS } from './areas/lists';
import { LOGINS } from './areas/logins';
import { OWN } from './areas/own';
import { PRACTICE } from './areas/practice';
import { PROPOSALS } from './areas/proposals';
import { RATINGS } from './areas/ratings';
import { RESULTS } from './areas/results';
import { RULINGS } from './areas/rulings';
import { SCORING } from './areas/scoring';
import { SEASON_LIFE } from './areas/season-life';
import { SEASONS } from './areas/seasons';
import { SITE } from './areas/site';
import { openApiFile } from './description/openapi';
import { TABLE_ROUTES } from './table-routes';

const GROUPS = [
  TABLE_ROUTES,
  LEAGUES,
  SEASONS,
  SEASON_LIFE,
  LISTS,
  SCORING,
  RESULTS,
  RULINGS,
  PROPOSALS,
  OWN,
  LOGINS,
  PRACTICE,
  RATINGS,
  SITE,
  FILES,
  DISCORD,
];

export const OPERATIONS = GROUPS.flatMap<(typeof GROUPS)[number]['operations'][number]>(
  ({ operations }) => operations,
);

/** The files of the API, apart from its description. */
export const FILES_SERVED: readonly ApiFile[] = GROUPS.flatMap<ApiFile>(({ files }) => files);

/** The description of the whole API at its address. */
export function describeApi(version: string): RouteGroup {
  const served = { operations: OPERATIONS, files: FILES_SERVED };
  return { operations: [], files: [openApiFile(served, version)] };
}

/** The whole API, as one process serves it. */
export function wholeApi(version: string): readonly RouteGroup[] {
  return [...GROUPS, describeApi(version)];
}
