import type {
  BoardRecord,
  EntryRecord,
  LogRecord,
  RoundRecord,
  SeasonChanged,
  SeasonRecord,
  SeasonTexts,
} from '../records';

/** Seasons, their rounds, and the summaries of their boards. */
export interface SeasonStore {
  season(id: string): Promise<SeasonRecord | undefined>;
  /** Newest first. */
  seasonsOf(league: string): Promise<readonly SeasonRecord[]>;
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
  describeSeason(season: string, texts: SeasonTexts, entry: LogRecord): Promise<void>;
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
  rounds(season: string): Promise<readonly RoundRecord[]>;
  round(season: string, round: number): Promise<RoundRecord | undefined>;
  /** Writes a plan, with the bots that enter the season for it. The first plan stays: @returns the one that is kept. */
  planRound(round: RoundRecord, bots: readonly EntryRecord[]): Promise<RoundRecord>;
  /** Changes a plan, or opens it, while it is still only planned and as it was read. */
  changeRound(
    before: RoundRecord,
    after: RoundRecord,
    entry: LogRecord,
    along?: { readonly bots?: readonly EntryRecord[]; readonly event?: SeasonChanged },
  ): Promise<'changed' | 'changed-meanwhile'>;
  /** Takes a plan back, while it is still only planned. */
  discardPlan(season: string, round: number): Promise<'discarded' | 'already-open'>;
  /** Moves on to a round; refused when another run has done so already. */
  openRound(season: string, round: number): Promise<'opened' | 'already-open'>;
  boards(season: string): Promise<readonly BoardRecord[]>;
  /** Keeps the newer of two projections: of a later step, or after a later ruling on the result. */
  saveBoard(board: BoardRecord): Promise<void>;
}
