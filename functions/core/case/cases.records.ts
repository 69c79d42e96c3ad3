import * as z from 'zod';
import { Named, PersonRecord, Time } from '../platform/common.records';
import { MessageRecord } from '../press/press.records';

/** The moderators' decision: the complaint was justified, or not. */
export const CASE_DECISIONS = ['upheld', 'denied'] as const;

/** The decision on an appeal: the first answer stands, or this one replaces it. */
export const APPEAL_DECISIONS = ['answer-stands', 'answer-changed'] as const;

/** The state of a case, and of an appeal. */
export const CASE_STATES = ['open', 'answered', 'withdrawn'] as const;

/** An answer; with `confirmedBy` if its author plays in the season. */
const answerOf = <Decisions extends readonly [string, ...string[]]>(decisions: Decisions) =>
  z.object({
    by: PersonRecord,
    confirmedBy: PersonRecord.optional(),
    at: Time,
    decision: z.enum(decisions),
    text: z.string(),
  });

/** A player's appeal against the answer. */
export const AppealRecord = z.object({
  at: Time,
  text: z.string(),
  state: z.enum(CASE_STATES),
  answer: answerOf(APPEAL_DECISIONS).nullable(),
});
export type AppealRecord = z.infer<typeof AppealRecord>;

const Common = {
  id: z.string(),
  game: z.string(),
  league: Named,
  season: Named,
  round: z.number().int(),
  board: z.number().int(),
  by: PersonRecord,
  at: Time,
  text: z.string(),
  state: z.enum(CASE_STATES),
  answer: answerOf(CASE_DECISIONS).nullable(),
  /** Absent without an appeal, and in records of releases without appeals. */
  appeal: AppealRecord.optional(),
};

/** A player disputes a step. */
export const DisputeRecord = z.object({
  ...Common,
  kind: z.literal('dispute'),
  seat: z.string(),
  step: z.number().int(),
  /** The step's published hash, so that the disputed result cannot change; null for the open step. */
  hash: z.string().nullable(),
  /** Whether the clock was stopped for it. */
  holds: z.boolean(),
});
export type DisputeRecord = z.infer<typeof DisputeRecord>;

/** A player reports a message, with the messages around it: moderators read nothing else of a private thread. */
export const ReportRecord = z.object({
  ...Common,
  kind: z.literal('report'),
  thread: z.string(),
  /** The reported message. */
  message: z.string(),
  /** The message and those around it, in their original form, oldest first. */
  context: z.array(MessageRecord),
});
export type ReportRecord = z.infer<typeof ReportRecord>;

export const CaseRecord = z.discriminatedUnion('kind', [DisputeRecord, ReportRecord]);
export type CaseRecord = z.infer<typeof CaseRecord>;
