import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { inputOf } from './season-settings';
import type { CreateSeason } from './season-settings.schema';
import type { SeasonRecord } from './seasons.records';

/** A season's settings without secrets, ready to announce another season. */
export async function settingsView(deps: Deps, id: string): Promise<Outcome<CreateSeason>> {
  const season = await deps.store.season(id);
  return season === undefined ? refuse({ code: 'not-found', what: 'season' }) : done(settingsOf(season));
}

/** The same for a season or a draft that has been read already. */
export function settingsOf(season: SeasonRecord): CreateSeason {
  return { ...inputOf(season), version: season.version };
}
