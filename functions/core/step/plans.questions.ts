import type { OrdersRecord, PlanRecord } from '../platform/records';
import type { OrderedBy, Writer } from './steps.questions';

export interface PlanStore {
  planOfSeat(game: string, seat: string): Promise<PlanRecord | undefined>;
  plansOfGame(game: string): Promise<readonly PlanRecord[]>;
  /**
   * Stores a premove, replacing the previous one, while the game is still at the step it was made in and the writer
   * still holds the seat.
   */
  savePlan(plan: PlanRecord, by: Omit<Writer, 'seat'>): Promise<'saved' | 'step-over'>;
  /**
   * Turns a premove into the seat's orders in one transaction, and stores what is left of it: while the step is open,
   * if the seat has no orders yet and the premove is unchanged since it was read.
   */
  givePlan(
    plan: PlanRecord,
    orders: OrdersRecord,
    by: OrderedBy,
    rest: PlanRecord | null,
  ): Promise<'given' | 'not-given'>;
  /** Stores why a premove was not submitted, if it still exists. */
  refusePlan(plan: PlanRecord): Promise<void>;
  /** Deletes a premove, if it still exists; one that has replaced it stays. */
  deletePlan(plan: PlanRecord): Promise<void>;
}
