import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod';
import { PlatformEvent } from '../core/platform/events.records';
import { stepName } from '../core/step/step-name';

/** The part of a DynamoDB Streams record that matters here. */
export const ChangeRecord = z.object({
  eventName: z.enum(['INSERT', 'MODIFY', 'REMOVE']),
  dynamodb: z.object({
    NewImage: z.record(z.string(), z.unknown()).optional(),
    SequenceNumber: z.string(),
  }),
});
export type ChangeRecord = z.infer<typeof ChangeRecord>;

/** The item that a change has inserted into the table, if any. */
export function newItemIn({ eventName, dynamodb }: ChangeRecord): Record<string, unknown> | undefined {
  const image = dynamodb.NewImage;
  if (eventName !== 'INSERT' || image === undefined) return undefined;
  // The reader of the item checks its values.
  return unmarshall(image as Record<string, AttributeValue>);
}

const Outboxed = z.object({ event: PlatformEvent });

/** The event in a change, if it is a new outbox item. Throws if the item contains no readable event. */
export function eventIn(record: ChangeRecord): PlatformEvent | undefined {
  const item = newItemIn(record);
  if (!String(item?.pk).startsWith('OUTBOX#')) return undefined;
  const read = Outboxed.safeParse(item);
  if (read.success) return read.data.event;
  throw new Error(`The outbox item ${item?.pk} ${item?.sk} holds no event:\n${z.prettifyError(read.error)}`);
}

const OfStep = z.object({ event: z.object({ game: z.string(), step: z.number() }) });
const OfDelivery = z.object({ correlation: z.string() });

/**
 * The name of the step of a change in the log, even for an item that is otherwise unreadable. Never throws: an
 * unreadable record must not keep the others from being handled.
 */
export function stepIn(record: ChangeRecord): string | undefined {
  try {
    const item = newItemIn(record);
    const { event } = OfStep.safeParse(item).data ?? {};
    return event === undefined
      ? OfDelivery.safeParse(item).data?.correlation
      : stepName(event.game, event.step);
  } catch {
    return undefined;
  }
}
