import type { BoardRecord, EntryRecord, RatingRecord, ResultRecord, RulingRecord } from './records';
import type { AwardsRecord, HallRecord, LogRecord, SeatStatistic, TrophyRecord } from './result-records';

/** Where a page ended: `next` is what the following one begins after, null on the last one. */
export interface PageOf<T> {
  readonly rows: readonly T[];
  readonly next: string | null;
}

/** A record and the one it takes the place of; each is written only if the other is still there. */
export interface Replacement<T> {
  readonly before: T | undefined;
  readonly after: T;
}

export type RatingWrite = Replacement<RatingRecord>;

/** A ruling on a result, with its entry in the league's log and the event that makes it count. */
export interface ResultRuling {
  readonly ruling: RulingRecord;
  readonly entry: LogRecord;
  readonly event: string;
}

/** What is known of a season once it is over. */
export interface Conclusion {
  readonly hall: HallRecord;
  readonly awards: AwardsRecord['awards'];
  readonly trophies: readonly TrophyRecord[];
  /** Players who had a trophy of this season before and have none now. */
  readonly without: readonly string[];
}

/** Results and what follows from them: ratings, statistics, awards, halls of fame, the league's log. */
export interface ResultStore {
  /** One page of a board, best first; `after` is where the last page ended. */
  ratings(board: string, limit: number, after: string | null): Promise<PageOf<RatingRecord>>;
  /** Everything a player is rated on. */
  ratingsOf(player: string): Promise<readonly RatingRecord[]>;
  rating(player: string, board: string): Promise<RatingRecord | undefined>;
  /** Writes a game into the record with the ratings after it, and counts it in the statistics, once for each game. */
  saveResult(
    result: ResultRecord,
    changes: readonly RatingWrite[],
  ): Promise<'saved' | 'already-rated' | 'changed-meanwhile'>;
  /** Replaces a result in the record, unless a later ruling has done so. */
  replaceResult(result: ResultRecord): Promise<'saved' | 'superseded'>;
  /** Replaces a rating, if nobody has changed it since it was read. */
  replaceRating(write: RatingWrite): Promise<'saved' | 'changed-meanwhile'>;
  /** Takes away a rating that no game is left for, if nobody has changed it since it was read. */
  removeRating(rating: RatingRecord): Promise<'removed' | 'changed-meanwhile'>;
  /** A player's finished games, newest first. */
  resultsOf(player: string, limit: number): Promise<readonly ResultRecord[]>;
  firstResultOf(player: string): Promise<ResultRecord | undefined>;
  resultsOfSeason(season: string): Promise<readonly ResultRecord[]>;
  resultOfBoard(board: Pick<BoardRecord, 'season' | 'round' | 'board'>): Promise<ResultRecord | undefined>;
  /** The whole record in order, page by page. */
  results(after: string | null): Promise<PageOf<ResultRecord>>;
  statistics(system: string): Promise<readonly SeatStatistic[]>;
  /** Replaces a statistic, if no game has been counted in it since it was read. */
  replaceStatistic(write: Replacement<SeatStatistic>): Promise<'saved' | 'changed-meanwhile'>;
  /** Writes a ruling on a result; the number of the ruling must be the next one. */
  ruleOnResult(ruling: ResultRuling): Promise<'ruled' | 'changed-meanwhile'>;
  /** Ends a season, or writes anew how it ended. */
  concludeSeason(conclusion: Conclusion): Promise<void>;
  awards(season: string): Promise<AwardsRecord | undefined>;
  trophiesOf(player: string): Promise<readonly TrophyRecord[]>;
  /** One page of a hall of fame, newest season first: of everything, of a game system, or of a league. */
  hallOfFame(hall: Hall, limit: number, after: string | null): Promise<PageOf<HallRecord>>;
  /** Takes a second account of one person out of a season, with the entry in the league's log. */
  removeEntry(removed: EntryRecord, entry: LogRecord): Promise<'removed' | 'changed-meanwhile'>;
  logOfSeason(season: string): Promise<readonly LogRecord[]>;
  /** One page of a league's log, newest first. */
  logOfLeague(league: string, limit: number, after: string | null): Promise<PageOf<LogRecord>>;
}

export type Hall =
  | { readonly of: 'all' }
  | { readonly of: 'system'; readonly id: string }
  | { readonly of: 'league'; readonly id: string };
