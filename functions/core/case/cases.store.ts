import type { Gate } from '../game/games.records';
import type { LogRecord, NoticeRecord } from '../league/logs.records';
import { logged } from '../league/logs.store';
import { iso } from '../platform/instants';
import { noteItem } from '../platform/items';
import { caseKey, listing } from '../platform/keys';
import { posted } from '../platform/outbox.store';
import { getItem, queryItems, type Table } from '../platform/reads';
import type { CaseAnswered, ToSettle } from '../platform/request-events.records';
import { check, insert, put, transact, type Write } from '../platform/writes';
import { type GameRuling, moveGateClock, rulingWrites } from '../ruling/rulings.store';
import { CaseRecord } from './cases.records';

/** The effect of a case on the clock of its game: it stops or starts it, or leaves it to another case that holds it. */
export type WithClock =
  | { readonly kind: 'moved'; readonly clock: HeldClock }
  | { readonly kind: 'held'; readonly by: Pick<CaseRecord, 'game' | 'id'> }
  | { readonly kind: 'none' };

/** A clock that is stopped or started together with a case. */
export interface HeldClock {
  readonly before: Gate;
  readonly after: Gate;
  readonly ruled: GameRuling;
}

/** The notification that a player's case was answered: the event, and a note that they confirm. */
export interface Answered {
  readonly event: CaseAnswered;
  readonly note: NoticeRecord;
}

/** Disputes and reports: players' requests to the moderators. */
export function caseStore(table: Table) {
  const item = (record: CaseRecord) => ({
    ...caseKey(record.game, record.id),
    ...listing(`LEAGUE#${record.league.id}#CASES`, `${iso(lastAsked(record))}#${record.id}`),
    ...record,
  });
  return {
    /**
     * Opens a case, and stops the clock if it is unchanged since it was read, or while the case that holds it is open.
     */
    async openCase(
      opened: CaseRecord,
      clock: WithClock,
      event: ToSettle,
    ): Promise<'opened' | 'already-open' | 'changed-meanwhile'> {
      const written = await transact(table, [insert(item(opened)), ...clockWrites(clock), posted(event)]);
      if (written.ok) return 'opened';
      return written.failed[0] ? 'already-open' : 'changed-meanwhile';
    },

    case: (game: string, id: string) => getItem(table, caseKey(game, id), CaseRecord),

    /** Oldest first; their ids do not sort by time. */
    async casesOfGame(game: string): Promise<readonly CaseRecord[]> {
      const cases = await queryItems(table, { partition: `GAME#${game}`, prefix: 'CASE#' }, CaseRecord);
      return cases.toSorted((one, other) => one.at - other.at);
    },

    /** Newest first. */
    casesOfLeague: (league: string, limit: number) =>
      queryItems(
        table,
        { index: 'listing', partition: `LEAGUE#${league}#CASES`, newestFirst: true, limit },
        CaseRecord,
      ),

    /**
     * Answers or withdraws an open case, with the notification of its player and its entry in the league's log, and
     * starts the clock under the same conditions.
     */
    async closeCase(
      closed: CaseRecord,
      entry: LogRecord | null,
      clock: WithClock,
      answered: Answered | null,
    ): Promise<'closed' | 'already-closed' | 'changed-meanwhile'> {
      const written = await transact(table, [
        put(item(closed), { when: '#state = :open', values: { open: 'open' } }),
        ...(entry === null ? [] : [logged(entry)]),
        ...clockWrites(clock),
        ...answerWrites(answered),
      ]);
      if (written.ok) return 'closed';
      return written.failed[0] ? 'already-closed' : 'changed-meanwhile';
    },

    /** Stores a player's appeal against the answer of a case; the first one stays. */
    async openAppeal(appealed: CaseRecord, event: ToSettle): Promise<'opened' | 'already-open'> {
      const first = { when: '#state = :answered AND attribute_not_exists(appeal)' };
      const write = put(item(appealed), { ...first, values: { answered: 'answered' } });
      return (await transact(table, [write, posted(event)])).ok ? 'opened' : 'already-open';
    },

    /** Answers or withdraws an open appeal, with the notification of its player and its entry in the league's log. */
    async closeAppeal(
      closed: CaseRecord,
      entry: LogRecord | null,
      answered: Answered | null,
    ): Promise<'closed' | 'already-closed'> {
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
