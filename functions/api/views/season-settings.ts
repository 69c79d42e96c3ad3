import type { Deps } from '../../services/deps';
import { done, type Outcome, refuse } from '../../services/errors';
import { inputOf } from '../../services/seasons/season-settings';
import type { SeasonRecord } from '../../store/records';
import type { CreateSeason } from '../schemas/season-settings';

/** A season's settings without secrets, ready to announce another season. */
export async function settingsView(deps: Deps, id: string): Promise<Outcome<CreateSeason>> {
  const season = await deps.store.season(id);
  return season === undefined ? refuse({ code: 'not-found', what: 'season' }) : done(settingsOf(season));
}

/** The same for a season or a draft that has been read already. */
export function settingsOf(season: SeasonRecord): CreateSeason {
  return { ...inputOf(season), version: season.version };
}
