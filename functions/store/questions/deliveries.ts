import type { DeliveryName, DeliveryRecord, DispatchRecord, Recipient } from '../records';
import type { Unreadable } from './due-items';

/** Deliveries of notifications: to whom, over which channel, and with what success. */
export interface DeliveryStore {
  /**
   * Keeps the names of what an event causes, before the deliveries themselves are written. An event that comes again may
   * address others: the names of before are kept with theirs.
   */
  saveDispatch(dispatch: DispatchRecord): Promise<void>;
  dispatchesBefore(at: number, unreadable?: Unreadable): Promise<readonly DispatchRecord[]>;
  /** Takes it away, unless its event has come again since it was read; twice is harmless. */
  settleDispatch(dispatch: DispatchRecord): Promise<void>;
  /**
   * Writes a delivery, once for each name. One that speaks of all that has come since the last one (`gathering`) is
   * written again by each newer event.
   */
  addDelivery(
    delivery: DeliveryRecord,
    options?: { readonly gathering?: boolean },
  ): Promise<'added' | 'already-there'>;
  /** Read strongly where it decides whether something is sent, and weakly where that is known. */
  delivery(name: DeliveryName, how?: { readonly weak?: boolean }): Promise<DeliveryRecord | undefined>;
  /** The names of deliveries that are to be tried again. */
  deliveriesDueBefore(at: number, unreadable?: Unreadable): Promise<readonly DeliveryName[]>;
  /** Replaces a delivery, if no other attempt and no newer event has changed it since it was read. */
  changeDelivery(before: DeliveryRecord, after: DeliveryRecord): Promise<'changed' | 'changed-meanwhile'>;
  /** What could not be delivered, newest first. */
  failedDeliveries(to: Recipient): Promise<readonly DeliveryRecord[]>;
}
