import type { LogRecord } from '../league/logs.records';
import { logged } from '../league/logs.store';
import type { PlatformEvent } from '../platform/events.records';
import { gameKey, TABLE_REPORT_PREFIX, tableReportKey } from '../platform/keys';
import { posted } from '../platform/outbox.store';
import { getItem, queryItems, type Table } from '../platform/reads';
import { ABSENT, check, put, remove, transact, write } from '../platform/writes';
import { keepForList, type ResultRuling, resultWrites, sameChairs } from '../ruling/rulings.store';
import { TableReportRecord } from './table-reports.records';

type OfBoard = Pick<TableReportRecord, 'round' | 'board'> & { readonly season: string };

/** Results of boards at real tables that their players report. */
export function tableReportStore(table: Table) {
  return {
    tableReport: (of: OfBoard) => getItem(table, keyOf(of), TableReportRecord),

    /** Those of a season, in the order of its boards. */
    tableReportsOf: (season: string) =>
      queryItems(table, { partition: `SEASON#${season}`, prefix: TABLE_REPORT_PREFIX }, TableReportRecord),

    /**
     * Stores a report, or one with a further answer: refused if the board has another report, or got a result or other
     * players, since they were read.
     * @param before the report as it was read; undefined where the board had none
     */
    async saveTableReport(
      report: TableReportRecord,
      before: TableReportRecord | undefined,
      events: readonly PlatformEvent[],
    ): Promise<'saved' | 'changed-meanwhile'> {
      const { game, rulings, chairs } = report;
      const written = await transact(table, [
        put(
          { ...keyIn(report), ...report },
          before === undefined ? { when: ABSENT } : { when: UNCHANGED, values: versionOf(before) },
        ),
        check(gameKey(game), {
          when: `rulings = :rulings AND ${sameChairs(chairs)}`,
          values: { rulings, chairs },
        }),
        ...events.map(posted),
      ]);
      return written.ok ? 'saved' : 'changed-meanwhile';
    },

    /** Makes a report the result of its board: refused if it has changed since it was read, or the board has. */
    async countTableReport(
      report: TableReportRecord,
      ruling: ResultRuling,
      now: number,
    ): Promise<'ruled' | 'changed-meanwhile'> {
      const written = await transact(table, [
        keepForList(report.season.id, { now, since: null, until: null }),
        remove(keyIn(report), { when: UNCHANGED, values: versionOf(report) }),
        ...resultWrites(ruling),
      ]);
      return written.ok ? 'ruled' : 'changed-meanwhile';
    },

    /** Removes a report that is unchanged since it was read, with its entry in the league's log. */
    async discardTableReport(
      report: TableReportRecord,
      entry: LogRecord,
    ): Promise<'discarded' | 'changed-meanwhile'> {
      const written = await transact(table, [
        remove(keyIn(report), { when: UNCHANGED, values: versionOf(report) }),
        logged(entry),
      ]);
      return written.ok ? 'discarded' : 'changed-meanwhile';
    },

    /** Removes the report of a board that has got a result since, if there is one. */
    async dropOlderReport(of: OfBoard, rulings: number): Promise<void> {
      await write(table, remove(keyOf(of), { when: 'rulings < :rulings', values: { rulings } }));
    },
  };
}

/** The condition that a report is the one that was read, with no further answer. */
const UNCHANGED = 'id = :id AND version = :version';

function versionOf({ id, version }: TableReportRecord) {
  return { id, version };
}

function keyIn({ season, round, board }: TableReportRecord) {
  return keyOf({ season: season.id, round, board });
}

function keyOf({ season, round, board }: OfBoard) {
  return tableReportKey(season, round, board);
}
