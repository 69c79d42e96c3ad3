import type { PageOf } from '../platform/pages';
import type {
  BoardRecord,
  ConfirmationRecord,
  ResultApproval,
  ResultRecord,
  SeasonChanged,
  SeatStatistic,
  SiteLogRecord,
  SiteReportRecord,
} from '../platform/records';
import type { RatingWrite } from '../rating/ratings.questions';

/** The record of results, and the statistics computed from it. */
export interface ResultStore {
  /**
   * Adds a game to the record with the ratings after it, and to the statistics, once for each game and only in the
   * current generation of ratings.
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
  /**
   * Asks a player to confirm the results of their boards that an organizer entered in a season. Earlier confirmations
   * stay.
   */
  askConfirmation(asked: Omit<ConfirmationRecord, 'boards' | 'state'>): Promise<void>;
  /** Stores a player's answer, with the event that updates the results. */
  saveConfirmation(answer: ConfirmationRecord, event: SeasonChanged): Promise<void>;
  /** A player's confirmations, requested and answered. */
  confirmationsOf(player: string): Promise<readonly ConfirmationRecord[]>;
  confirmationsIn(season: string, players: readonly string[]): Promise<readonly ConfirmationRecord[]>;
  approvalOf(season: string): Promise<ResultApproval | undefined>;
  /** Makes the results of a season count, with its entry in the site's log and the report that requested it. */
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
