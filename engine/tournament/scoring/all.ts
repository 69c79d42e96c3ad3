import { SCORING_IDS, type ScoringId } from '../../scoring-ids';
import { type ChosenScoring, partsOf, settledBy } from './chosen';
import { formula } from './formula';
import type { Scoring } from './kept';
import type { ScoringSystem } from './system';
import { writtenSystem } from './systems';

export { previewFormula } from './formula';
export { formulaFailure } from './formula-failure';

/**
 * All scoring systems by id, loaded at once: for tests and commands. Functions only load the one a season uses
 * (`loadScoring`).
 */
export const SCORINGS = Object.fromEntries(
  SCORING_IDS.map((id) => [id, writtenSystem(id) ?? formula]),
) as Readonly<Record<ScoringId, ScoringSystem>>;

/** The system that a season has stored. */
export function chosenScoring(scoring: Scoring): ChosenScoring {
  return settledBy(scoring, SCORINGS[partsOf(scoring).id]);
}
