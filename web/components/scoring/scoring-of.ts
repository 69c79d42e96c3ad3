import type { Scoring } from '../../../engine/tournament/scoring';
import type { CreateSeason } from '../../../functions/core/season/season-settings.schema';
import type { Values } from '../forms/parameter-schema';
import type { ChosenScoring } from './use-preview';

/** The chosen scoring in the form that the platform takes; the platform checks every value. */
export function scoringOf(
  { id, parameters }: ChosenScoring,
  totals: Values | null,
): { readonly scoring: Scoring } & Pick<CreateSeason, 'aggregation'> {
  const scoring = Object.keys(parameters).length === 0 ? id : { id, parameters };
  return {
    scoring: scoring as Scoring,
    ...(totals === null ? {} : { aggregation: totals as CreateSeason['aggregation'] }),
  };
}

/** The initial scoring of the form. */
export function chosenOf(scoring: Scoring): ChosenScoring {
  return typeof scoring === 'string'
    ? { id: scoring, parameters: {} }
    : { id: scoring.id, parameters: scoring.parameters as Values };
}
