import * as z from 'zod';
import { fault, inCheck } from '../../../engine/fault';
import { Instant, PlayerId, Seat } from '../platform/common.schema';

/** The text that confirms the deletion of an account. */
export const DELETE_WORDS = 'delete my account';

export const DeleteAccount = z.strictObject({
  confirm: z.literal(DELETE_WORDS, { error: inCheck(fault('send.confirm', { words: DELETE_WORDS })) }),
});

const Stored = z.record(z.string(), z.unknown());

/** Everything stored about me, in its stored form. Times are milliseconds since 1970 unless they are text. */
export const AccountExport = z.object({
  exportedAt: Instant,
  player: PlayerId,
  /** By kind: PROFILE, SESSIONS, NOTIFICATIONS, NOTICE, RATING, RESULT, TROPHY, BLOCKED, DELIVERY and others. */
  items: z.record(z.string(), z.array(Stored)),
  leagues: z.array(Stored),
  entries: z.array(Stored),
  games: z.array(
    z.object({
      game: z.string(),
      league: z.string(),
      season: z.string(),
      round: z.number().int(),
      board: z.number().int(),
      seat: Seat,
      orders: z.array(z.object({ step: z.number().int(), orders: z.array(z.unknown()) })),
      messages: z.array(Stored),
      /** Disputes and reports. */
      cases: z.array(Stored),
    }),
  ),
});
export type AccountExport = z.infer<typeof AccountExport>;
