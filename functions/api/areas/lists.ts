import type { RouteGroup } from '../app';
import { moveInOperations } from '../move-in';
import { pastSeasons } from '../past-seasons';
import { roster } from '../roster';
import { rosterFile } from '../roster-file';
import { operationsServedBy } from '../served-by';
import { tableResults } from '../table-results';

/** Operations that take lists: players of a season, results of real tables, past seasons. */
export const LISTS = {
  operations: operationsServedBy('lists', [...roster, ...tableResults, ...pastSeasons, ...moveInOperations]),
  files: [rosterFile],
} satisfies RouteGroup;
