import type {
  HandOverRecord,
  LeagueRecord,
  LeagueRenamed,
  LogRecord,
  MemberRecord,
  NoticeRecord,
  PlayerRecord,
} from '../records';
import type { PageOf } from './pages';

/** How long a process relies on what it knows of whether a league is private. */
export const PRIVACY_KNOWN_MS = 10_000;

/** What is written with a change of roles. */
export interface RolesChanged {
  /** Who has to organize the league still. */
  readonly organizer: string | null;
  /** The entry in the league's log. */
  readonly entry: LogRecord;
  /** Since when they organize or moderate; null where they do no longer, undefined where that stays as it is. */
  readonly since: number | null | undefined;
  /** What tells the league, while its seasons run. */
  readonly notice: NoticeRecord | null;
}

export interface PeopleStore {
  player(id: string): Promise<PlayerRecord | undefined>;
  savePlayer(player: PlayerRecord): Promise<void>;
  /**
   * Changes some of a profile and leaves the rest as it is at that moment. @param known what is written of the rest
   * where nothing is kept yet @returns the profile after it
   */
  changePlayer(known: PlayerRecord, change: Partial<PlayerRecord>): Promise<PlayerRecord>;
  /** Takes back the consent to mail that somebody gave who has never logged in; another one stays. */
  withdrawMailConsent(player: string): Promise<void>;
  league(id: string): Promise<LeagueRecord | undefined>;
  /**
   * A page of leagues: those first whose people began to play last, then the others, newest first. Who opens many
   * leagues pushes none down in which people play.
   */
  leagues(limit: number, after: string | null): Promise<PageOf<LeagueRecord>>;
  leaguesOf(player: string): Promise<readonly string[]>;
  /** Writes the league and its organizer's membership together. */
  createLeague(league: LeagueRecord, organizer: MemberRecord): Promise<void>;
  /** The members, without those who left. */
  members(league: string): Promise<readonly MemberRecord[]>;
  /** A member, or what is kept of one who left. */
  member(
    league: string,
    player: string,
    how?: { readonly weak?: boolean },
  ): Promise<MemberRecord | undefined>;
  /** The league of a season or game; a process remembers it. */
  leagueOf(of: 'seasons' | 'games', id: string): Promise<string | undefined>;
  /**
   * Whether only members see a league, as it was at most `PRIVACY_KNOWN_MS` before `now`: every request about a league,
   * season or game asks this.
   */
  isPrivate(league: string, now: number): Promise<boolean>;
  /** Changes a league that is as it was read, with its entry in the log and, where it has another name, the event. */
  changeLeague(
    before: LeagueRecord,
    after: LeagueRecord,
    entry: LogRecord,
    event: LeagueRenamed | null,
  ): Promise<'changed' | 'changed-meanwhile'>;
  /** Writes a league's name into its seasons, their boards, halls of fame and trophies. */
  spreadName(league: LeagueRecord): Promise<void>;
  /**
   * Ends a membership that is as it was read. @param organizer who has to organize the league still, where an organizer
   * leaves @param entry where somebody with a role leaves
   */
  leaveLeague(
    member: MemberRecord,
    at: number,
    organizer: string | null,
    entry: LogRecord | null,
  ): Promise<'left' | 'changed-meanwhile'>;
  /** Makes a player a member; who is one stays as they are. */
  addMember(member: MemberRecord): Promise<'added' | 'banned'>;
  /** Changes what a member may do, if their roles are as they were read. */
  setRoles(
    member: MemberRecord,
    roles: MemberRecord['roles'],
    along: RolesChanged,
  ): Promise<'set' | 'changed-meanwhile'>;
  /** The request to take over the league, if there is one. */
  handOver(league: string): Promise<HandOverRecord | undefined>;
  /** Asks to take over a league, with the announcement of it, if no one else does already. */
  askHandOver(
    asked: HandOverRecord,
    notice: NoticeRecord,
    entry: LogRecord,
  ): Promise<'asked' | 'already-asked'>;
  /** Ends the request as it was read: the league stays as it is, or the member who asked gets these roles. */
  endHandOver(
    asked: HandOverRecord,
    roles: MemberRecord['roles'] | null,
    entry: LogRecord,
  ): Promise<'ended' | 'changed-meanwhile'>;
}
