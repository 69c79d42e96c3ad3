import type { PersonRecord, PracticeRecord } from '../records';
import type { GameAndGate, NewGame } from './games';

/** Practice boards: one person against bots, apart from all leagues and lists. */
export interface PracticeStore {
  createPractice(created: NewGame, kept: PracticeRecord): Promise<'created' | 'already-there'>;
  practice(game: string): Promise<PracticeRecord | undefined>;
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
  /** Deletes a board with all that stands with it. Repeating it is harmless. */
  deletePractice(game: string): Promise<void>;
}
