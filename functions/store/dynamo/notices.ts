import { announcementKey, memberKey, noticeKey } from '../keys';
import type { NoticeStore } from '../questions/notices';
import { type Announced, NoticeRecord } from '../records';
import { logged } from './logs';
import { organizes } from './members';
import { posted } from './outbox';
import { queryItems, type Table } from './reads';
import { put, remove, transact, update, write } from './writes';

/** The event of an announcement. */
export function announced({ id, at, league, season, text }: NoticeRecord): Announced {
  return { id, kind: 'announced', at, league, season, text };
}

/** Announcements, rulings on members, and the private notes that come with them. */
export function noticeStore(table: Table): NoticeStore {
  return {
    async announce(notice, entry) {
      const item = { ...announcementKey(notice.league.id, notice.id), ...notice };
      await transact(table, [put(item), logged(entry), posted(announced(notice))]);
    },

    async announcements(league, limit) {
      const range = { partition: `LEAGUE#${league}`, prefix: 'NOTICE#', newestFirst: true, limit };
      return (await queryItems(table, range, NoticeRecord)).slice(0, limit);
    },

    async ruleOnMember(before, after, organizer, notice, entry) {
      const was = (attribute: 'muted' | 'banned') =>
        before[attribute] === true
          ? `${attribute} = :yes`
          : `(attribute_not_exists(${attribute}) OR ${attribute} <> :yes)`;
      const { id, at, league, text: note } = notice;
      const event = { id, kind: 'member-ruled', at, league, player: before.player.id, note } as const;
      const written = await transact(table, [
        update(memberKey(before.league, before.player.id), 'SET muted = :muted, banned = :banned', {
          when: `attribute_exists(pk) AND ${was('muted')} AND ${was('banned')}`,
          values: { yes: true, muted: after.muted === true, banned: after.banned === true },
        }),
        put({ ...noticeKey(before.player.id, notice.id), ...notice }),
        logged(entry),
        posted(event),
        ...(organizer === null ? [] : [organizes(before.league, organizer)]),
      ]);
      return written.ok ? 'ruled' : 'changed-meanwhile';
    },

    noticesTo: (player) =>
      queryItems(table, { partition: `PLAYER#${player}`, prefix: 'NOTICE#', consistent: true }, NoticeRecord),

    async confirmNotice(player, id) {
      await write(table, remove(noticeKey(player, id)));
    },
  };
}
