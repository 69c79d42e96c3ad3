import type { DeliveryRecord, DigestRecord, HeldRecord, ReminderRecord } from '../platform/records';

/** Reminders and digests: items that are due at their own time. */
export interface ReminderStore {
  reminder(game: string): Promise<ReminderRecord | undefined>;
  saveReminder(reminder: ReminderRecord): Promise<void>;
  /** Moves the reminder to its next time, or deletes it, if it is unchanged since it was read. */
  changeReminder(before: ReminderRecord, after: ReminderRecord | null): Promise<void>;
  remindersDueBefore(at: number): Promise<readonly string[]>;
  /** Stores an entry for a player's digest, which is due at `at` unless it is due already. */
  hold(held: HeldRecord, at: number): Promise<'held' | 'already-held'>;
  heldFor(player: string): Promise<readonly HeldRecord[]>;
  /** The players whose digests are due. */
  digestsDueBefore(at: number): Promise<readonly string[]>;
  digest(player: string): Promise<DigestRecord | undefined>;
  /** Turns the held entries into a delivery in one transaction; null if no one wants it any more. */
  closeDigest(
    digest: DigestRecord,
    held: readonly HeldRecord[],
    delivery: DeliveryRecord | null,
  ): Promise<'closed' | 'already-closed'>;
}
