import type { Admitted, BoardRecord, EntryRecord, RoundRecord, SeasonRecord } from './records';
import type { LogRecord } from './result-records';

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

/** Who plays in a season. */
export interface EntryStore {
  /** In the order in which they came. */
  entries(season: string): Promise<readonly EntryRecord[]>;
  entry(season: string, player: string): Promise<EntryRecord | undefined>;
  /** Writes a registration in the state it asks for: "in" only while there is a place, and while the season takes any. */
  enter(entry: EntryRecord, capacity: number | null): Promise<'entered' | 'already-in' | 'closed' | 'full'>;
  /** A bot takes a seat that would stay empty, whatever the season's registration says. */
  enterBot(entry: EntryRecord): Promise<void>;
  /** Moves a registration to another state, if it is still in the one it was read in; places are counted with it, and what comes along is written. */
  moveEntry(
    entry: EntryRecord,
    to: EntryRecord['state'],
    capacity: number | null,
    along?: { readonly event?: Admitted; readonly logged?: LogRecord },
  ): Promise<'moved' | 'changed-meanwhile' | 'full'>;
  /** Changes what an entry says of its player: preferences, confirmation. */
  saveEntryDetails(entry: EntryRecord): Promise<'saved' | 'not-in'>;
}
