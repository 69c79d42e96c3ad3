import * as z from 'zod';
import { type ChangeRecord, newItemIn } from '../events/records';
import { DeliveryRecord } from '../store/records';

/**
 * The delivery that a change brings, if it is a new one that has no time of its own. Throws if no delivery can be read
 * from that item.
 */
export function deliveryIn(record: ChangeRecord): DeliveryRecord | undefined {
  const item = newItemIn(record);
  if (!String(item?.sk).startsWith('DELIVERY#')) return undefined;
  const read = DeliveryRecord.safeParse(item);
  if (read.success) return read.data.dueAt === null ? read.data : undefined;
  throw new Error(`The item ${item?.pk} ${item?.sk} holds no delivery:\n${z.prettifyError(read.error)}`);
}
