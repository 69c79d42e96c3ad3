import * as z from 'zod';
import { SCORING_IDS, type ScoringId } from '../../scoring-ids';

/**
 * A scoring system as it was stored: its id, or its id with parameters that differ from its defaults. They were checked
 * when they were chosen, which needs the systems themselves.
 */
export const KeptScoring = z.union([
  z.enum(SCORING_IDS),
  z.strictObject({ id: z.enum(SCORING_IDS), parameters: z.record(z.string(), z.unknown()) }),
]);
export type Scoring =
  | ScoringId
  | { readonly id: ScoringId; readonly parameters: Readonly<Record<string, unknown>> };
