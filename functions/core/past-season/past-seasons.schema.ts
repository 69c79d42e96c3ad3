import * as z from 'zod';
import { AggregationRules } from '../../../engine/tournament/aggregation';
import { Scoring } from '../../../engine/tournament/scoring';
import { Named, SystemId } from '../platform/common.schema';
import { Name } from '../platform/names.schema';
import { ScoringByRound } from '../scoring/scoring.schema';

export const ImportSeason = z.strictObject({
  name: Name(2, 60),
  system: SystemId,
  /** The definition of a game without an engine (`system` "results-only"); left out for the others. */
  options: z.record(z.string(), z.unknown()).default({}),
  /** A scoring system's id, or its id with custom parameters; if left out, the game's default. */
  scoring: Scoring.optional(),
  /** Rounds that were scored by another system, each once. */
  scoringByRound: ScoringByRound.optional(),
  /** How games add up to the standings; if left out, the sum of all. */
  aggregation: AggregationRules.optional(),
  /** The day on which the season ended, as "2019-05-31". */
  endedOn: z.iso.date(),
  /** Whether its boards count in ratings. */
  rated: z.boolean(),
  /**
   * CSV with heads of columns: round, board, seat, player, points, place, ending, out, years, mail. One line a seat; place,
   * which follows from points, ending, which is "points", mail, and years where the scoring pays for none may be left out.
   */
  text: z.string().min(1).max(60_000),
  /** Only report what the import would do, and change nothing. */
  preview: z.boolean().default(false),
});

/** The result of an import. Its boards are created within seconds. */
export const ImportedSeason = z.object({
  /** Heads of the columns that nobody needs. */
  skipped: z.array(z.string()),
  season: Named,
  rounds: z.number().int(),
  boards: z.number().int(),
  players: z.number().int(),
  /** Members of the league, or players of a season that was imported before. */
  known: z.array(z.string()),
  /** People for whom an account is opened. */
  new: z.array(z.string()),
  /** The top of its standings. */
  leaders: z.array(z.object({ name: z.string(), place: z.number().int(), total: z.number() })),
});
export type ImportedSeason = z.infer<typeof ImportedSeason>;
