import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { announcementKey, memberKey, noticeKey } from '../keys';
import type { NoticeStore } from '../notice-store';
import type { Announced } from '../records';
import { NoticeRecord } from '../result-records';
import { logItem } from './game-rulings';
import { outboxItem } from './outbox';
import { queryItems, type Table, transact } from './table';

/** The event of an announcement. */
export function announced({ id, at, league, season, text }: NoticeRecord): Announced {
  return { id, kind: 'announced', at, league, season, text };
}

/** Announcements, rulings on members, and the private notes that come with them. */
export function noticeStore(table: Table): NoticeStore {
  const { client, name } = table;
  const put = (Item: Record<string, unknown>) => ({ Put: { TableName: name, Item } });
  return {
    async announce(notice, entry) {
      const item = { ...announcementKey(notice.league.id, notice.id), ...notice };
      await transact(table, [put(item), put(logItem(entry)), put(outboxItem(announced(notice)))]);
    },

    async announcements(league, limit) {
      const range = { partition: `LEAGUE#${league}`, prefix: 'NOTICE#', newestFirst: true, limit };
      return (await queryItems(table, range, NoticeRecord)).slice(0, limit);
    },

    async ruleOnMember(before, after, notice, entry) {
      const was = (attribute: 'muted' | 'banned') =>
        before[attribute] === true
          ? `${attribute} = :yes`
          : `(attribute_not_exists(${attribute}) OR ${attribute} <> :yes)`;
      const { id, at, league, text: note } = notice;
      const event = { id, kind: 'member-ruled', at, league, player: before.player.id, note } as const;
      const written = await transact(table, [
        {
          Update: {
            TableName: name,
            Key: memberKey(before.league, before.player.id),
            UpdateExpression: 'SET muted = :muted, banned = :banned',
            ConditionExpression: `attribute_exists(pk) AND ${was('muted')} AND ${was('banned')}`,
            ExpressionAttributeValues: {
              ':yes': true,
              ':muted': after.muted === true,
              ':banned': after.banned === true,
            },
          },
        },
        put({ ...noticeKey(before.player.id, notice.id), ...notice }),
        put(logItem(entry)),
        put(outboxItem(event)),
      ]);
      return written.ok ? 'ruled' : 'changed-meanwhile';
    },

    noticesTo: (player) =>
      queryItems(table, { partition: `PLAYER#${player}`, prefix: 'NOTICE#', consistent: true }, NoticeRecord),

    async confirmNotice(player, id) {
      await client.send(new DeleteCommand({ TableName: name, Key: noticeKey(player, id) }));
    },
  };
}
