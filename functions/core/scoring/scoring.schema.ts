import * as z from 'zod';
import { AggregationRules, TieBreakId } from '../../../engine/tournament/aggregation';
import { PROPERTY_IDS, Scoring, ScoringId } from '../../../engine/tournament/scoring';
import { Id, Person, Seat, SystemId } from '../platform/common.schema';

const JsonSchema = z.record(z.string(), z.unknown());

const Line = z.object({ text: z.string(), points: z.number() });
export type Line = z.infer<typeof Line>;

/** Rounds of a season that are scored by another system, each once. */
export const ScoringByRound = z
  .array(z.strictObject({ round: z.number().int().min(1).max(100), scoring: Scoring }))
  .max(20);

const ScoringSummary = z.object({
  id: ScoringId,
  name: z.string(),
  explanation: z.string(),
  /** The source of its definition. */
  source: z.string(),
  /** Which of the stated properties it has with these parameters, on boards of the classic game. */
  properties: z.array(z.enum(PROPERTY_IDS)),
});
export type ScoringSummary = z.infer<typeof ScoringSummary>;

/** All scorings and aggregation rules for seasons. */
export const Scorings = z.object({
  /** The game whose terms the texts use: stars, or centres. */
  system: SystemId,
  scorings: z.array(ScoringSummary),
  properties: z.array(z.object({ id: z.enum(PROPERTY_IDS), words: z.string() })),
  /** The names that a formula can use. */
  names: z.array(z.object({ name: z.string(), type: z.enum(['number', 'boolean']), about: z.string() })),
  /** JSON Schema of `aggregation`. */
  aggregation: JsonSchema,
  tieBreaks: z.array(z.object({ id: TieBreakId, words: z.string() })),
  /** Rules of known events. */
  known: z.array(z.object({ id: z.string(), rules: AggregationRules, words: z.string() })),
});
export type Scorings = z.infer<typeof Scorings>;

/** One scoring system with the parameters it takes. */
export const ScoringDetails = ScoringSummary.extend({
  /** JSON Schema of the parameters, each with its default. */
  parameters: JsonSchema,
});
export type ScoringDetails = z.infer<typeof ScoringDetails>;

/** The points of a scoring on some boards. */
export const ScoringPreview = z.object({
  explanation: z.string(),
  boards: z.array(
    z.object({
      name: z.string(),
      /** The game; null for a written board. */
      game: Id.nullable(),
      seats: z.array(
        z.object({ name: z.string(), measure: z.number(), points: z.number(), lines: z.array(Line) }),
      ),
    }),
  ),
});
export type ScoringPreview = z.infer<typeof ScoringPreview>;

const Range = {
  /** Bounds of the total; null if the scoring guarantees none. */
  least: z.number().nullable(),
  most: z.number().nullable(),
};

const Finishes = z.discriminatedUnion('known', [
  z.object({
    known: z.literal(true),
    /** No player finishes outside of these ranks, but the ends may be unreachable. */
    ranges: z.array(z.object({ player: Person, best: z.number().int(), worst: z.number().int(), ...Range })),
    /** Players who are certain of the first ranks, and players who can no longer reach them. */
    notices: z.array(
      z.object({ player: Person, type: z.enum(['clinched', 'out-of-reach']), places: z.number().int() }),
    ),
  }),
  z.object({ known: z.literal(false), why: z.string() }),
]);
export type Finishes = z.infer<typeof Finishes>;

/** The standings with every line of each total. */
export const Scores = z.object({
  rows: z.array(
    z.object({
      place: z.number().int(),
      player: Person,
      total: z.number(),
      /** The parts of the total; their points add up to it. */
      lines: z.array(Line),
      /** Rounds or games that did not count. */
      dropped: z.array(Line),
      games: z.array(
        z.object({
          game: Id,
          round: z.number().int(),
          board: z.number().int(),
          seat: Seat,
          running: z.boolean(),
          points: z.number(),
          /** The parts of the points. */
          lines: z.array(Line),
        }),
      ),
    }),
  ),
  /** The possible finishes; null while nothing is being played. */
  finishes: Finishes.nullable(),
  teams: z.array(
    z.object({
      place: z.number().int(),
      team: z.string(),
      /** A team of the league; null for one of this season alone. */
      id: Id.nullable(),
      total: z.number(),
      /** The members that count. */
      members: z.array(z.object({ player: Person, points: z.number() })),
    }),
  ),
});
export type Scores = z.infer<typeof Scores>;

/** A season under another scoring, beside its own. */
export const Laboratory = z.object({
  scoring: z.object({
    id: ScoringId,
    name: z.string(),
    explanation: z.string(),
    source: z.string(),
  }),
  rules: z.string(),
  rows: z.array(
    z.object({
      player: Person,
      place: z.number().int(),
      total: z.number(),
      lines: z.array(Line),
      placeBefore: z.number().int(),
      totalBefore: z.number(),
    }),
  ),
  properties: z.array(
    z.object({
      id: z.enum(PROPERTY_IDS),
      words: z.string(),
      holds: z.boolean(),
      /** The number of boards tried; null if a board showed that the property does not hold. */
      tried: z.number().int().nullable(),
      why: z.string().nullable(),
      /** The boards that show that the property does not hold. */
      boards: z.array(z.string()),
    }),
  ),
});
export type Laboratory = z.infer<typeof Laboratory>;
