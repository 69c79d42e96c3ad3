import * as z from 'zod';
import { isZone } from '../../../engine/deadlines/policy';
import { because, fault } from '../../../engine/fault';
import { MOST_SEATS } from '../../../engine/results-only/definition';
import { FILLED_BY } from '../../../engine/tournament/formats';
import { ASSUMED } from '../../../engine/tournament/schedule';
import { Instant, Named, Person, PlayerId, Seat } from '../platform/common.schema';
import { ENTRY_STATES } from '../season/seasons.records';

export const Version = z.number().int().min(1).max(1_000_000);

const Wishes = {
  /** Seats in order of preference. */
  prefers: z.array(Seat).max(MOST_SEATS).optional(),
  /** Players one would rather not play with. */
  avoids: z.array(PlayerId).max(20).optional(),
  /** The player's time zone, to be seated with players in nearby ones; null for no preference. */
  zone: z
    .string()
    .max(64)
    .refine(isZone, because(fault('send.zone')))
    .nullable()
    .optional(),
};

/** The answer to a question of the season. */
export const Answer = z.strictObject({
  question: z.string().max(12),
  answer: z
    .string()
    .trim()
    .max(300)
    .regex(/^[^\p{Cc}]*$/u),
});
export type Answer = z.infer<typeof Answer>;

/** One for each question that is answered; an empty answer is none. */
const Answers = z.array(Answer).max(10).optional();

export const Register = z.strictObject({
  ...Wishes,
  /** Answers to the season's questions. */
  answers: Answers,
  /** The secret of the invitation link. */
  code: z.string().max(64).optional(),
  /** The version of the season's absence policy that the player has read and accepts. */
  accepts: Version.optional(),
});
export type Register = z.infer<typeof Register>;

export const ChangeEntry = z.strictObject({
  ...Wishes,
  /** Answers to the season's questions, in place of earlier ones; until the season starts. */
  answers: Answers,
  /** Whether the player plays a round; on a ladder, whether they want a board. */
  confirm: z.boolean().optional(),
  /**
   * The round that `confirm` is about. Rounds that are drawn take no more answers.
   * @default the next round
   */
  round: z.number().int().min(1).max(1000).optional(),
  /** The version of the season's absence policy that the player accepts from now on. */
  accepts: Version.optional(),
});

export type ChangeEntry = z.infer<typeof ChangeEntry>;

export const DecideEntry = z.strictObject({ accept: z.boolean() });

/** Players who wait for the next board of a ladder, which opens as soon as there are enough. */
export const WaitingLine = z.object({
  /** Whether players can join until its organizer ends it. */
  alwaysOpen: z.boolean(),
  waiting: z.number().int(),
  /** What fills the next board when a player has waited long enough; null: nothing. */
  filledBy: z.enum(FILLED_BY).nullable(),
  afterMinutes: z.number().int().nullable(),
  /** When that will be; null while no one waits, or too few. */
  fillsAt: Instant.nullable(),
});
export type WaitingLine = z.infer<typeof WaitingLine>;

/** An open check-in: players answer whether they play the round. */
export const OpenCheckIn = z.object({
  round: z.number().int(),
  until: Instant,
  /** The default for players who do not answer. */
  assume: z.enum(ASSUMED),
  /** How many play, sit out, and have not answered. */
  playing: z.number().int(),
  out: z.number().int(),
  silent: z.number().int(),
});
export type OpenCheckIn = z.infer<typeof OpenCheckIn>;

/** The answers in the open check-in, for the season's organizers; null and empty while none is open. */
export const CheckInAnswers = z.object({
  checkIn: OpenCheckIn.nullable(),
  playing: z.array(Person),
  out: z.array(Person),
  silent: z.array(Person),
});
export type CheckInAnswers = z.infer<typeof CheckInAnswers>;

/** An open check-in, and the caller's answer to it: null before they answer. */
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
  /** Whether they have answered that they play the next round. */
  confirmed: z.boolean(),
  /** Whether they have answered that they sit it out. */
  declined: z.boolean(),
  /** Reliability in per cent when they registered; null for players with few decisions. */
  reliability: z.number().nullable(),
});
export type Entry = z.infer<typeof Entry>;
