import * as z from 'zod';
import { deliveryKey, dispatchKey, dueAtIndex, listing, NOTIFICATION_SHARDS } from '../platform/keys';
import { dueItems } from '../platform/lists';
import type { Unreadable } from '../platform/reads';
import { getItem, getLastingItem, listedNow, queryItems, type Table } from '../platform/reads';
import { ABSENT, put, remove, type Terms, write } from '../platform/writes';
import { type DeliveryName, DeliveryRecord, DispatchRecord, Recipient } from './notifications.records';

/** How long sent deliveries are remembered: longer than an event can be repeated. */
export const KEPT_MS = 14 * 86_400_000;
const AT_ONCE = 100;
/** How many concurrent runs may write the names of the same event between a read and a write. */
const ATTEMPTS = 8;

/** A delivery as it is stored: one that is to be retried is in the index of due items. */
export function deliveryItem(delivery: DeliveryRecord): Record<string, unknown> {
  const { pk, sk } = deliveryKey(delivery);
  const failed = delivery.state === 'failed';
  return {
    pk,
    sk,
    ...delivery,
    ...(delivery.state === 'pending' && delivery.dueAt !== null
      ? dueAtIndex('DELIVERY', pk + sk, delivery.dueAt)
      : {}),
    ...(failed ? listing(failedList(delivery.to), `${delivery.event}#${sk}`) : {}),
    expiresAt: Math.ceil((delivery.createdAt + KEPT_MS) / 1000),
  };
}

/** The condition that a dispatch is unchanged since it was read, or that there is none. */
function whileItIs(dispatch: DispatchRecord | undefined): Terms {
  if (dispatch === undefined) return { when: ABSENT };
  const { at, deliveries } = dispatch;
  // Names are only ever added, so the same number means the same names.
  return { when: '#at = :at AND size(deliveries) = :size', values: { at, size: deliveries.length } };
}

function nameOf({ to, subject, channel }: DeliveryName): string {
  return JSON.stringify([to.kind, to.id, subject, channel]);
}

function failedList({ kind, id }: Recipient): string {
  return `${kind.toUpperCase()}#${id}#FAILED`;
}

/** The name of a delivery, parsed from its key. */
const StoredName = z.object({ pk: z.string(), sk: z.string() }).transform(({ pk, sk }): DeliveryName => {
  const [kind = '', ...id] = pk.split('#');
  const [, ...rest] = sk.split('#');
  return {
    to: Recipient.parse({ kind: kind.toLowerCase(), id: id.join('#') }),
    subject: rest.slice(0, -1).join('#'),
    channel: DeliveryRecord.shape.channel.parse(rest.at(-1)),
  };
});

/** Deliveries of notifications: receiver, channel and outcome. */
export function deliveryStore(table: Table) {
  const shards = Array.from({ length: NOTIFICATION_SHARDS }, (_, shard) => shard);
  return {
    /**
     * Stores the names of an event's deliveries, before the deliveries themselves are written. An event that is
     * repeated may address others: the earlier names are kept as well.
     */
    async saveDispatch(dispatch: DispatchRecord) {
      const key = dispatchKey(dispatch.id);
      let known: DispatchRecord | undefined;
      for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
        const named = [...(known?.deliveries ?? []), ...dispatch.deliveries];
        const deliveries = [...new Map(named.map((name) => [nameOf(name), name])).values()];
        const saved = put({ ...key, ...dispatch, deliveries }, whileItIs(known));
        if (await write(table, saved)) return;
        known = await getItem(table, key, DispatchRecord);
      }
      throw new Error(`the names of what ${dispatch.id} causes changed ${ATTEMPTS} times meanwhile`);
    },

    async dispatchesBefore(at: number, unreadable?: Unreadable): Promise<readonly DispatchRecord[]> {
      const found = await Promise.all(
        shards.map((shard) =>
          queryItems(
            table,
            { partition: `DISPATCH#${shard}`, limit: AT_ONCE, notPutOffTo: at },
            DispatchRecord,
            unreadable,
          ),
        ),
      );
      return found.flat().filter((dispatch) => dispatch.at < at);
    },

    /** Deletes it, unless its event has been repeated since it was read; twice is harmless. */
    async settleDispatch(dispatch: DispatchRecord) {
      await write(table, remove(dispatchKey(dispatch.id), whileItIs(dispatch)));
    },

    /**
     * Writes a delivery, once for each name. One that covers everything since the last one (`gathering`) is rewritten
     * by each newer event.
     */
    async addDelivery(
      delivery: DeliveryRecord,
      { gathering = false }: { readonly gathering?: boolean } = {},
    ): Promise<'added' | 'already-there'> {
      const added = put(deliveryItem(delivery), {
        when: gathering ? `${ABSENT} OR event < :event` : ABSENT,
        values: { event: delivery.event },
      });
      return (await write(table, added)) ? 'added' : 'already-there';
    },

    /** Read strongly if it decides whether something is sent, and weakly if that is known already. */
    delivery: (wanted: DeliveryName, { weak = false }: { readonly weak?: boolean } = {}) =>
      weak
        ? getLastingItem(table, deliveryKey(wanted), DeliveryRecord)
        : getItem(table, deliveryKey(wanted), DeliveryRecord),

    /** The names of deliveries that are to be retried. */
    async deliveriesDueBefore(at: number, unreadable?: Unreadable): Promise<readonly DeliveryName[]> {
      return dueItems(table, 'DELIVERY', at, StoredName, unreadable);
    },

    /** Replaces a delivery, if no other attempt and no newer event has changed it since it was read. */
    async changeDelivery(
      before: DeliveryRecord,
      after: DeliveryRecord,
    ): Promise<'changed' | 'changed-meanwhile'> {
      const { state, attempts, dueAt, event } = before;
      const changed = put(deliveryItem(after), {
        when: '#state = :state AND attempts = :attempts AND dueAt = :dueAt AND event = :event',
        values: { state, attempts, dueAt, event },
      });
      return (await write(table, changed)) ? 'changed' : 'changed-meanwhile';
    },

    /** Failed deliveries, newest first. */
    failedDeliveries: (to: Recipient) =>
      listedNow(
        table,
        { index: 'listing', partition: failedList(to), newestFirst: true, limit: AT_ONCE },
        DeliveryRecord,
      ),
  };
}
