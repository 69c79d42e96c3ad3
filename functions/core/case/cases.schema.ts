import * as z from 'zod';
import { because, fault } from '../../../engine/fault';
import { Id, Instant, Named, Person, Reason, Seat } from '../platform/common.schema';
import { MessageWords } from '../press/press.schema';
import { APPEAL_DECISIONS, CASE_DECISIONS, CASE_STATES } from './cases.records';

/** A case's id within its game. */
export const CaseId = z.string().regex(/^[dr][0-9A-Za-z_-]{3,120}$/, because(fault('send.case')));

const answerOf = <Decisions extends readonly [string, ...string[]]>(decisions: Decisions) =>
  z.object({ by: Person, at: Instant, decision: z.enum(decisions), text: z.string() }).nullable();

/** The player's objection to the answer. */
const Appeal = z.object({
  at: Instant,
  /** Null for readers who may know that there is an appeal, but not its text. */
  text: z.string().nullable(),
  state: z.enum(CASE_STATES),
  /** It is final. */
  answer: answerOf(APPEAL_DECISIONS),
  /** Whether I may answer it; a person who gave the first answer may not while the league has someone else. */
  mayAnswer: z.boolean(),
});

const Common = {
  id: CaseId,
  game: Id,
  season: Named,
  round: z.number().int(),
  board: z.number().int(),
  by: Person,
  at: Instant,
  /** The complaint; null for readers who may know that there is a case, but not its text. */
  text: z.string().nullable(),
  state: z.enum(CASE_STATES),
  answer: answerOf(CASE_DECISIONS),
  appeal: Appeal.nullable(),
  /**
   * Until when I may appeal against the answer, and who would answer the appeal: another person than the first time, or
   * the same one if the league has no one else. Null if I may not appeal.
   */
  mayAppeal: z.object({ until: Instant, answers: z.enum(['another', 'same']) }).nullable(),
  /** Whether I may answer it. */
  mayAnswer: z.boolean(),
  /** Whether I opened it. */
  mine: z.boolean(),
};

/** A dispute over a step, or a reported message. */
export const Case = z.discriminatedUnion('kind', [
  z.object({
    ...Common,
    kind: z.literal('dispute'),
    seat: Seat,
    step: z.number().int(),
    /** The step's hash when it was disputed. */
    hash: z.string().nullable(),
    /** Whether the clock was stopped for it. */
    holds: z.boolean(),
  }),
  z.object({ ...Common, kind: z.literal('report'), message: z.string() }),
]);
export type Case = z.infer<typeof Case>;

export const Cases = z.object({ cases: z.array(Case) });
export type Cases = z.infer<typeof Cases>;

export const OpenDispute = z.strictObject({
  step: z.number().int().min(1).max(9999),
  text: z.string().trim().min(10).max(2000),
});

export const ReportMessage = z.strictObject({
  thread: z.string().max(400),
  message: z.string().max(64),
  text: z.string().trim().min(5).max(1000),
});

export const AnswerCase = z.strictObject({ decision: z.enum(CASE_DECISIONS), text: Reason });

export const AppealCase = z.strictObject({ text: z.string().trim().min(10).max(2000) });

export const AnswerAppeal = z.strictObject({ decision: z.enum(APPEAL_DECISIONS), text: Reason });

/** A reported message with those around it, oldest first. */
export const ReportedPress = z.object({ reported: z.string(), messages: z.array(MessageWords) });
export type ReportedPress = z.infer<typeof ReportedPress>;
