import * as z from 'zod';
import type { Part, Message as Says } from '../../../engine/game/message';

const MessagePart: z.ZodType<Part> = z.lazy(() =>
  z.union([z.string(), z.number(), Message, z.array(MessagePart)]),
);

/** A message of a game, in no language yet. */
export const Message: z.ZodType<Says> = z.object({
  of: z.string(),
  text: z.string(),
  with: z.record(z.string(), MessagePart).optional(),
});

/** A message, or plain text: of records that are older than messages, or written by a person. */
export const StoredText = z.union([z.string(), Message]);
export type StoredText = z.infer<typeof StoredText>;
