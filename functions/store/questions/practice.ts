import type { Gate, PersonRecord, PlatformEvent, PracticeRecord } from '../records';
import type { GameAndGate, NewGame } from './games';

/** Somebody who takes a seat from another one, with the step that the board stands at. */
export interface SeatChange {
  readonly board: GameAndGate;
  readonly seat: string;
  readonly before: PersonRecord;
  readonly after: PersonRecord;
}

/** Practice boards: one person or friends, against bots, apart from all leagues and lists. */
export interface PracticeStore {
  createPractice(created: NewGame, kept: PracticeRecord): Promise<'created' | 'already-there'>;
  practice(game: string): Promise<PracticeRecord | undefined>;
  /** The records of the others who sit at a board or are asked to. */
  practiceGuests(game: string): Promise<readonly PracticeRecord[]>;
  /** The record of one of them. */
  practiceGuest(game: string, player: string): Promise<PracticeRecord | undefined>;
  /** The practice boards of a player, newest first. */
  practiceOf(player: string): Promise<readonly PracticeRecord[]>;
  /** Practice boards that are kept no longer than this. */
  practiceDueBefore(at: number): Promise<readonly string[]>;
  /** Keeps a board until a later time. One that is gone stays gone. */
  keepPractice(kept: PracticeRecord, until: number): Promise<void>;
  /** Gives a board to another player, unless its holder has changed since it was read. */
  givePractice(
    board: GameAndGate,
    kept: PracticeRecord,
    player: PersonRecord,
  ): Promise<'given' | 'changed-meanwhile'>;
  /** Somebody takes a seat from a bot, unless it has changed hands since it was read. */
  joinPractice(change: SeatChange, kept: PracticeRecord): Promise<'joined' | 'changed-meanwhile'>;
  /**
   * Gives a seat back to a bot, unless `change` is null, and takes the board from its player's list. `founder` is the
   * record of who has it from then on, where the founder leaves.
   */
  leavePractice(
    change: SeatChange | null,
    kept: PracticeRecord,
    founder: PracticeRecord | null,
    event: PlatformEvent | null,
  ): Promise<'left' | 'changed-meanwhile'>;
  /** An invitation goes over to another player, who may have one of their own or sit at the board. */
  giveInvitation(kept: PracticeRecord, player: string): Promise<void>;
  /** Takes back that a player is asked to a board, or that it stands in their list. */
  forgetPractice(kept: PracticeRecord): Promise<void>;
  /** Begins a board of friends, once. `gate` has its deadline from then on. */
  beginPractice(board: GameAndGate, gate: Gate, event: PlatformEvent): Promise<'begun' | 'changed-meanwhile'>;
  /** Founds the board on which those who played a game play again, unless there is another one than the one that is gone. */
  createRematch(
    rematch: { readonly of: string; readonly gone: string | undefined },
    created: NewGame,
    kept: readonly PracticeRecord[],
  ): Promise<'created' | 'already-there'>;
  /** That board; undefined where nobody has asked for one. */
  rematchOf(game: string): Promise<string | undefined>;
  /** Deletes a board with all that stands with it. Repeating it is harmless. */
  deletePractice(game: string): Promise<void>;
}
