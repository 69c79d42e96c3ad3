import * as z from 'zod';
import { Time } from './common';

export const MessageRecord = z.object({
  id: z.string(),
  game: z.string(),
  thread: z.string(),
  from: z.string(),
  at: Time,
  text: z.string(),
});
export type MessageRecord = z.infer<typeof MessageRecord>;

export const ThreadRecord = z.object({
  game: z.string(),
  id: z.string(),
  seats: z.array(z.string()),
  messages: z.number().int(),
  lastAt: Time,
  lastText: z.string(),
});
export type ThreadRecord = z.infer<typeof ThreadRecord>;
