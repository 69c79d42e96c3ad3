import type { MemberRecord } from '../account/people.records';
import { type LogRecord, MemberFileRecord, NoticeRecord } from '../league/logs.records';
import { logged } from '../league/logs.store';
import { organizes } from '../member/members.store';
import type { Announced } from '../platform/events.records';
import { announcementKey, memberFileKey, memberFilePrefix, memberKey, noticeKey } from '../platform/keys';
import { posted } from '../platform/outbox.store';
import { getItem, queryItems, type Table } from '../platform/reads';
import { insert, put, remove, transact, update, write } from '../platform/writes';

/** The event of an announcement. */
export function announced({ id, at, league, season, text }: NoticeRecord): Announced {
  return { id, kind: 'announced', at, league, season, text };
}

/** Announcements, rulings on members, and the private notes that come with them. */
export function noticeStore(table: Table) {
  return {
    /** Writes an announcement with its entry in the league's log. */
    async announce(notice: NoticeRecord, entry: LogRecord) {
      const item = { ...announcementKey(notice.league.id, notice.id), ...notice };
      await transact(table, [put(item), logged(entry), posted(announced(notice))]);
    },

    announcement: (league: string, id: string) => getItem(table, announcementKey(league, id), NoticeRecord),

    /**
     * Replaces the text of an announcement if it is unchanged since it was read, with its entry in the league's log.
     */
    async editAnnouncement(
      { league, id, text: was }: NoticeRecord,
      { text, editedAt }: NoticeRecord,
      entry: LogRecord,
    ): Promise<'edited' | 'changed-meanwhile'> {
      const edit = update(announcementKey(league.id, id), 'SET #text = :text, editedAt = :editedAt', {
        when: AS_READ,
        values: { was, text, editedAt },
      });
      return (await transact(table, [edit, logged(entry)])).ok ? 'edited' : 'changed-meanwhile';
    },

    /** Withdraws an announcement if its text is unchanged since it was read, with its entry in the league's log. */
    async withdrawAnnouncement(
      { league, id, text: was }: NoticeRecord,
      entry: LogRecord,
    ): Promise<'withdrawn' | 'changed-meanwhile'> {
      const gone = remove(announcementKey(league.id, id), { when: AS_READ, values: { was } });
      return (await transact(table, [gone, logged(entry)])).ok ? 'withdrawn' : 'changed-meanwhile';
    },

    /** The announcements of a league, newest first. */
    async announcements(league: string, limit: number): Promise<readonly NoticeRecord[]> {
      const range = { partition: `LEAGUE#${league}`, prefix: 'NOTICE#', newestFirst: true, limit };
      return (await queryItems(table, range, NoticeRecord)).slice(0, limit);
    },

    /**
     * Changes what a member may do, if no one has done so since it was read, with the note to them and its entry in the
     * member's file.
     * @param organizer who must still organize the league
     */
    async ruleOnMember(
      before: MemberRecord,
      after: MemberRecord,
      organizer: string | null,
      notice: NoticeRecord,
      entry: LogRecord,
    ): Promise<'ruled' | 'changed-meanwhile'> {
      const was = (attribute: 'muted' | 'banned') =>
        before[attribute] === true
          ? `${attribute} = :yes`
          : `(attribute_not_exists(${attribute}) OR ${attribute} <> :yes)`;
      const { id, at, league, text: note, until } = notice;
      const { id: player } = before.player;
      const ends = until === undefined ? {} : { until };
      const event = { id, kind: 'member-ruled', at, league, player, note, ...ends } as const;
      const wasUntil = before.bannedUntil === undefined ? NO_END : 'bannedUntil = :wasUntil';
      const change = after.bannedUntil === undefined ? 'REMOVE bannedUntil' : ', bannedUntil = :until';
      const written = await transact(table, [
        update(memberKey(before.league, player), `SET muted = :muted, banned = :banned ${change}`, {
          when: `attribute_exists(pk) AND ${was('muted')} AND ${was('banned')} AND ${wasUntil}`,
          values: {
            ...{ yes: true, muted: after.muted === true, banned: after.banned === true },
            ...{ wasUntil: before.bannedUntil, until: after.bannedUntil },
          },
        }),
        put({ ...noticeKey(player, id), ...notice }),
        put(fileItem(fileEntry(notice, entry, player))),
        logged(entry),
        posted(event),
        ...(organizer === null ? [] : [organizes(before.league, organizer, at)]),
      ]);
      return written.ok ? 'ruled' : 'changed-meanwhile';
    },

    /** Rulings on a member and notes about them, newest first. */
    memberFile: (league: string, player: string): Promise<readonly MemberFileRecord[]> => {
      const range = { partition: `LEAGUE#${league}`, prefix: memberFilePrefix(player) };
      return queryItems(table, { ...range, newestFirst: true }, MemberFileRecord);
    },

    async saveMemberNote(note: MemberFileRecord) {
      await write(table, insert(fileItem(note)));
    },

    /** Removes a note from a member's file; twice is harmless. Rulings stay. */
    async deleteMemberNote({ league, player, id }: Pick<MemberFileRecord, 'league' | 'player' | 'id'>) {
      const note = { when: '#kind = :note', values: { note: 'note' } };
      await write(table, remove(memberFileKey(league, player, id), note));
    },

    /** Stores a note to one player, until they confirm it. */
    async saveNotice(notice: NoticeRecord & { readonly player: string }) {
      await write(table, put({ ...noticeKey(notice.player, notice.id), ...notice }));
    },

    /** The notes that a player has not confirmed, oldest first. */
    noticesTo: (player: string) =>
      queryItems(table, { partition: `PLAYER#${player}`, prefix: 'NOTICE#' }, NoticeRecord),

    /** Deletes a confirmed note; twice is harmless. The ruling stays in the league's log. */
    async confirmNotice(player: string, id: string) {
      await write(table, remove(noticeKey(player, id)));
    },
  };
}

/** The condition that a text is unchanged since it was read. */
const AS_READ = '#text = :was';

const NO_END = 'attribute_not_exists(bannedUntil)';

function fileItem(entry: MemberFileRecord) {
  return { ...memberFileKey(entry.league, entry.player, entry.id), ...entry };
}

/** The entry of a ruling in a member's file. */
function fileEntry(
  { id, at, by, text: noticeText, until }: NoticeRecord,
  { league, kind, reason, confirmedBy }: LogRecord,
  player: string,
): MemberFileRecord {
  const ends = { ...(until !== undefined && { until }), ...(confirmedBy && { confirmedBy }) };
  return MemberFileRecord.parse({
    id,
    league,
    player,
    kind,
    at,
    by,
    text: reason,
    told: noticeText,
    ...ends,
  });
}
