import * as z from 'zod';
import { Named, PersonRecord, Time } from './common';
import { MessageRecord } from './press';

/** How moderators answered: it was right to complain, or not. */
export const CASE_DECISIONS = ['upheld', 'denied'] as const;

/** How an appeal ended: the first answer stands, or this one takes its place. */
export const APPEAL_DECISIONS = ['answer-stands', 'answer-changed'] as const;

/** An answer; `confirmedBy` is there where the one who answered plays in the season. */
const answerOf = <Decisions extends readonly [string, ...string[]]>(decisions: Decisions) =>
  z.object({
    by: PersonRecord,
    confirmedBy: PersonRecord.optional(),
    at: Time,
    decision: z.enum(decisions),
    text: z.string(),
  });

/** The player who complained does not accept the answer. */
export const AppealRecord = z.object({
  at: Time,
  text: z.string(),
  state: z.enum(['open', 'answered', 'withdrawn']),
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
  state: z.enum(['open', 'answered', 'withdrawn']),
  answer: answerOf(CASE_DECISIONS).nullable(),
  /** Absent without an appeal, and in records of releases that knew none. */
  appeal: AppealRecord.optional(),
};

/** A player says that a step went wrong. */
export const DisputeRecord = z.object({
  ...Common,
  kind: z.literal('dispute'),
  seat: z.string(),
  step: z.number().int(),
  /** The step's hash as it was published, so that what is spoken of cannot change; null for the open step. */
  hash: z.string().nullable(),
  /** Whether the clock was stopped for it. */
  holds: z.boolean(),
});
export type DisputeRecord = z.infer<typeof DisputeRecord>;

/** A player reports a message, with what stood around it: moderators read nothing else of a private thread. */
export const ReportRecord = z.object({
  ...Common,
  kind: z.literal('report'),
  thread: z.string(),
  /** The reported message. */
  message: z.string(),
  /** It and those around it, as they were, oldest first. */
  context: z.array(MessageRecord),
});
export type ReportRecord = z.infer<typeof ReportRecord>;

export const CaseRecord = z.discriminatedUnion('kind', [DisputeRecord, ReportRecord]);
export type CaseRecord = z.infer<typeof CaseRecord>;
