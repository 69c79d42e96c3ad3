import * as z from 'zod';
import { PlayerRecord } from '../account/people.records';
import type { LogRecord } from '../league/logs.records';
import { writeLogged } from '../league/logs.store';
import type { RemindersChosen } from '../platform/events.records';
import { calendarKey, playerKey, settingsKey, webhookKey } from '../platform/keys';
import { posted } from '../platform/outbox.store';
import { getItem, queryItems, type Table } from '../platform/reads';
import { ABSENT, put, remove, transact } from '../platform/writes';
import { NotificationSettings, WebhookRecord, type WebhookService } from './notifications.records';

const Stored = z
  .object({ body: z.string() })
  .transform(({ body }) => NotificationSettings.parse(JSON.parse(body)));

const Keyed = z.looseObject({ sk: z.string() });

const bodyOf = (settings: NotificationSettings) => JSON.stringify(NotificationSettings.parse(settings));

/** The notification settings of players and leagues. */
export function notificationSettingsStore(table: Table) {
  return {
    notificationSettings: (player: string) => getItem(table, settingsKey(player), Stored),

    /** The same with the player's profile, for the price of one of them. */
    async settingsAndProfile(player: string): Promise<{
      readonly settings: NotificationSettings | undefined;
      readonly profile: PlayerRecord | undefined;
    }> {
      // A player has no other item between the two.
      const [settings, profile] = [settingsKey(player), playerKey(player)];
      const range = { partition: profile.pk, between: [settings.sk, profile.sk] } as const;
      const items = await queryItems(table, range, Keyed);
      const found = (sk: string) => items.find((item) => item.sk === sk);
      return {
        settings: Stored.optional().parse(found(settings.sk)),
        profile: PlayerRecord.optional().parse(found(profile.sk)),
      };
    },

    /**
     * Replaces the settings, with the address of the calendar that belongs to them and the event for further effects.
     */
    async saveNotificationSettings(
      before: NotificationSettings | undefined,
      after: NotificationSettings,
      event?: RemindersChosen,
    ): Promise<'saved' | 'changed-meanwhile'> {
      const old = before?.calendar ?? null;
      const written = await transact(table, [
        put(
          { ...settingsKey(after.player), body: bodyOf(after) },
          before === undefined
            ? { when: ABSENT }
            : { when: 'body = :before', values: { before: bodyOf(before) } },
        ),
        ...(old === null || old === after.calendar ? [] : [remove(calendarKey(old))]),
        ...(after.calendar === null || old === after.calendar
          ? []
          : [put({ ...calendarKey(after.calendar), player: after.player })]),
        ...(event === undefined ? [] : [posted(event)]),
      ]);
      return written.ok ? 'saved' : 'changed-meanwhile';
    },

    /** The player whose calendar has this secret. */
    async playerOfCalendar(calendar: string): Promise<string | undefined> {
      const Owner = z.object({ player: z.string() });
      return (await getItem(table, calendarKey(calendar), Owner))?.player;
    },

    webhooks: (league: string) =>
      queryItems(table, { partition: `LEAGUE#${league}`, prefix: 'WEBHOOK#' }, WebhookRecord),

    /** With its entry in the league's log. */
    async saveWebhook(webhook: WebhookRecord, entry: LogRecord) {
      const saved = put({ ...webhookKey(webhook.league, webhook.service), ...webhook });
      await writeLogged(table, saved, entry);
    },

    async removeWebhook(league: string, service: WebhookService, entry: LogRecord) {
      await writeLogged(table, remove(webhookKey(league, service)), entry);
    },
  };
}
