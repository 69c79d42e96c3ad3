import type {
  BoardRecord,
  ConfirmationRecord,
  ResultApproval,
  ResultRecord,
  SeasonChanged,
  SeatStatistic,
  SiteLogRecord,
  SiteReportRecord,
} from '../records';
import type { PageOf } from './pages';
import type { RatingWrite } from './ratings';

/** The record of results, and the statistics that are computed from it. */
export interface ResultStore {
  /**
   * Writes a game into the record with the ratings after it, and counts it in the statistics, once for each game and only
   * in the generation of ratings that counts.
   */
  saveResult(
    result: ResultRecord,
    changes: readonly RatingWrite[],
    generation: number,
  ): Promise<'saved' | 'already-rated' | 'changed-meanwhile'>;
  /** Replaces a result in the record, unless a later ruling has done so. */
  replaceResult(result: ResultRecord): Promise<'saved' | 'superseded'>;
  /** A player's finished games, newest first. */
  resultsOf(player: string, limit: number): Promise<readonly ResultRecord[]>;
  /** The same, oldest first. */
  firstResultsOf(player: string, limit: number): Promise<readonly ResultRecord[]>;
  /** Asks a player to confirm what an organizer says of their boards in a season. What they have confirmed stays. */
  askConfirmation(asked: Omit<ConfirmationRecord, 'boards' | 'state'>): Promise<void>;
  /** Keeps a player's answer, with the event that lets the results follow. */
  saveConfirmation(answer: ConfirmationRecord, event: SeasonChanged): Promise<void>;
  /** What a player was asked to confirm, and has answered. */
  confirmationsOf(player: string): Promise<readonly ConfirmationRecord[]>;
  confirmationsIn(season: string, players: readonly string[]): Promise<readonly ConfirmationRecord[]>;
  approvalOf(season: string): Promise<ResultApproval | undefined>;
  /** Lets the results of a season count, with its entry in the site's log and the report that asked for it. */
  approveResults(
    approval: ResultApproval,
    entry: SiteLogRecord,
    report: SiteReportRecord | undefined,
    event: SeasonChanged,
  ): Promise<'done' | 'changed-meanwhile'>;
  resultsOfSeason(season: string): Promise<readonly ResultRecord[]>;
  resultOfBoard(board: Pick<BoardRecord, 'season' | 'round' | 'board'>): Promise<ResultRecord | undefined>;
  /** The whole record in order, page by page. */
  results(after: string | null): Promise<PageOf<ResultRecord>>;
  statistics(system: string): Promise<readonly SeatStatistic[]>;
}
