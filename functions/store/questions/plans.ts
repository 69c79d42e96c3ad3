import type { OrdersRecord, PlanRecord } from '../records';
import type { OrderedBy, Writer } from './steps';

export interface PlanStore {
  planOfSeat(game: string, seat: string): Promise<PlanRecord | undefined>;
  plansOfGame(game: string): Promise<readonly PlanRecord[]>;
  /** Puts a plan in place of the one before, while the game is still at the step it was made in and the seat is the writer's. */
  savePlan(plan: PlanRecord, by: Omit<Writer, 'seat'>): Promise<'saved' | 'step-over'>;
  /**
   * Turns a plan into the seat's orders in one transaction, with what is left of it in its place: while the step is
   * open, if the seat has none yet and if it is still the plan that was read.
   */
  givePlan(
    plan: PlanRecord,
    orders: OrdersRecord,
    by: OrderedBy,
    rest: PlanRecord | null,
  ): Promise<'given' | 'not-given'>;
  /** Writes down why a plan was not given, if it is still there. */
  refusePlan(plan: PlanRecord): Promise<void>;
  /** Deletes a plan, if it is still there; one that has taken its place stays. */
  deletePlan(plan: PlanRecord): Promise<void>;
}
