import * as z from 'zod';
import { AbsencePolicy } from '../../../engine/deadlines/absence';
import { because, fault } from '../../../engine/fault';
import { Instant, Person, Seat } from '../platform/common.schema';

const Count = z.number().int();

/** The season's absence policy in a running game. */
export const GameAbsence = z.object({
  /** The policy of this game, as it was when the game began; null: only the defaults. */
  policy: AbsencePolicy.nullable(),
  step: Count,
  /** Null when the game is finished or paused. */
  deadline: Instant.nullable(),
  /** All are ready: the step closes then, unless a player is no longer ready. */
  closesAt: Instant.nullable(),
  /** The deadline has moved for these seats; `frozen`: press and the orders of the others are frozen. */
  grace: z.object({ seats: z.array(Seat), frozen: z.boolean() }).nullable(),
  /** Seats that have missed turns. */
  misses: z.array(z.object({ seat: Seat, row: Count, total: Count, disorder: z.boolean() })),
  vote: z
    .object({ votes: Count, needed: Count, left: Count, mine: z.boolean(), may: z.boolean() })
    .nullable(),
  /** Seats that owe no orders but have to agree to an early close, if the season asks them. */
  consent: z.object({ asked: z.array(Seat), agreed: z.array(Seat), mine: z.boolean().nullable() }).nullable(),
  /** Milliseconds left of the reserves of seats, if they have one. */
  reserve: z.array(z.object({ seat: Seat, left: Count })),
  /** The league's time zone, if it has chosen one. */
  zone: z.string().nullable(),
  /** My seat, or null for a spectator. */
  seat: Seat.nullable(),
});
export type GameAbsence = z.infer<typeof GameAbsence>;

/** What remains of a season's absence policy for me, and who is willing to take a seat. */
export const SeasonAbsence = z.object({
  /** The policy for games that start from now on; null: only the defaults. */
  policy: AbsencePolicy.nullable(),
  /** Null for a visitor. */
  mine: z
    .object({
      gracesLeft: Count,
      /** Booked days in the season's zone: "2026-12-25". */
      holidays: z.array(z.iso.date()),
      holidaysLeft: Count,
      substitute: z.boolean(),
      /** On the list of substitutes, and accepted in advance: I get a seat without being asked. */
      atOnce: z.boolean(),
    })
    .nullable(),
  /** In the order in which they are asked, if that is the order in which they joined the list. */
  substitutes: z.array(Person),
});
export type SeasonAbsence = z.infer<typeof SeasonAbsence>;

export const BookHolidays = z.strictObject({
  /** All future days that I want, replacing those booked before. */
  days: z
    .array(z.iso.date())
    .max(60)
    .refine((days) => new Set(days).size === days.length, because(fault('send.dayTwice'))),
});

export const AgreeToEarlyClose = z.strictObject({ agrees: z.boolean() });

export const OfferToSubstitute = z.strictObject({
  /** I accept in advance: I get a seat that needs a player at once. Otherwise I am asked. */
  atOnce: z.boolean().default(false),
});
