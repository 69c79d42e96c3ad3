import type {
  HandOverRecord,
  LeagueRecord,
  LogRecord,
  MemberRecord,
  NoticeRecord,
  PlayerRecord,
} from '../records';
import type { PageOf } from './pages';

export interface PeopleStore {
  player(id: string): Promise<PlayerRecord | undefined>;
  savePlayer(player: PlayerRecord): Promise<void>;
  /**
   * Changes some of a profile and leaves the rest as it is at that moment. @param known what is written of the rest
   * where nothing is kept yet @returns the profile after it
   */
  changePlayer(known: PlayerRecord, change: Partial<PlayerRecord>): Promise<PlayerRecord>;
  league(id: string): Promise<LeagueRecord | undefined>;
  /**
   * A page of leagues: those first whose people began to play last, then the others, newest first. Who opens many
   * leagues pushes none down in which people play.
   */
  leagues(limit: number, after: string | null): Promise<PageOf<LeagueRecord>>;
  leaguesOf(player: string): Promise<readonly string[]>;
  /** Writes the league and its organizer's membership together. */
  createLeague(league: LeagueRecord, organizer: MemberRecord): Promise<void>;
  members(league: string): Promise<readonly MemberRecord[]>;
  member(league: string, player: string): Promise<MemberRecord | undefined>;
  addMember(member: MemberRecord): Promise<'added' | 'already-there'>;
  /**
   * Changes what a member may do, if their roles are as they were read, with its entry in the league's log.
   * @param organizer who has to organize the league still
   */
  setRoles(
    member: MemberRecord,
    roles: MemberRecord['roles'],
    organizer: string | null,
    entry: LogRecord,
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
