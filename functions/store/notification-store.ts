import type {
  DeliveryName,
  DeliveryRecord,
  DigestRecord,
  DispatchRecord,
  HeldRecord,
  NotificationSettings,
  PlayerRecord,
  Recipient,
  ReminderRecord,
  WebhookRecord,
  WebhookService,
} from './records';
import type { LogRecord } from './result-records';

/** What is told to whom, over which channel, and how it went. */
export interface DeliveryStore {
  /** Keeps the names of what an event causes, before the deliveries themselves are written. */
  saveDispatch(dispatch: DispatchRecord): Promise<void>;
  dispatchesBefore(at: number): Promise<readonly DispatchRecord[]>;
  /** Takes it away; twice is harmless. */
  settleDispatch(id: string): Promise<void>;
  /**
   * Writes a delivery, once for each name. One that speaks of all that has come since the last one (`gathering`) is
   * written again by each newer event.
   */
  addDelivery(
    delivery: DeliveryRecord,
    options?: { readonly gathering?: boolean },
  ): Promise<'added' | 'already-there'>;
  /** Read strongly where it decides whether something is sent. */
  delivery(
    name: DeliveryName,
    options?: { readonly consistent?: boolean },
  ): Promise<DeliveryRecord | undefined>;
  /** The names of deliveries that are to be tried again. */
  deliveriesDueBefore(at: number): Promise<readonly DeliveryName[]>;
  /** Replaces a delivery, if no other attempt and no newer event has changed it since it was read. */
  changeDelivery(before: DeliveryRecord, after: DeliveryRecord): Promise<'changed' | 'changed-meanwhile'>;
  /** What could not be delivered, newest first. */
  failedDeliveries(to: Recipient): Promise<readonly DeliveryRecord[]>;
}

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
  digestsDueBefore(at: number): Promise<readonly DigestRecord[]>;
  /** Turns what is held into a delivery in one transaction; null where nobody wants it any more. */
  closeDigest(
    digest: DigestRecord,
    held: readonly HeldRecord[],
    delivery: DeliveryRecord | null,
  ): Promise<'closed' | 'already-closed'>;
}

/** How players and leagues want to be told. */
export interface NotificationSettingsStore {
  notificationSettings(player: string): Promise<NotificationSettings | undefined>;
  /** The same with the player's profile, for the price of one of them. */
  settingsAndProfile(player: string): Promise<{
    readonly settings: NotificationSettings | undefined;
    readonly profile: PlayerRecord | undefined;
  }>;
  /** Replaces the settings, with the address of the calendar that goes with them. */
  saveNotificationSettings(
    before: NotificationSettings | undefined,
    after: NotificationSettings,
  ): Promise<'saved' | 'changed-meanwhile'>;
  /** Whose calendar has this secret. */
  playerOfCalendar(calendar: string): Promise<string | undefined>;
  webhooks(league: string): Promise<readonly WebhookRecord[]>;
  /** With its entry in the league's log. */
  saveWebhook(webhook: WebhookRecord, entry: LogRecord): Promise<void>;
  removeWebhook(league: string, service: WebhookService, entry: LogRecord): Promise<void>;
}
