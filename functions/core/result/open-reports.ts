import type { GameRecord } from '../game/games.records';
import type { PlayerReports } from '../platform/common.records';
import { realTablesOf } from '../season/real-tables';
import type { SeasonRecord } from '../season/seasons.records';
import type { TableReportRecord } from './table-reports.records';

/** When a reported result of a season counts. */
export function whenReportsCount({ atTheTable }: SeasonRecord): PlayerReports {
  return atTheTable === undefined ? 'never' : realTablesOf(atTheTable).reports;
}

/** Whether a board has got a result, or other players, since a report of it. */
export function isStaleReport(
  { rulings, chairs }: Pick<TableReportRecord, 'rulings' | 'chairs'>,
  game: Pick<GameRecord, 'rulings' | 'chairs'>,
): boolean {
  return rulings !== game.rulings || chairs !== game.chairs;
}
