import * as z from 'zod';
import { SCORING_IDS } from '../../scoring-ids';

export const ScoringId = z.enum(SCORING_IDS);
export type ScoringId = z.infer<typeof ScoringId>;

/**
 * A scoring system as it was stored: its id, or its id with parameters that differ from its defaults. They were checked
 * when they were chosen, which needs the systems themselves.
 */
export const KeptScoring = z.union([
  ScoringId,
  z.strictObject({ id: ScoringId, parameters: z.record(z.string(), z.unknown()) }),
]);
export type Scoring =
  | ScoringId
  | { readonly id: ScoringId; readonly parameters: Readonly<Record<string, unknown>> };
