import type { RouteGroup } from '../app';
import { leagueFiles } from '../league-files';
import { leagues } from '../leagues';
import { memberHistory } from '../member-history';
import { notices } from '../notices';
import { operationsServedBy } from '../served-by';
import { webhooks } from '../webhooks';

/** Leagues, their members, notices, logs and webhooks. */
export const LEAGUES = {
  operations: operationsServedBy('leagues', [...leagues, ...memberHistory, ...notices, ...webhooks]),
  files: leagueFiles,
} satisfies RouteGroup;
