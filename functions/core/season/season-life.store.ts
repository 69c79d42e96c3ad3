import type { LogRecord } from '../league/logs.records';
import { logged } from '../league/logs.store';
import type { SeasonChanged } from '../platform/events.records';
import {
  DRAFT_PREFIX,
  draftKey,
  dueAtIndex,
  joinableKey,
  listing,
  roundKey,
  seasonDueKey,
  seasonKey,
} from '../platform/keys';
import { dueIds, newestListed } from '../platform/lists';
import { posted } from '../platform/outbox.store';
import { getItem, queryItems, type Table } from '../platform/reads';
import { ABSENT, insert, put, remove, transact, update, type Write, write } from '../platform/writes';
import { JoinableRecord, SeasonDueRecord, SeasonRecord } from './seasons.records';

/** Drafts of seasons, their ends, and their scheduled runs. */
export function seasonLifeStore(table: Table) {
  return {
    /** Oldest first. */
    draftsOf: (league: string) =>
      queryItems(table, { partition: `LEAGUE#${league}`, prefix: DRAFT_PREFIX }, SeasonRecord),

    draft: (league: string, id: string) => getItem(table, draftKey(league, id), SeasonRecord),

    /** Stores a new draft; an existing one stays. */
    async keepDraft(draft: SeasonRecord, event: SeasonChanged): Promise<'kept' | 'already-there'> {
      const kept = insert({ ...draftKey(draft.league.id, draft.id), ...draft });
      return (await transact(table, [kept, posted(event)])).ok ? 'kept' : 'already-there';
    },

    /** Changes a draft, if it is unchanged since it was read. */
    async changeDraft(
      before: SeasonRecord,
      after: SeasonRecord,
      event: SeasonChanged,
    ): Promise<'changed' | 'changed-meanwhile'> {
      const key = draftKey(before.league.id, before.id);
      const changed = put({ ...key, ...after, version: before.version + 1 }, asRead(before));
      return (await transact(table, [changed, posted(event)])).ok ? 'changed' : 'changed-meanwhile';
    },

    async deleteDraft(draft: SeasonRecord): Promise<'deleted' | 'changed-meanwhile'> {
      const gone = remove(draftKey(draft.league.id, draft.id), asRead(draft));
      return (await write(table, gone)) ? 'deleted' : 'changed-meanwhile';
    },

    /** Turns a draft that is unchanged since it was read into a season, once. */
    async announceDraft(
      draft: SeasonRecord,
      season: SeasonRecord,
      entry: LogRecord,
      event: SeasonChanged,
    ): Promise<'announced' | 'changed-meanwhile'> {
      const list = listing(`LEAGUE#${season.league.id}#SEASONS`, String(season.createdAt));
      const written = await transact(table, [
        remove(draftKey(draft.league.id, draft.id), asRead(draft)),
        insert({ ...seasonKey(season.id), ...list, ...season }),
        logged(entry),
        posted(event),
      ]);
      return written.ok ? 'announced' : 'changed-meanwhile';
    },

    /** Ends a season without a winner, if it has not ended. */
    async cancelSeason(
      { id, status }: SeasonRecord,
      cancelled: NonNullable<SeasonRecord['cancelled']>,
      entry: LogRecord,
      event: SeasonChanged,
    ): Promise<'cancelled' | 'changed-meanwhile'> {
      const ended = update(seasonKey(id), 'SET #status = :finished, cancelled = :cancelled', {
        when: '#status = :status AND #status <> :finished',
        values: { finished: 'finished', status, cancelled },
      });
      const written = await transact(table, [ended, logged(entry), posted(event)]);
      return written.ok ? 'cancelled' : 'changed-meanwhile';
    },

    /** Takes a cancellation back, if it is still the one that was read. */
    async restoreSeason(
      { id, cancelled }: SeasonRecord,
      entry: LogRecord,
      event: SeasonChanged,
    ): Promise<'restored' | 'changed-meanwhile'> {
      const again = update(seasonKey(id), 'SET #status = :from REMOVE cancelled', {
        when: '#status = :finished AND cancelled.#at = :at',
        names: { at: 'at' },
        values: { finished: 'finished', from: cancelled?.from, at: cancelled?.at },
      });
      const written = await transact(table, [again, logged(entry), posted(event)]);
      return written.ok ? 'restored' : 'changed-meanwhile';
    },

    /** Records when the last board of a round was found to have ended; the first record stays. */
    async noteRoundEnd(season: string, round: number, at: number) {
      const terms = { when: 'attribute_exists(pk) AND attribute_not_exists(endedAt)', values: { at } };
      await write(table, update(roundKey(season, round), 'SET endedAt = :at', terms));
    },

    /** Records which season was created as the successor of one; the first record stays. */
    async noteNextSeason(season: string, next: string) {
      const terms = { when: 'attribute_exists(pk) AND attribute_not_exists(#next)', values: { next } };
      await write(table, update(seasonKey(season), 'SET #next = :next', terms));
    },

    seasonDue: (season: string) => getItem(table, seasonDueKey(season), SeasonDueRecord),

    /** Stores the next scheduled run of a season, if the record is unchanged since it was read. */
    async noteSeasonDue(due: SeasonDueRecord): Promise<'noted' | 'changed-meanwhile'> {
      return (await write(table, dueWrite(due))) ? 'noted' : 'changed-meanwhile';
    },

    /** Removes a scheduled run that is due from the list, and posts its event; once. */
    async claimScheduledRun(
      due: SeasonDueRecord,
      event: SeasonChanged,
    ): Promise<'reached' | 'changed-meanwhile'> {
      const reached = dueWrite({ ...due, at: null });
      return (await transact(table, [reached, posted(event)])).ok ? 'reached' : 'changed-meanwhile';
    },

    seasonsDueBefore: (at: number) => dueIds(table, 'SEASON', at),

    /** The stored record of a season that can be joined. */
    joinable: (season: string) => getItem(table, joinableKey(season), JoinableRecord),

    /** Stores the record, if it is unchanged since it was read. */
    async noteJoinable(note: JoinableRecord): Promise<'noted' | 'changed-meanwhile'> {
      const { season, order, version } = note;
      const list = order === undefined ? {} : listing('JOINABLE', order);
      const noted = put(
        { ...joinableKey(season), ...list, ...note, version: version + 1 },
        version === 0 ? { when: ABSENT } : { when: 'version = :version', values: { version } },
      );
      return (await write(table, noted)) ? 'noted' : 'changed-meanwhile';
    },

    /** A page of the seasons that can be joined, always-open ones first, then the newest. */
    joinableSeasons: (limit: number, after: string | null) =>
      newestListed(table, 'JOINABLE', { limit, after }, JoinableRecord),
  };
}

function asRead({ version }: SeasonRecord) {
  return { when: 'version = :version', values: { version } };
}

/** Replaces the previous due record. */
function dueWrite(due: SeasonDueRecord): Write {
  const { season, at, version } = due;
  const index = at === null ? {} : dueAtIndex('SEASON', season, at);
  return put(
    { ...seasonDueKey(season), ...index, ...due, version: version + 1 },
    version === 0 ? { when: ABSENT } : { when: 'version = :version', values: { version } },
  );
}
