import type { BoardRecord, LogRecord, RoundRecord, SeasonRecord } from '../records';

/** Seasons, their rounds, and the summaries of their boards. */
export interface SeasonStore {
  season(id: string): Promise<SeasonRecord | undefined>;
  /** Newest first. */
  seasonsOf(league: string): Promise<readonly SeasonRecord[]>;
  /** Here and below an entry of the league's log says what an organizer did, and is written with it. */
  createSeason(season: SeasonRecord, entry: LogRecord): Promise<void>;
  /** Changes the settings of a season, if it is in the state and round it was read in. */
  changeSeason(
    before: SeasonRecord,
    after: SeasonRecord,
    entry: LogRecord | null,
  ): Promise<'changed' | 'changed-meanwhile'>;
  /** Closes registration: twice is harmless, the first draw seed stays. */
  startSeason(
    season: string,
    drawSeed: string,
    rounds: number,
    entry: LogRecord | null,
  ): Promise<SeasonRecord>;
  rounds(season: string): Promise<readonly RoundRecord[]>;
  round(season: string, round: number): Promise<RoundRecord | undefined>;
  /** The first plan stays: @returns the one that is kept. */
  planRound(round: RoundRecord): Promise<RoundRecord>;
  /** Changes a plan, or opens it, while it is still only planned. */
  changeRound(round: RoundRecord, entry: LogRecord): Promise<'changed' | 'already-open'>;
  /** Takes a plan back, while it is still only planned. */
  discardPlan(season: string, round: number): Promise<'discarded' | 'already-open'>;
  /** Moves on to a round; refused when another run has done so already. */
  openRound(season: string, round: number): Promise<'opened' | 'already-open'>;
  boards(season: string): Promise<readonly BoardRecord[]>;
  /** Keeps the newer of two projections: of a later step, or after a later ruling on the result. */
  saveBoard(board: BoardRecord): Promise<void>;
}
