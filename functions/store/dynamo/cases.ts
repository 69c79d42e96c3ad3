import { caseKey, listing } from '../keys';
import type { CaseStore } from '../questions/cases';
import { CaseRecord } from '../records';
import { logged } from './logs';
import { getItem, queryItems, type Table } from './reads';
import { moveGateClock, rulingWrites } from './rulings';
import { insert, put, transact } from './writes';

/** Disputes and reports. */
export function caseStore(table: Table): CaseStore {
  const item = (record: CaseRecord) => ({
    ...caseKey(record.game, record.id),
    ...listing(`LEAGUE#${record.league.id}#CASES`, `${new Date(record.at).toISOString()}#${record.id}`),
    ...record,
  });
  return {
    async openCase(opened, entry, clock) {
      const written = await transact(table, [
        insert(item(opened)),
        ...(clock === null
          ? []
          : [moveGateClock(clock.before, clock.after, clock.ruled.ruling.at), ...rulingWrites(clock.ruled)]),
        ...(entry === null ? [] : [logged(entry)]),
      ]);
      if (written.ok) return 'opened';
      return written.failed[0] ? 'already-open' : 'changed-meanwhile';
    },

    case: (game, id) => getItem(table, caseKey(game, id), CaseRecord, { consistent: true }),

    casesOfGame: (game) =>
      queryItems(table, { partition: `GAME#${game}`, prefix: 'CASE#', consistent: true }, CaseRecord),

    casesOfLeague: (league, limit) =>
      queryItems(
        table,
        { index: 'listing', partition: `LEAGUE#${league}#CASES`, newestFirst: true, limit },
        CaseRecord,
      ),

    async closeCase(closed, entry) {
      const written = await transact(table, [
        put(item(closed), { when: '#state = :open', values: { open: 'open' } }),
        ...(entry === null ? [] : [logged(entry)]),
      ]);
      return written.ok ? 'closed' : 'changed-meanwhile';
    },
  };
}
