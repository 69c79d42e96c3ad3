import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod';
import type { ChangeRecord } from '../events/records';
import { DeliveryRecord } from '../store/records';

const Stored = DeliveryRecord.extend({ sk: z.string().startsWith('DELIVERY#') });

/** The delivery that a change brings, if it is a new one that has no time of its own. */
export function deliveryIn(record: ChangeRecord): DeliveryRecord | undefined {
  const image = record.dynamodb?.NewImage;
  if (record.eventName !== 'INSERT' || image === undefined) return undefined;
  const read = Stored.safeParse(unmarshall(image as Parameters<typeof unmarshall>[0]));
  return read.success && read.data.dueAt === null ? read.data : undefined;
}
