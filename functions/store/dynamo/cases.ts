import type { CaseStore } from '../case-store';
import { caseKey, listing } from '../keys';
import { CaseRecord } from '../records';
import { clockMoved, logItem, rulingItems } from './game-rulings';
import { getItem, queryItems, type Table, transact } from './table';

/** Disputes and reports. */
export function caseStore(table: Table): CaseStore {
  const { name } = table;
  const item = (record: CaseRecord) => ({
    ...caseKey(record.game, record.id),
    ...listing(`LEAGUE#${record.league.id}#CASES`, `${new Date(record.at).toISOString()}#${record.id}`),
    ...record,
  });
  return {
    async openCase(opened, entry, clock) {
      const written = await transact(table, [
        { Put: { TableName: name, Item: item(opened), ConditionExpression: 'attribute_not_exists(pk)' } },
        ...(clock === null
          ? []
          : [
              clockMoved(table, clock.before, clock.after, clock.ruled.ruling.at),
              ...rulingItems(table, clock.ruled),
            ]),
        ...(entry === null ? [] : [{ Put: { TableName: name, Item: logItem(entry) } }]),
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
        {
          Put: {
            TableName: name,
            Item: item(closed),
            ConditionExpression: '#state = :open',
            ExpressionAttributeNames: { '#state': 'state' },
            ExpressionAttributeValues: { ':open': 'open' },
          },
        },
        ...(entry === null ? [] : [{ Put: { TableName: name, Item: logItem(entry) } }]),
      ]);
      return written.ok ? 'closed' : 'changed-meanwhile';
    },
  };
}
