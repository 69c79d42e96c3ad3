import type { Gate, PlatformEvent, StepRecord, TakeBackRecord } from '../platform/records';
import type { GameRuling } from './rulings.questions';

/**
 * Steps that a ruling takes back. The gate is in state `taking-back` from the ruling until everything is rewritten, so
 * that no one submits orders or closes the step meanwhile; every part can be repeated by the run that finishes the
 * work.
 */
export interface TakeBackStore {
  /** Stops the game for the ruling, if the gate is unchanged since it was read and its deadline has not passed. */
  takeBack(
    before: Gate,
    takeBack: TakeBackRecord,
    ruled: GameRuling,
  ): Promise<'ruled' | 'step-closed' | 'changed-meanwhile'>;
  takeBackOf(game: string, ruling: number): Promise<TakeBackRecord | undefined>;
  /**
   * Copies the original steps, with the one before them and the orders for the open one; the first copy stays.
   * @returns the copied steps, oldest first
   */
  keepTaken(takeBack: TakeBackRecord): Promise<readonly StepRecord[]>;
  /** The original steps that a ruling took back, with the step before them; oldest first. */
  stepsTaken(game: string, ruling: number): Promise<readonly StepRecord[]>;
  /** Writes the steps that stand now and deletes the others, with all orders for them, while the game is stopped. */
  rewriteSteps(takeBack: TakeBackRecord, standing: readonly StepRecord[]): Promise<void>;
  /**
   * Ends a running game by a ruling on its result, if the gate is unchanged since it was read and its deadline has not
   * passed.
   */
  endGame(
    before: Gate,
    after: Gate,
    event: PlatformEvent,
    ruled: GameRuling,
  ): Promise<'ruled' | 'step-closed' | 'changed-meanwhile'>;
  /** Reopens the game, once. */
  reopen(gate: Gate, event: PlatformEvent): Promise<'reopened' | 'already-open'>;
}
