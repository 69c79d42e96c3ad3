import type { BoardRecord, LogRecord, SeasonChanged, SeasonRecord, SeasonTexts } from '../platform/records';

/** Seasons and the summaries of their boards. */
export interface SeasonStore {
  season(id: string): Promise<SeasonRecord | undefined>;
  /** Newest first, for display: slightly outdated. */
  seasonsOf(league: string): Promise<readonly SeasonRecord[]>;
  /** The same in their current state, at the price of a read each, for decisions that depend on it. */
  seasonsNow(league: string): Promise<readonly SeasonRecord[]>;
  /**
   * Here and below, an entry of the league's log documents an organizer's action, and an event triggers its effects;
   * both are written with it.
   * @returns the stored season: an existing one stays
   */
  createSeason(season: SeasonRecord, entry: LogRecord, event?: SeasonChanged): Promise<SeasonRecord>;
  /** Changes the settings of a season, if they, its state and its round are unchanged since they were read. */
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
  /** Opens the next round; refused if another run has done so already. */
  openRound(season: string, round: number): Promise<'opened' | 'already-open'>;
  boards(season: string): Promise<readonly BoardRecord[]>;
  /** Stores the newer of two summaries: that of a later step, or after a later ruling on the result. */
  saveBoard(board: BoardRecord): Promise<void>;
}
