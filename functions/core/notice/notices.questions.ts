import type { LogRecord, MemberFileRecord, MemberRecord, NoticeRecord } from '../platform/records';

/** Announcements, rulings on members, and the private notes that come with them. */
export interface NoticeStore {
  /** Writes an announcement with its entry in the league's log. */
  announce(notice: NoticeRecord, entry: LogRecord): Promise<void>;
  announcement(league: string, id: string): Promise<NoticeRecord | undefined>;
  /** Replaces the text of an announcement if it is unchanged since it was read, with its entry in the league's log. */
  editAnnouncement(
    before: NoticeRecord,
    after: NoticeRecord,
    entry: LogRecord,
  ): Promise<'edited' | 'changed-meanwhile'>;
  /** Withdraws an announcement if its text is unchanged since it was read, with its entry in the league's log. */
  withdrawAnnouncement(notice: NoticeRecord, entry: LogRecord): Promise<'withdrawn' | 'changed-meanwhile'>;
  /** The announcements of a league, newest first. */
  announcements(league: string, limit: number): Promise<readonly NoticeRecord[]>;
  /**
   * Changes what a member may do, if no one has done so since it was read, with the note to them and its entry in the
   * member's file.
   * @param organizer who must still organize the league
   */
  ruleOnMember(
    before: MemberRecord,
    after: MemberRecord,
    organizer: string | null,
    notice: NoticeRecord,
    entry: LogRecord,
  ): Promise<'ruled' | 'changed-meanwhile'>;
  /** Rulings on a member and notes about them, newest first. */
  memberFile(league: string, player: string): Promise<readonly MemberFileRecord[]>;
  saveMemberNote(note: MemberFileRecord): Promise<void>;
  /** Removes a note from a member's file; twice is harmless. Rulings stay. */
  deleteMemberNote(note: Pick<MemberFileRecord, 'league' | 'player' | 'id'>): Promise<void>;
  /** Stores a note to one player, until they confirm it. */
  saveNotice(notice: NoticeRecord & { readonly player: string }): Promise<void>;
  /** The notes that a player has not confirmed, oldest first. */
  noticesTo(player: string): Promise<readonly NoticeRecord[]>;
  /** Deletes a confirmed note; twice is harmless. The ruling stays in the league's log. */
  confirmNotice(player: string, id: string): Promise<void>;
}
