import type { BoardRecord, LogRecord, SeasonChanged, SeasonRecord, SeasonTexts } from '../records';

/** Seasons and the summaries of their boards. */
export interface SeasonStore {
  season(id: string): Promise<SeasonRecord | undefined>;
  /** Newest first, to be looked at: a moment ago one may still have been another. */
  seasonsOf(league: string): Promise<readonly SeasonRecord[]>;
  /** The same, as they are now, at a read each: where something is decided by what they say. */
  seasonsNow(league: string): Promise<readonly SeasonRecord[]>;
  /**
   * Here and below an entry of the league's log says what an organizer did, and an event makes what follows from it
   * happen; both are written with it. @returns the season as it is kept: one that is there already stays
   */
  createSeason(season: SeasonRecord, entry: LogRecord, event?: SeasonChanged): Promise<SeasonRecord>;
  /** Changes the settings of a season, if they, its state and its round are as they were read. */
  changeSeason(
    before: SeasonRecord,
    after: SeasonRecord,
    entry: LogRecord | null,
    event?: SeasonChanged,
  ): Promise<'changed' | 'changed-meanwhile'>;
  /** Changes what a season says of itself, with its entry in the league's log. */
  describeSeason(
    before: Pick<SeasonRecord, 'id' | 'textsVersion'>,
    texts: SeasonTexts,
    entry: LogRecord,
  ): Promise<'changed' | 'changed-meanwhile'>;
  /** Closes registration and keeps the seed of all draws; once. */
  startSeason(
    season: string,
    start: {
      readonly drawSeed: string;
      readonly rounds: number;
      /** How many of its players are people. */
      readonly people: number;
    },
    entry: LogRecord,
    event: SeasonChanged,
  ): Promise<'started' | 'already-started'>;
  /** Moves on to a round; refused when another run has done so already. */
  openRound(season: string, round: number): Promise<'opened' | 'already-open'>;
  boards(season: string): Promise<readonly BoardRecord[]>;
  /** Keeps the newer of two projections: of a later step, or after a later ruling on the result. */
  saveBoard(board: BoardRecord): Promise<void>;
}
