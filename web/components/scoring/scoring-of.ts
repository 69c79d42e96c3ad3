import type { CreateSeason } from '../../../functions/api/schemas/seasons';
import type { Values } from './schema';
import type { ChosenScoring } from './use-preview';

/** What a form has chosen, as the platform takes it. It checks every value again. */
export function scoringOf(
  { id, parameters }: ChosenScoring,
  totals: Values | null,
): Pick<CreateSeason, 'scoring' | 'aggregation'> {
  const scoring = Object.keys(parameters).length === 0 ? id : { id, parameters };
  return {
    scoring: scoring as CreateSeason['scoring'],
    ...(totals === null ? {} : { aggregation: totals as CreateSeason['aggregation'] }),
  };
}
