import * as z from 'zod';
import { isZone } from '../../../engine/deadlines/policy';
import { fault, inCheck } from '../../../engine/fault';
import { FILLED_BY } from '../../../engine/tournament/formats';
import { ASSUMED } from '../../../engine/tournament/schedule';
import { ENTRY_STATES } from '../../store/records';
import { Instant, Named, Person, PlayerId, Seat } from './common';

export const Version = z.number().int().min(1).max(1_000_000);

const Wishes = {
  /** Seats in order of preference. */
  prefers: z.array(Seat).max(7).optional(),
  /** Players one would rather not meet. */
  avoids: z.array(PlayerId).max(20).optional(),
  /** The time zone in which one plays, to meet players of near ones; null: one does not mind. */
  zone: z
    .string()
    .max(64)
    .refine(isZone, inCheck(fault('send.zone')))
    .nullable()
    .optional(),
};

export const Register = z.strictObject({
  ...Wishes,
  /** The secret of the invitation link. */
  code: z.string().max(64).optional(),
  /** The version of the season's absence policy that one has read and accepts. */
  accepts: Version.optional(),
});
export type Register = z.infer<typeof Register>;

export const ChangeEntry = z.strictObject({
  ...Wishes,
  /** Whether one plays the next round. */
  confirm: z.boolean().optional(),
  /** The version of the season's absence policy that one accepts from now on. */
  accepts: Version.optional(),
});

export type ChangeEntry = z.infer<typeof ChangeEntry>;

export const DecideEntry = z.strictObject({ accept: z.boolean() });

/** Those who wait for the next board of a ladder, which opens as soon as enough of them do. */
export const WaitingLine = z.object({
  /** Whether one can join until its organizer ends it. */
  alwaysOpen: z.boolean(),
  waiting: z.number().int(),
  /** What fills the next board when somebody has waited long enough; null: nothing does. */
  filledBy: z.enum(FILLED_BY).nullable(),
  afterMinutes: z.number().int().nullable(),
  /** When that will be; null while nobody waits, or too few. */
  fillsAt: Instant.nullable(),
});
export type WaitingLine = z.infer<typeof WaitingLine>;

/** A check-in that is open: players say whether they play the round. */
export const OpenCheckIn = z.object({
  round: z.number().int(),
  until: Instant,
  /** What counts for players who say nothing. */
  assume: z.enum(ASSUMED),
  /** How many have said that they play, that they sit out, and nothing so far. */
  playing: z.number().int(),
  out: z.number().int(),
  silent: z.number().int(),
});
export type OpenCheckIn = z.infer<typeof OpenCheckIn>;

/** Who has said what in the open check-in, for the season's organizers; null and empty while none is open. */
export const CheckInAnswers = z.object({
  checkIn: OpenCheckIn.nullable(),
  playing: z.array(Person),
  out: z.array(Person),
  silent: z.array(Person),
});
export type CheckInAnswers = z.infer<typeof CheckInAnswers>;

/** An open check-in, and what the caller has said in it: null, nothing so far. */
export const MyCheckIn = z.object({
  season: Named,
  league: Named,
  checkIn: OpenCheckIn,
  said: z.enum(ASSUMED).nullable(),
});
export type MyCheckIn = z.infer<typeof MyCheckIn>;

export const MyCheckIns = z.object({ checkIns: z.array(MyCheckIn) });

export const Entry = z.object({
  player: Person,
  state: z.enum(ENTRY_STATES),
  registeredAt: Instant,
  /** Whether they have said that they play the next round. */
  confirmed: z.boolean(),
  /** Whether they have said that they sit it out. */
  declined: z.boolean(),
  /** Reliability in per cent when they registered; null for players with few decisions. */
  reliability: z.number().nullable(),
});
export type Entry = z.infer<typeof Entry>;
