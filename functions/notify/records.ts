import * as z from 'zod';
import { DeliveryRecord } from '../core/notification/notifications.records';
import { type ChangeRecord, newItemIn } from '../events/records';

/**
 * The delivery in a change, if it is a new one without a due time. Throws if the item contains no readable delivery.
 */
export function deliveryIn(record: ChangeRecord): DeliveryRecord | undefined {
  const item = newItemIn(record);
  if (!String(item?.sk).startsWith('DELIVERY#')) return undefined;
  const read = DeliveryRecord.safeParse(item);
  if (read.success) return read.data.dueAt === null ? read.data : undefined;
  throw new Error(`The item ${item?.pk} ${item?.sk} holds no delivery:\n${z.prettifyError(read.error)}`);
}
