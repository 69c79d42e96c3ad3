import type { Gate, NoticeRecord, OrdersRecord, PlatformEvent, StepRecord } from '../platform/records';

export type SaveOrders =
  | { readonly kind: 'saved' }
  | { readonly kind: 'step-closed' }
  | { readonly kind: 'version-conflict' };

/** The writer for a seat, and the gate as they have read it: the write fails once either has changed. */
export interface Writer {
  readonly gate: Gate;
  readonly seat: string;
  /** The id of the player who holds the seat. */
  readonly holder: string;
}

/** The writer of orders. */
export interface OrderedBy extends Omit<Writer, 'seat'> {
  /** Set if the seat returns from civil disorder; whether it owes orders in this step. */
  readonly back?: { readonly seat: string; readonly owes: boolean };
  /** Whether the step closes once everyone is ready. */
  readonly closesEarly?: boolean;
  /** The orders come from a program: the gate records this. */
  readonly byProgram?: boolean;
}

export interface DueStep {
  readonly game: string;
  readonly step: number;
  readonly deadline: number;
}

/** A branch of a game: the relevant part of its gate, with the last ruling that took steps back, if any. */
export type Branch = Pick<Gate, 'game' | 'line' | 'state'>;

/** The fields of a step that are stored in a separate small item. */
export interface StepLabel extends Pick<StepRecord, 'leading'> {
  readonly step: number;
  readonly label: string;
}

export interface StepStore {
  /** Read strongly, because decisions depend on it. */
  gate(game: string): Promise<Gate | undefined>;
  gates(games: readonly string[]): Promise<readonly Gate[]>;
  /** A step that was adjudicated; step 0 is the set-up. */
  step(game: string, step: number): Promise<StepRecord | undefined>;
  /** The same on a gate's branch, where it never changes: each process reads it once. */
  stepInPlay(line: Branch, step: number): Promise<StepRecord | undefined>;
  /** Number, label and leading figures of the steps of a gate's branch, from the first to the last, oldest first. */
  labelsInPlay(line: Branch, last: number): Promise<readonly StepLabel[]>;
  steps(game: string): Promise<readonly StepRecord[]>;
  ordersOfStep(game: string, step: number): Promise<readonly OrdersRecord[]>;
  /** `version` is the newest according to the gate: with it the read costs half. */
  ordersOfSeat(game: string, step: number, seat: string, version?: number): Promise<OrdersRecord | undefined>;
  /** Accepts orders if the step is open, and paused or its deadline after `now`: the write's condition decides. */
  saveOrders(orders: OrdersRecord, by: OrderedBy, now: number): Promise<SaveOrders>;
  /**
   * The fence, with the gate as it was closed; never for a paused step. For `all-ready` every owing seat must still be
   * ready at that moment.
   */
  closeGate(
    gate: Gate,
    why: 'deadline' | 'all-ready',
    now: number,
  ): Promise<
    | { readonly kind: 'closed'; readonly gate: Gate }
    | { readonly kind: 'already-closed' }
    | { readonly kind: 'not-due' }
  >;
  /** Writes a step's result, the next gate, the events and notes in one transaction, or nothing. */
  commitStep(
    step: StepRecord,
    next: Gate,
    events: readonly PlatformEvent[],
    notes?: readonly NoticeRecord[],
  ): Promise<'committed' | 'already-committed'>;
  /** The steps that are due, earliest first, over all shards. */
  stepsDueBefore(at: number, limit: number): Promise<readonly DueStep[]>;
}
