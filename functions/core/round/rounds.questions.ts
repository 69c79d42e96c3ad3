import type { EntryRecord, LogRecord, RoundRecord, SeasonChanged } from '../platform/records';

/** The rounds of a season, as they were drawn. */
export interface RoundStore {
  rounds(season: string): Promise<readonly RoundRecord[]>;
  round(season: string, round: number): Promise<RoundRecord | undefined>;
  /**
   * Writes a plan, with the bots that enter the season for it. The first plan stays.
   * @returns the stored plan, or that one of its players has meanwhile stopped waiting for a board
   */
  planRound(round: RoundRecord, bots: readonly EntryRecord[]): Promise<RoundRecord | 'changed-meanwhile'>;
  /** Changes a plan, or opens it, while it is only planned and unchanged since it was read. */
  changeRound(
    before: RoundRecord,
    after: RoundRecord,
    entry: LogRecord,
    along?: { readonly bots?: readonly EntryRecord[]; readonly event?: SeasonChanged },
  ): Promise<'changed' | 'changed-meanwhile'>;
  /** Discards a plan, while it is only planned. */
  discardPlan(season: string, round: number): Promise<'discarded' | 'already-open'>;
}
