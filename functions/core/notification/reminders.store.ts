import * as z from 'zod';
import { digestKey, dueAtIndex, heldKey, reminderKey } from '../platform/keys';
import { dueIds } from '../platform/lists';
import { getItem, queryItems, type Table } from '../platform/reads';
import { insert, put, remove, transact, write } from '../platform/writes';
import { deliveryItem, KEPT_MS } from './deliveries.store';
import { type DeliveryRecord, DigestRecord, HeldRecord, ReminderRecord } from './notifications.records';

const StoredHeld = HeldRecord.extend({ told: z.boolean().default(false) });

/** Reminders and digests: items that are due at their own time. */
export function reminderStore(table: Table) {
  const reminderItem = (reminder: ReminderRecord) => ({
    ...reminderKey(reminder.game),
    ...dueAtIndex('REMINDER', reminder.game, reminder.at),
    ...reminder,
  });

  return {
    reminder: (game: string) => getItem(table, reminderKey(game), ReminderRecord),

    async saveReminder(reminder: ReminderRecord) {
      await write(table, put(reminderItem(reminder)));
    },

    /** Moves the reminder to its next time, or deletes it, if it is unchanged since it was read. */
    async changeReminder(before: ReminderRecord, after: ReminderRecord | null) {
      const { game, step, at, deadline } = before;
      const same = {
        when: '#step = :step AND #at = :at AND deadline = :deadline',
        values: { step, at, deadline },
      };
      await write(table, after === null ? remove(reminderKey(game), same) : put(reminderItem(after), same));
    },

    remindersDueBefore: (at: number) => dueIds(table, 'REMINDER', at),

    /** Stores an entry for a player's digest, which is due at `at` unless it is due already. */
    async hold(held: HeldRecord, at: number): Promise<'held' | 'already-held'> {
      const { player } = held;
      const kept = await write(table, insert({ ...heldKey(player, held.subject), ...held }));
      // Also for entries held before: the run that held them may have died here.
      const due: DigestRecord = { player, at };
      await write(table, insert({ ...digestKey(player), ...dueAtIndex('DIGEST', player, at), ...due }));
      return kept ? 'held' : 'already-held';
    },

    async heldFor(player: string): Promise<readonly HeldRecord[]> {
      const range = { partition: `PLAYER#${player}`, prefix: 'HELD#' };
      const kept = await queryItems(table, range, StoredHeld);
      return kept.filter(({ told }) => !told).map(({ told, ...held }) => held);
    },

    /** The players whose digests are due. */
    digestsDueBefore: (at: number) => dueIds(table, 'DIGEST', at),

    digest: (player: string) => getItem(table, digestKey(player), DigestRecord),

    /** Turns the held entries into a delivery in one transaction; null if no one wants it any more. */
    async closeDigest(
      digest: DigestRecord,
      held: readonly HeldRecord[],
      delivery: DeliveryRecord | null,
    ): Promise<'closed' | 'already-closed'> {
      const closed = await transact(table, [
        remove(digestKey(digest.player), { when: '#at = :at', values: { at: digest.at } }),
        // They are stored for as long as their events can be repeated.
        ...held.map((one) =>
          put({
            ...heldKey(one.player, one.subject),
            ...one,
            told: true,
            expiresAt: Math.ceil((one.at + KEPT_MS) / 1000),
          }),
        ),
        ...(delivery === null ? [] : [insert(deliveryItem(delivery))]),
      ]);
      return closed.ok ? 'closed' : 'already-closed';
    },
  };
}
