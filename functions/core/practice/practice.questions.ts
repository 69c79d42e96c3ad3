import type { GameAndGate, NewGame } from '../game/games.questions';
import type { Gate, PersonRecord, PlatformEvent, PracticeRecord } from '../platform/records';

/** A player who takes a seat from another one, with the board's current step. */
export interface SeatChange {
  readonly board: GameAndGate;
  readonly seat: string;
  readonly before: PersonRecord;
  readonly after: PersonRecord;
}

/** Practice boards: one person or friends, against bots, outside of all leagues and lists. */
export interface PracticeStore {
  createPractice(created: NewGame, kept: PracticeRecord): Promise<'created' | 'already-there'>;
  practice(game: string): Promise<PracticeRecord | undefined>;
  /** The records of the other players of a board, seated or invited. */
  practiceGuests(game: string): Promise<readonly PracticeRecord[]>;
  /** The record of one of them. */
  practiceGuest(game: string, player: string): Promise<PracticeRecord | undefined>;
  /** The practice boards of a player, newest first. */
  practiceOf(player: string): Promise<readonly PracticeRecord[]>;
  /** Practice boards that expire before this time. */
  practiceDueBefore(at: number): Promise<readonly string[]>;
  /** Extends the expiry of a board. A deleted board stays deleted. */
  keepPractice(kept: PracticeRecord, until: number): Promise<void>;
  /** Gives a board to another player, unless its holder has changed since it was read. */
  givePractice(
    board: GameAndGate,
    kept: PracticeRecord,
    player: PersonRecord,
  ): Promise<'given' | 'changed-meanwhile'>;
  /** Gives a bot's seat to a player, unless it has changed hands since it was read. */
  joinPractice(change: SeatChange, kept: PracticeRecord): Promise<'joined' | 'changed-meanwhile'>;
  /**
   * Gives a seat back to a bot, unless `change` is null, and removes the board from its player's list. If the founder
   * leaves, `founder` is the record of the new one.
   */
  leavePractice(
    change: SeatChange | null,
    kept: PracticeRecord,
    founder: PracticeRecord | null,
    event: PlatformEvent | null,
  ): Promise<'left' | 'changed-meanwhile'>;
  /** Transfers an invitation to another player, who may have one of their own or hold a seat of the board. */
  giveInvitation(kept: PracticeRecord, player: string): Promise<void>;
  /** Removes a player's invitation to a board, or the board from their list. */
  forgetPractice(kept: PracticeRecord): Promise<void>;
  /** Starts a board of friends, once. `gate` has its deadline from then on. */
  beginPractice(board: GameAndGate, gate: Gate, event: PlatformEvent): Promise<'begun' | 'changed-meanwhile'>;
  /** Creates the rematch of a game, unless there is already one other than the deleted one. */
  createRematch(
    rematch: { readonly of: string; readonly gone: string | undefined },
    created: NewGame,
    kept: readonly PracticeRecord[],
  ): Promise<'created' | 'already-there'>;
  /** That board; undefined if no one has asked for one. */
  rematchOf(game: string): Promise<string | undefined>;
  /** Deletes a board with all its items. Repeating it is harmless. */
  deletePractice(game: string): Promise<void>;
}
