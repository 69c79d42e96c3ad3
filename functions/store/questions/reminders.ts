import type { DeliveryRecord, DigestRecord, HeldRecord, ReminderRecord } from '../records';

/** Reminders and digests: what is due at a time of its own. */
export interface ReminderStore {
  reminder(game: string): Promise<ReminderRecord | undefined>;
  saveReminder(reminder: ReminderRecord): Promise<void>;
  /** Moves the reminder on, or takes it away, if it is still the one that was read. */
  changeReminder(before: ReminderRecord, after: ReminderRecord | null): Promise<void>;
  remindersDueBefore(at: number): Promise<readonly string[]>;
  /** Keeps something for a player's digest, which is due at `at` unless it is due already. */
  hold(held: HeldRecord, at: number): Promise<'held' | 'already-held'>;
  heldFor(player: string): Promise<readonly HeldRecord[]>;
  /** The players whose digests are due. */
  digestsDueBefore(at: number): Promise<readonly string[]>;
  digest(player: string): Promise<DigestRecord | undefined>;
  /** Turns what is held into a delivery in one transaction; null where no one wants it any more. */
  closeDigest(
    digest: DigestRecord,
    held: readonly HeldRecord[],
    delivery: DeliveryRecord | null,
  ): Promise<'closed' | 'already-closed'>;
}
