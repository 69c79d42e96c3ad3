import { logged } from '../league/logs.store';
import { noteItem } from '../platform/items';
import { caseKey, listing } from '../platform/keys';
import { posted } from '../platform/outbox.store';
import { getItem, queryItems, type Table } from '../platform/reads';
import { CaseRecord } from '../platform/records';
import { check, insert, put, transact, type Write } from '../platform/writes';
import { moveGateClock, rulingWrites } from '../ruling/rulings.store';
import type { Answered, CaseStore, WithClock } from './cases.questions';

/** Disputes and reports. */
export function caseStore(table: Table): CaseStore {
  const item = (record: CaseRecord) => ({
    ...caseKey(record.game, record.id),
    ...listing(
      `LEAGUE#${record.league.id}#CASES`,
      `${new Date(lastAsked(record)).toISOString()}#${record.id}`,
    ),
    ...record,
  });
  return {
    async openCase(opened, clock, event) {
      const written = await transact(table, [insert(item(opened)), ...clockWrites(clock), posted(event)]);
      if (written.ok) return 'opened';
      return written.failed[0] ? 'already-open' : 'changed-meanwhile';
    },

    case: (game, id) => getItem(table, caseKey(game, id), CaseRecord),

    casesOfGame: (game) => queryItems(table, { partition: `GAME#${game}`, prefix: 'CASE#' }, CaseRecord),

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
        ...answerWrites(answered),
      ]);
      if (written.ok) return 'closed';
      return written.failed[0] ? 'already-closed' : 'changed-meanwhile';
    },

    async openAppeal(appealed, event) {
      const first = { when: '#state = :answered AND attribute_not_exists(appeal)' };
      const write = put(item(appealed), { ...first, values: { answered: 'answered' } });
      return (await transact(table, [write, posted(event)])).ok ? 'opened' : 'already-open';
    },

    async closeAppeal(closed, entry, answered) {
      const written = await transact(table, [
        put(item(closed), { when: 'appeal.#state = :open', values: { open: 'open' } }),
        ...(entry === null ? [] : [logged(entry)]),
        ...answerWrites(answered),
      ]);
      return written.ok ? 'closed' : 'already-closed';
    },
  };
}

/** When the player last asked: an appeal moves a case to the top of the league's list. */
function lastAsked({ at, appeal }: CaseRecord): number {
  return appeal?.at ?? at;
}

function answerWrites(answered: Answered | null): readonly Write[] {
  return answered === null ? [] : [posted(answered.event), put(noteItem(answered.note))];
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
