import * as z from 'zod';
import type { Part, Message as Says } from '../../../engine/game/message';

const MessagePart: z.ZodType<Part> = z.lazy(() =>
  z.union([z.string(), z.number(), Message, z.array(MessagePart)]),
);

/** What a game says, in no language yet. */
export const Message: z.ZodType<Says> = z.object({
  of: z.string(),
  text: z.string(),
  with: z.record(z.string(), MessagePart).optional(),
});

/** The same, or text as it stands: of records that are older than messages, or in words of a person. */
export const StoredText = z.union([z.string(), Message]);
export type StoredText = z.infer<typeof StoredText>;
