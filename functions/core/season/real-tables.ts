import type { PlayerReports } from '../platform/common.records';
import type { SeasonRecord } from './seasons.records';

type RealTables = NonNullable<SeasonRecord['atTheTable']>;

/** How a season plays at real tables, with every default filled in. */
interface FilledTables {
  readonly rated: boolean;
  readonly reports: PlayerReports;
  readonly waitMinutes: number;
}

/** How a season plays at real tables, with every default filled in: before the setting, players could not report. */
export function realTablesOf({ rated, reports = 'never', waitMinutes = 0 }: RealTables): FilledTables {
  return { rated, reports, waitMinutes };
}

/** The wanted setting with what it leaves out: as in the season before, or the default of a new one. */
export function withTables(
  wanted: SeasonRecord['atTheTable'],
  before?: SeasonRecord['atTheTable'],
): Pick<SeasonRecord, 'atTheTable'> {
  if (wanted === undefined) return {};
  const usual = realTablesOf(before ?? { rated: true, reports: 'one' });
  const { rated, reports = usual.reports, waitMinutes = usual.waitMinutes } = wanted;
  return { atTheTable: { rated, reports, waitMinutes } };
}
