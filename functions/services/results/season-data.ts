import { gameSystem } from '../../../engine/systems';
import type { BoardRecord, EntryRecord, RoundRecord, SeasonRecord } from '../../store/records';
import type { Deps } from '../deps';
import { done, type Outcome, refuse } from '../errors';

/** Everything that a season's standing is made of. */
export interface SeasonData {
  readonly season: SeasonRecord;
  readonly entries: readonly EntryRecord[];
  readonly boards: readonly BoardRecord[];
  readonly rounds: readonly RoundRecord[];
}

/** Reads a season with all that its standing is made of; a board that was declared void is no part of it. */
export async function seasonData(deps: Deps, id: string): Promise<Outcome<SeasonData>> {
  const season = await deps.store.season(id);
  if (season === undefined || gameSystem(season.system) === undefined)
    return refuse({ code: 'not-found', what: 'season' });
  const [entries, boards, rounds] = await Promise.all([
    deps.store.entries(id),
    deps.store.boards(id),
    deps.store.rounds(id),
  ]);
  return done({ season, entries, boards: boards.filter(({ result }) => result !== 'void'), rounds });
}
