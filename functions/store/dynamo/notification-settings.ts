import * as z from 'zod';
import { calendarKey, playerKey, settingsKey, webhookKey } from '../keys';
import type { NotificationSettingsStore } from '../notification-store';
import { NotificationSettings, PlayerRecord, WebhookRecord } from '../records';
import { logItem } from './game-rulings';
import { getItem, queryItems, type Table, transact } from './table';

const Stored = z
  .object({ body: z.string() })
  .transform(({ body }) => NotificationSettings.parse(JSON.parse(body)));

const Keyed = z.looseObject({ sk: z.string() });

const bodyOf = (settings: NotificationSettings) => JSON.stringify(NotificationSettings.parse(settings));

/** How players and leagues want to be told. */
export function notificationSettingsStore(table: Table): NotificationSettingsStore {
  const { name } = table;
  return {
    notificationSettings: (player) => getItem(table, settingsKey(player), Stored),

    async settingsAndProfile(player) {
      // Nothing else of a player stands between the two.
      const [settings, profile] = [settingsKey(player), playerKey(player)];
      const range = { partition: profile.pk, between: [settings.sk, profile.sk] } as const;
      const items = await queryItems(table, range, Keyed);
      const found = (sk: string) => items.find((item) => item.sk === sk);
      return {
        settings: Stored.optional().parse(found(settings.sk)),
        profile: PlayerRecord.optional().parse(found(profile.sk)),
      };
    },

    async saveNotificationSettings(before, after) {
      const old = before?.calendar ?? null;
      const written = await transact(table, [
        {
          Put: {
            TableName: name,
            Item: { ...settingsKey(after.player), body: bodyOf(after) },
            ...(before === undefined
              ? { ConditionExpression: 'attribute_not_exists(pk)' }
              : {
                  ConditionExpression: 'body = :before',
                  ExpressionAttributeValues: { ':before': bodyOf(before) },
                }),
          },
        },
        ...(old === null || old === after.calendar
          ? []
          : [{ Delete: { TableName: name, Key: calendarKey(old) } }]),
        ...(after.calendar === null || old === after.calendar
          ? []
          : [{ Put: { TableName: name, Item: { ...calendarKey(after.calendar), player: after.player } } }]),
      ]);
      return written.ok ? 'saved' : 'changed-meanwhile';
    },

    async playerOfCalendar(calendar) {
      const Owner = z.object({ player: z.string() });
      return (await getItem(table, calendarKey(calendar), Owner, { consistent: true }))?.player;
    },

    webhooks: (league) =>
      queryItems(table, { partition: `LEAGUE#${league}`, prefix: 'WEBHOOK#' }, WebhookRecord),

    async saveWebhook(webhook, entry) {
      const Item = { ...webhookKey(webhook.league, webhook.service), ...webhook };
      await transact(table, [
        { Put: { TableName: name, Item } },
        { Put: { TableName: name, Item: logItem(entry) } },
      ]);
    },

    async removeWebhook(league, service, entry) {
      await transact(table, [
        { Delete: { TableName: name, Key: webhookKey(league, service) } },
        { Put: { TableName: name, Item: logItem(entry) } },
      ]);
    },
  };
}
