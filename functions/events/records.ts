import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod';
import { PlatformEvent } from '../store/records';

/** What matters here of a DynamoDB Streams record. */
export interface ChangeRecord {
  readonly eventName?: string | undefined;
  readonly dynamodb?:
    | {
        readonly NewImage?: Record<string, unknown> | undefined;
        readonly SequenceNumber?: string | undefined;
      }
    | undefined;
}

const Outboxed = z.object({ pk: z.string().startsWith('OUTBOX#'), event: PlatformEvent });

/** The event that a change brings, if it is a new outbox item. */
export function eventIn(record: ChangeRecord): PlatformEvent | undefined {
  const image = record.dynamodb?.NewImage;
  if (record.eventName !== 'INSERT' || image === undefined) return undefined;
  const read = Outboxed.safeParse(unmarshall(image as Parameters<typeof unmarshall>[0]));
  return read.success ? read.data.event : undefined;
}
