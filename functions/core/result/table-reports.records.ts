import * as z from 'zod';
import { Named, PersonRecord, Time } from '../platform/common.records';
import { CorrectedEnd } from '../ruling/rulings.records';

/** An answer of another player of the board. One player has one: a later answer replaces it. */
const ReportAnswer = z.object({
  player: PersonRecord,
  at: Time,
  confirms: z.boolean(),
  /** Why they dispute it; empty in a confirmation. */
  sentence: z.string(),
});

/** The result of a board at a real table as one of its players reports it, until it counts. A board has at most one. */
export const TableReportRecord = z.object({
  /** Another report of the board has another id: answers name the one that was read. */
  id: z.string(),
  league: Named,
  season: Named,
  game: z.string(),
  round: z.number().int(),
  board: z.number().int(),
  by: PersonRecord,
  at: Time,
  end: CorrectedEnd,
  /** The game's counts of rulings and of changed chairs as they were read: later ones make the report stale. */
  rulings: z.number().int(),
  chairs: z.number().int().optional(),
  answers: z.array(ReportAnswer),
  /** Increases with each answer. */
  version: z.number().int(),
});
export type TableReportRecord = z.infer<typeof TableReportRecord>;
