import type { Unreadable } from '../platform/due-items.questions';
import type { DeliveryName, DeliveryRecord, DispatchRecord, Recipient } from '../platform/records';

/** Deliveries of notifications: receiver, channel and outcome. */
export interface DeliveryStore {
  /**
   * Stores the names of an event's deliveries, before the deliveries themselves are written. An event that is repeated
   * may address others: the earlier names are kept as well.
   */
  saveDispatch(dispatch: DispatchRecord): Promise<void>;
  dispatchesBefore(at: number, unreadable?: Unreadable): Promise<readonly DispatchRecord[]>;
  /** Deletes it, unless its event has been repeated since it was read; twice is harmless. */
  settleDispatch(dispatch: DispatchRecord): Promise<void>;
  /**
   * Writes a delivery, once for each name. One that covers everything since the last one (`gathering`) is rewritten by
   * each newer event.
   */
  addDelivery(
    delivery: DeliveryRecord,
    options?: { readonly gathering?: boolean },
  ): Promise<'added' | 'already-there'>;
  /** Read strongly if it decides whether something is sent, and weakly if that is known already. */
  delivery(name: DeliveryName, how?: { readonly weak?: boolean }): Promise<DeliveryRecord | undefined>;
  /** The names of deliveries that are to be retried. */
  deliveriesDueBefore(at: number, unreadable?: Unreadable): Promise<readonly DeliveryName[]>;
  /** Replaces a delivery, if no other attempt and no newer event has changed it since it was read. */
  changeDelivery(before: DeliveryRecord, after: DeliveryRecord): Promise<'changed' | 'changed-meanwhile'>;
  /** Failed deliveries, newest first. */
  failedDeliveries(to: Recipient): Promise<readonly DeliveryRecord[]>;
}
