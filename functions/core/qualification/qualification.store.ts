import { entryItem } from '../entry/entries.store';
import type { LogRecord } from '../league/logs.records';
import { logged } from '../league/logs.store';
import type { Admitted, SeasonChanged } from '../platform/events.records';
import { entryKey, seasonKey } from '../platform/keys';
import { posted } from '../platform/outbox.store';
import type { Table } from '../platform/reads';
import { ABSENT, put, transact, update } from '../platform/writes';
import type { EntryRecord } from '../season/seasons.records';
import type { Qualification } from './qualification.records';

/** Who may enter a season, and its invitations by an earlier table. */
export function qualificationStore(table: Table) {
  return {
    /** Writes who may enter a season in the next version: 1 for the first. */
    async saveQualification(
      season: string,
      qualification: Qualification,
      entry: LogRecord,
      event: SeasonChanged,
    ): Promise<'saved' | 'changed-meanwhile'> {
      const { version } = qualification;
      const saved = update(
        seasonKey(season),
        'SET qualification = :qualification, qualificationVersion = :version',
        {
          when: `attribute_exists(pk) AND ${version === 1 ? 'attribute_not_exists(qualificationVersion)' : 'qualificationVersion = :before'}`,
          values: { qualification, version, before: version - 1 },
        },
      );
      return (await transact(table, [saved, logged(entry), posted(event)])).ok
        ? 'saved'
        : 'changed-meanwhile';
    },

    /**
     * Invites the next player of an order, if nothing has changed since the answers of all others were read: no entry,
     * no withdrawal, no other invitation. So two runs at once invite nobody twice, and nobody too many.
     * @param answers the season's count of answers that was read
     */
    async inviteNext(
      entry: EntryRecord,
      answers: number,
      event: Admitted,
      entered: LogRecord,
    ): Promise<'invited' | 'changed-meanwhile'> {
      const unchanged = answers === 0 ? 'attribute_not_exists(answers)' : 'answers = :answers';
      const written = await transact(table, [
        update(seasonKey(entry.season), 'ADD answers :one', {
          when: `#status = :registration AND ${unchanged}`,
          values: { one: 1, answers, registration: 'registration' },
        }),
        // Somebody whom an organizer invited by mail keeps that invitation, which now waits for an answer.
        put(entryItem(entry), {
          when: `${ABSENT} OR (#state = :invited AND attribute_not_exists(answerBy))`,
          values: { invited: 'invited' },
        }),
        posted(event),
        logged(entered),
      ]);
      return written.ok ? 'invited' : 'changed-meanwhile';
    },

    /** Ends an invitation that nobody has answered in time, unless its player has just answered it. */
    async lapse({ season, player, answerBy }: EntryRecord, entry: LogRecord): Promise<'lapsed' | 'answered'> {
      const written = await transact(table, [
        update(seasonKey(season), 'ADD answers :one', { when: 'attribute_exists(pk)', values: { one: 1 } }),
        update(entryKey(season, player.id), 'SET #state = :withdrawn, lapsed = :true', {
          when: '#state = :invited AND answerBy = :answerBy',
          values: { withdrawn: 'withdrawn', invited: 'invited', answerBy, true: true },
        }),
        logged(entry),
      ]);
      return written.ok ? 'lapsed' : 'answered';
    },
  };
}
