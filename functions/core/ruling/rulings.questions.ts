import type {
  ClocksRuled,
  EntryRecord,
  GameRecord,
  Gate,
  LogRecord,
  NoticeRecord,
  PersonRecord,
  RulingRecord,
  SeatSearch,
} from '../platform/records';

/** A ruling on a running game, with its entry in the league's log and the event that triggers everything else. */
export interface GameRuling {
  readonly ruling: RulingRecord;
  /** Null if one entry covers many games. */
  readonly entry: LogRecord | null;
  readonly event: string;
}

export interface NewHolder {
  readonly seat: string;
  readonly before: PersonRecord;
  readonly after: PersonRecord;
  /** The entry that adds the new player to the season's standings; null for a player who has one. */
  readonly entry: EntryRecord | null;
  /** The consent of the new holder; null for a bot. */
  readonly consent: SeatConsent | null;
  /** Whether the previous holder lost it under the season's policy. */
  readonly forfeited: boolean;
  /** The platform's notes to both. */
  readonly notes: readonly NoticeRecord[];
  /** The gate as it was read: its holder of the seat changes too. */
  readonly gate: Gate;
  /** How the game waits for a seat that was in civil disorder. */
  readonly waited?: WaitedFor;
}

/** A player takes a seat by accepting the offer of a search as it was read, or because they accepted in advance. */
export type SeatConsent =
  | { readonly kind: 'offer'; readonly search: SeatSearch }
  | { readonly kind: 'in-advance' };

/** How a game waits for a seat again. */
export interface WaitedFor {
  /** Whether it owes orders in the open step. */
  readonly owes: boolean;
  /** The deadline of the step from then on. */
  readonly deadline: number;
}

/** A ruling on a result, with its entry in the league's log and the event that puts it into effect. */
export interface ResultRuling {
  readonly ruling: RulingRecord;
  readonly entry: LogRecord;
  readonly event: string;
}

/** Rulings on games that are being played. The number of a ruling must be the next one. */
/** A part of a list of results. */
export interface ResultsPart {
  readonly now: number;
  /** What the part before it kept the season until; null in the first. */
  readonly since: number | null;
  /** Until when the season is kept for the next one; null in the last. */
  readonly until: number | null;
}

/** As many rulings on results as one transaction takes, beside the season. */
export const RULINGS_AT_ONCE = 24;

export interface RulingStore {
  /** Oldest first. */
  rulings(game: string): Promise<readonly RulingRecord[]>;
  /** The same for a game that has been read: it contains their number, and each process reads them once. */
  rulingsOn(game: GameRecord): Promise<readonly RulingRecord[]>;
  /** Writes a ruling that changes nothing by itself: it documents an effect of the season's policy. */
  saveRuling(ruled: GameRuling): Promise<'ruled' | 'changed-meanwhile'>;
  /**
   * Moves, stops or starts the clock of an open step, if it is unchanged since it was read and its deadline has not
   * passed.
   */
  moveClock(
    before: Gate,
    after: Gate,
    ruled: GameRuling,
  ): Promise<'ruled' | 'step-closed' | 'changed-meanwhile'>;
  /**
   * Gives a seat to another player, if its holder is unchanged and the step is still open. A person's consent must
   * still exist; it is consumed together with the search.
   */
  replacePlayer(
    game: GameRecord,
    holder: NewHolder,
    ruled: GameRuling,
  ): Promise<'ruled' | 'changed-meanwhile'>;
  /**
   * Writes the decision to rule on the clocks of many games, with its entry in the league's log. The same decision is
   * written once.
   */
  ruleOnClocks(event: ClocksRuled, entry: LogRecord): Promise<'ruled' | 'ruled-already'>;
  /** Writes a ruling on a result; the number of the ruling must be the next one. */
  ruleOnResult(ruling: ResultRuling): Promise<'ruled' | 'changed-meanwhile'>;
  /**
   * Makes all rulings of a list, or none of them, while no other list is being stored in parts. Of a list that is longer
   * than one transaction this is a part, and the season is kept for the list until `until`; its last part has none.
   */
  ruleOnResults(
    season: string,
    rulings: readonly ResultRuling[],
    part: ResultsPart,
  ): Promise<'ruled' | 'changed-meanwhile'>;
}
