import type { LogRecord, MemberFileRecord, MemberRecord, NoticeRecord } from '../records';

/** Announcements, rulings on members, and the private notes that come with them. */
export interface NoticeStore {
  /** Writes an announcement with its entry in the league's log. */
  announce(notice: NoticeRecord, entry: LogRecord): Promise<void>;
  announcement(league: string, id: string): Promise<NoticeRecord | undefined>;
  /** Puts another text in place of the one that was read, with its entry in the league's log. */
  editAnnouncement(
    before: NoticeRecord,
    after: NoticeRecord,
    entry: LogRecord,
  ): Promise<'edited' | 'changed-meanwhile'>;
  /** Takes an announcement away that has the text that was read, with its entry in the league's log. */
  withdrawAnnouncement(notice: NoticeRecord, entry: LogRecord): Promise<'withdrawn' | 'changed-meanwhile'>;
  /** The announcements of a league, newest first. */
  announcements(league: string, limit: number): Promise<readonly NoticeRecord[]>;
  /**
   * Changes what a member may do, if no one has done so since it was read, with the note that tells them and its entry in
   * the member's file.
   * @param organizer who has to organize the league still
   */
  ruleOnMember(
    before: MemberRecord,
    after: MemberRecord,
    organizer: string | null,
    notice: NoticeRecord,
    entry: LogRecord,
  ): Promise<'ruled' | 'changed-meanwhile'>;
  /** What was ruled on a member and noted of them, newest first. */
  memberFile(league: string, player: string): Promise<readonly MemberFileRecord[]>;
  saveMemberNote(note: MemberFileRecord): Promise<void>;
  /** Takes a note out of a member's file; twice is harmless. Rulings stay. */
  deleteMemberNote(note: Pick<MemberFileRecord, 'league' | 'player' | 'id'>): Promise<void>;
  /** Keeps a note to one player, until they confirm it. */
  saveNotice(notice: NoticeRecord & { readonly player: string }): Promise<void>;
  /** The notes that a player has not confirmed, oldest first. */
  noticesTo(player: string): Promise<readonly NoticeRecord[]>;
  /** Takes a confirmed note away; twice is harmless. The ruling stays in the league's log. */
  confirmNotice(player: string, id: string): Promise<void>;
}
