import type { PageOf } from '../platform/pages';
import type {
  HandOverRecord,
  LeagueRecord,
  LeagueRenamed,
  LogRecord,
  MemberRecord,
  NoticeRecord,
  PlayerRecord,
} from '../platform/records';

/** How long a process caches whether a league is private. */
export const PRIVACY_KNOWN_MS = 10_000;

/** The items that are written together with a change of roles. */
export interface RolesChanged {
  /** Who must still organize the league. */
  readonly organizer: string | null;
  /** The entry in the league's log. */
  readonly entry: LogRecord;
  /** Since when they organize or moderate; null if they no longer do, undefined if it does not change. */
  readonly since: number | null | undefined;
  /** The notice to the league, while its seasons are running. */
  readonly notice: NoticeRecord | null;
}

export interface PeopleStore {
  player(id: string): Promise<PlayerRecord | undefined>;
  savePlayer(player: PlayerRecord): Promise<void>;
  /**
   * Changes some fields of a profile, in its current state, and leaves the others.
   * @param known the values of other fields if nothing is stored yet
   * @returns the profile afterwards
   */
  changePlayer(known: PlayerRecord, change: Partial<PlayerRecord>): Promise<PlayerRecord>;
  /** Withdraws the consent to mail of a player who has never logged in; another kind of consent stays. */
  withdrawMailConsent(player: string): Promise<void>;
  league(id: string): Promise<LeagueRecord | undefined>;
  /**
   * A page of leagues: first those whose players started most recently, then the others, newest first. Opening many
   * leagues does not push down leagues in which people play.
   */
  leagues(limit: number, after: string | null): Promise<PageOf<LeagueRecord>>;
  leaguesOf(player: string): Promise<readonly string[]>;
  /** Writes the league and its organizer's membership together. */
  createLeague(league: LeagueRecord, organizer: MemberRecord): Promise<void>;
  /** The members, without former ones. */
  members(league: string): Promise<readonly MemberRecord[]>;
  /** A member, or the record of a former one. */
  member(
    league: string,
    player: string,
    how?: { readonly weak?: boolean },
  ): Promise<MemberRecord | undefined>;
  /** The league of a season or game; cached by each process. */
  leagueOf(of: 'seasons' | 'games', id: string): Promise<string | undefined>;
  /**
   * Whether only members can see a league, at most `PRIVACY_KNOWN_MS` old at `now`: every request about a league,
   * season or game checks this.
   */
  isPrivate(league: string, now: number): Promise<boolean>;
  /** Changes a league that is unchanged since it was read, with its entry in the log and, for a new name, the event. */
  changeLeague(
    before: LeagueRecord,
    after: LeagueRecord,
    entry: LogRecord,
    event: LeagueRenamed | null,
  ): Promise<'changed' | 'changed-meanwhile'>;
  /** Writes a league's name into its seasons, their boards, halls of fame and trophies. */
  spreadName(league: LeagueRecord): Promise<void>;
  /**
   * Ends a membership that is unchanged since it was read.
   * @param organizer who must still organize the league, if an organizer leaves
   * @param entry if a member with a role leaves
   */
  leaveLeague(
    member: MemberRecord,
    at: number,
    organizer: string | null,
    entry: LogRecord | null,
  ): Promise<'left' | 'changed-meanwhile'>;
  /** Makes a player a member; members are left unchanged. */
  addMember(member: MemberRecord): Promise<'added' | 'banned'>;
  /** Changes what a member may do, if their roles are unchanged since they were read. */
  setRoles(
    member: MemberRecord,
    roles: MemberRecord['roles'],
    along: RolesChanged,
  ): Promise<'set' | 'changed-meanwhile'>;
  /** The request to take over the league, if there is one. */
  handOver(league: string): Promise<HandOverRecord | undefined>;
  /** Requests to take over a league, with its announcement, if there is no other request. */
  askHandOver(
    asked: HandOverRecord,
    notice: NoticeRecord,
    entry: LogRecord,
  ): Promise<'asked' | 'already-asked'>;
  /**
   * Ends the request if it is unchanged since it was read: the league stays as it is, or the member who made the
   * request gets these roles.
   */
  endHandOver(
    asked: HandOverRecord,
    roles: MemberRecord['roles'] | null,
    entry: LogRecord,
  ): Promise<'ended' | 'changed-meanwhile'>;
}
