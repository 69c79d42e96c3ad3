import type {
  LogRecord,
  NotificationSettings,
  PlayerRecord,
  RemindersChosen,
  WebhookRecord,
  WebhookService,
} from '../platform/records';

/** The notification settings of players and leagues. */
export interface NotificationSettingsStore {
  notificationSettings(player: string): Promise<NotificationSettings | undefined>;
  /** The same with the player's profile, for the price of one of them. */
  settingsAndProfile(player: string): Promise<{
    readonly settings: NotificationSettings | undefined;
    readonly profile: PlayerRecord | undefined;
  }>;
  /** Replaces the settings, with the address of the calendar that belongs to them and the event for further effects. */
  saveNotificationSettings(
    before: NotificationSettings | undefined,
    after: NotificationSettings,
    event?: RemindersChosen,
  ): Promise<'saved' | 'changed-meanwhile'>;
  /** The player whose calendar has this secret. */
  playerOfCalendar(calendar: string): Promise<string | undefined>;
  webhooks(league: string): Promise<readonly WebhookRecord[]>;
  /** With its entry in the league's log. */
  saveWebhook(webhook: WebhookRecord, entry: LogRecord): Promise<void>;
  removeWebhook(league: string, service: WebhookService, entry: LogRecord): Promise<void>;
}
