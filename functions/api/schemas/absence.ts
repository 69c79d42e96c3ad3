import * as z from 'zod';
import { AbsencePolicy } from '../../../engine/deadlines/absence';
import { fault, inCheck } from '../../../engine/fault';
import { Instant, Person, Seat } from './common';

const Count = z.number().int();

/** How the season's absence policy stands in a running game. */
export const GameAbsence = z.object({
  /** The policy of this game, as it was when the game began; null: defaults alone. */
  policy: AbsencePolicy.nullable(),
  step: Count,
  /** Null when the game is finished or paused. */
  deadline: Instant.nullable(),
  /** All are ready: the step closes then, unless someone takes it back. */
  closesAt: Instant.nullable(),
  /** The deadline has moved for these seats; `frozen`: press and the orders of the others rest. */
  grace: z.object({ seats: z.array(Seat), frozen: z.boolean() }).nullable(),
  /** Seats that have missed turns. */
  misses: z.array(z.object({ seat: Seat, row: Count, total: Count, disorder: z.boolean() })),
  vote: z
    .object({ votes: Count, needed: Count, left: Count, mine: z.boolean(), may: z.boolean() })
    .nullable(),
  /** Seats that owe nothing and have to agree to an early close, where the season asks them. */
  consent: z.object({ asked: z.array(Seat), agreed: z.array(Seat), mine: z.boolean().nullable() }).nullable(),
  /** Milliseconds that seats have left of their reserve, where they have one. */
  reserve: z.array(z.object({ seat: Seat, left: Count })),
  /** The league's time zone, where it has named one. */
  zone: z.string().nullable(),
  /** My seat, or null for a spectator. */
  seat: Seat.nullable(),
});
export type GameAbsence = z.infer<typeof GameAbsence>;

/** What a season's absence policy leaves me, and who is willing to take a seat. */
export const SeasonAbsence = z.object({
  /** The policy for games that start from now on; null: defaults alone. */
  policy: AbsencePolicy.nullable(),
  /** Null for a visitor. */
  mine: z
    .object({
      gracesLeft: Count,
      /** Booked days in the season's zone: "2026-12-25". */
      holidays: z.array(z.iso.date()),
      holidaysLeft: Count,
      substitute: z.boolean(),
      /** On the list of substitutes, and accepted in advance: a seat is mine without a question. */
      atOnce: z.boolean(),
    })
    .nullable(),
  /** In the order in which they are asked, where that is the order in which they came. */
  substitutes: z.array(Person),
});
export type SeasonAbsence = z.infer<typeof SeasonAbsence>;

export const BookHolidays = z.strictObject({
  /** All days to come that I want, in place of those booked before. */
  days: z
    .array(z.iso.date())
    .max(60)
    .refine((days) => new Set(days).size === days.length, inCheck(fault('send.dayTwice'))),
});

export const AgreeToEarlyClose = z.strictObject({ agrees: z.boolean() });

export const OfferToSubstitute = z.strictObject({
  /** I accept in advance: a seat that needs a player is mine at once. Otherwise I am asked. */
  atOnce: z.boolean().default(false),
});
