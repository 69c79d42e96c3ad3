import * as z from 'zod';
import { PlayerReports } from '../platform/common.records';
import { Figures, Id, Instant, Named, Person, Seat } from '../platform/common.schema';
import { ENDINGS } from '../ruling/rulings.records';

export const ReportResult = z.strictObject({
  /** The board's lines in the form of a list of results, one line a seat. */
  text: z.string().min(1).max(4000),
});

export const AnswerReport = z.strictObject({
  /** The id of the report that was read: another one is not answered by it. */
  report: z.string().min(1).max(64),
  answer: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('confirms') }),
    z.strictObject({
      kind: z.literal('disputes'),
      /** What is wrong. */
      sentence: z.string().trim().min(3).max(300),
    }),
  ]),
});
export type AnswerReport = z.infer<typeof AnswerReport>;

export const DecideReport = z.strictObject({
  /** The id of the report that was read. */
  report: z.string().min(1).max(64),
  decision: z.enum(['accept', 'discard']),
});
export type DecideReport = z.infer<typeof DecideReport>;

/** The result of a board at a real table as one of its players reports it, until it counts. */
export const TableReport = z.object({
  id: z.string(),
  game: Id,
  round: z.number().int(),
  board: z.number().int(),
  /** Not named while the seats of the board are anonymous. */
  by: Person,
  at: Instant,
  /** "stale" after a change of chairs or of the result: it has to be reported again. */
  state: z.enum(['open', 'disputed', 'stale']),
  ending: z.enum(ENDINGS),
  seats: z.array(z.object({ seat: Seat, player: Person, place: z.number().int(), figures: Figures })),
  answers: z.array(z.object({ player: Person, at: Instant, confirms: z.boolean(), sentence: z.string() })),
  /** My part in it: I reported it, answered, can answer, or am not at the board. */
  mine: z.enum(['reported', 'confirmed', 'disputed', 'asked', 'none']),
  /** Whether I may accept or discard it; "discards" if I reported it myself. */
  decides: z.enum(['yes', 'discards', 'no']),
});
export type TableReport = z.infer<typeof TableReport>;

/** The reports of a season that the caller may see: those of their boards, and all of them for organizers. */
export const TableReports = z.object({
  /** When a report counts. */
  reports: PlayerReports,
  open: z.array(TableReport),
  /** Boards whose result I can report. */
  mayReport: z.array(Id),
});
export type TableReports = z.infer<typeof TableReports>;

/** What became of my report. */
export const ReportedResult = z.object({
  /** False where another player has reported before: that report is shown, and I can answer it. */
  stored: z.boolean(),
  reports: TableReports,
});
export type ReportedResult = z.infer<typeof ReportedResult>;

/** Whether the report is the result of the board now. */
export const Answered = z.object({ counts: z.boolean() });

/** Boards on which the reader is asked to confirm a reported result. */
export const ReportsToAnswer = z.array(
  z.object({
    ...{ season: Named, league: Named, game: Id, round: z.number().int(), board: z.number().int() },
    at: Instant,
  }),
);
export type ReportsToAnswer = z.infer<typeof ReportsToAnswer>;
