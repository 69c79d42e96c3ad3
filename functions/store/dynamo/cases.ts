import { caseKey, listing } from '../keys';
import type { CaseStore, WithClock } from '../questions/cases';
import { CaseRecord } from '../records';
import { noteItem } from './items';
import { logged } from './logs';
import { posted } from './outbox';
import { getItem, queryItems, type Table } from './reads';
import { moveGateClock, rulingWrites } from './rulings';
import { check, insert, put, transact, type Write } from './writes';

/** Disputes and reports. */
export function caseStore(table: Table): CaseStore {
  const item = (record: CaseRecord) => ({
    ...caseKey(record.game, record.id),
    ...listing(`LEAGUE#${record.league.id}#CASES`, `${new Date(record.at).toISOString()}#${record.id}`),
    ...record,
  });
  return {
    async openCase(opened, clock, event) {
      const written = await transact(table, [insert(item(opened)), ...clockWrites(clock), posted(event)]);
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

    async closeCase(closed, entry, clock, answered) {
      const written = await transact(table, [
        put(item(closed), { when: '#state = :open', values: { open: 'open' } }),
        ...(entry === null ? [] : [logged(entry)]),
        ...clockWrites(clock),
        ...(answered === null ? [] : [posted(answered.event), put(noteItem(answered.note))]),
      ]);
      if (written.ok) return 'closed';
      return written.failed[0] ? 'already-closed' : 'changed-meanwhile';
    },
  };
}

function clockWrites(clock: WithClock): readonly Write[] {
  switch (clock.kind) {
    case 'moved': {
      const { before, after, ruled } = clock.clock;
      return [moveGateClock(before, after, ruled.ruling.at), ...rulingWrites(ruled)];
    }
    case 'held':
      return [
        check(caseKey(clock.by.game, clock.by.id), { when: '#state = :open', values: { open: 'open' } }),
      ];
    case 'none':
      return [];
  }
}
