import type { PlayerReports } from '../platform/common.records';
import type { SeasonRecord } from './seasons.records';

type RealTables = NonNullable<SeasonRecord['atTheTable']>;

/** How a season plays at real tables, with every default filled in: before the setting, players could not report. */
export function realTablesOf({ rated, reports = 'never' }: RealTables): RealTables & {
  readonly reports: PlayerReports;
} {
  return { rated, reports };
}

/** The wanted setting with what it leaves out: as in the season before, or the default of a new one. */
export function withTables(
  wanted: SeasonRecord['atTheTable'],
  before?: SeasonRecord['atTheTable'],
): Pick<SeasonRecord, 'atTheTable'> {
  if (wanted === undefined) return {};
  const { reports } = before === undefined ? { reports: 'one' as const } : realTablesOf(before);
  return { atTheTable: { ...wanted, reports: wanted.reports ?? reports } };
}
