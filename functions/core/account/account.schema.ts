import * as z from 'zod';
import { because, fault } from '../../../engine/fault';
import { Instant, Person, PlayerId, Reason, Seat } from '../platform/common.schema';
import { DELETE_WORDS } from './delete-words.schema';

export const DeleteAccount = z.strictObject({
  confirm: z.literal(DELETE_WORDS, because(fault('send.confirm', { words: DELETE_WORDS }))),
});

/** Why an organizer merges an account into that of the person who is called `into`. */
export const MergeMember = z.strictObject({ into: z.string().trim().min(1).max(100), reason: Reason });

/** A code that an account made for the person's other one. */
export const MergeOwn = z.strictObject({ code: z.string().trim().min(1).max(1000) });

export const MergeCode = z.object({ code: z.string() });

/** The account that has everything now. */
export const Merged = z.object({ into: Person });
export type Merged = z.infer<typeof Merged>;

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
      /** What I reported of a board at a real table, or answered to such a report, while it is open. */
      reports: z.array(Stored),
    }),
  ),
});
export type AccountExport = z.infer<typeof AccountExport>;
