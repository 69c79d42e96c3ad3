import type {
  BoardRecord,
  EntryRecord,
  ImportRecord,
  LogRecord,
  PastSeasonRecord,
  ResultRecord,
  RulingRecord,
  SeasonChanged,
  SeasonRecord,
} from '../records';
import type { NewBoard } from './games';

/** The import of a past season, as it begins. */
export interface NewImport {
  readonly season: SeasonRecord;
  /** What is to be brought in. */
  readonly past: PastSeasonRecord;
  readonly record: ImportRecord;
  readonly entry: LogRecord;
  readonly event: SeasonChanged;
}

/** A board of a past season with its result, and its place in the record. */
export interface PlayedBoard extends NewBoard {
  readonly ruling: RulingRecord;
  readonly board: BoardRecord;
  readonly result: ResultRecord;
}

/** Seasons that were played before and are imported with their results. */
export interface PastSeasonStore {
  /** The import of a list; undefined where a league has not imported it. */
  importOf(league: string, list: string): Promise<ImportRecord | undefined>;
  /** Begins an import: the season, what is to be brought in, its entry in the log, and the event that does it. */
  importSeason(begun: NewImport): Promise<'begun' | 'imported-before'>;
  /** What an import has still to bring in; undefined once all of it is there. */
  pastSeason(season: string): Promise<PastSeasonRecord | undefined>;
  /** Enters those who played in a past season. Who is not a member of the league stands there as one who left. */
  enterPast(league: string, entries: readonly EntryRecord[], at: number): Promise<void>;
  /** Writes a board with its result into season and record, once. */
  importBoard(played: PlayedBoard): Promise<'imported' | 'already-there'>;
  /** Notes that all of it is there. */
  endImport(season: string): Promise<void>;
}
