import * as z from 'zod';
import { Id } from '../core/platform/common.schema';
import { SeasonCourse, SeasonStatistics } from '../core/season/season-charts.schema';
import { seasonCourse } from '../core/season/season-course.view';
import { seasonStatistics } from '../core/season/season-statistics.view';
import { openOperation } from './operation';

const PageNumber = z.coerce.number().int().min(1).max(10_000);

/** The data of a season's charts; only the pages that show them request it. */
export const seasonCharts = [
  openOperation({
    method: 'GET',
    path: '/seasons/{id}/course',
    servedBy: 'scoring',
    tag: 'Seasons',
    scope: 'read',
    summary:
      'Place and points after each round, the last 16 at most, of the first eight and the caller; `page` names a page of 25 instead of the first eight',
    params: z.object({ id: Id, page: PageNumber.nullable().default(null) }),
    reply: SeasonCourse,
    handle: ({ deps, caller, params: { id, page } }) => seasonCourse(deps, caller, id, page),
  }),
  openOperation({
    method: 'GET',
    path: '/seasons/{id}/statistics',
    servedBy: 'scoring',
    tag: 'Seasons',
    scope: 'read',
    summary:
      'Who met whom on finished boards and who placed higher, 40 players a page by 40 (`against` names the page of the columns), and the share of wins of each seat',
    params: z.object({
      id: Id,
      page: PageNumber.default(1),
      against: PageNumber.nullable().default(null),
    }),
    reply: SeasonStatistics,
    handle: ({ deps, params: { id, ...asked } }) => seasonStatistics(deps, id, asked),
  }),
];
