import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { hidesNamesOf } from '../press/anonymity';
import type { BoardRecord } from '../result/results.records';
import type { EntryRecord, RoundRecord, SeasonRecord } from '../season/seasons.records';

/** All data of a season's standings. */
export interface SeasonData {
  readonly season: SeasonRecord;
  readonly entries: readonly EntryRecord[];
  readonly boards: readonly BoardRecord[];
  readonly rounds: readonly RoundRecord[];
}

/**
 * Reads a season with all data of its standings; without boards that were declared void, and without those whose seats
 * are still anonymous: points would reveal the players in the seats.
 */
export async function seasonData(deps: Deps, id: string): Promise<Outcome<SeasonData>> {
  const season = await deps.store.season(id);
  if (season === undefined) return refuse({ code: 'not-found', what: 'season' });
  const [entries, boards, rounds] = await Promise.all([
    deps.store.entries(id),
    deps.store.boards(id),
    deps.store.rounds(id),
  ]);
  const counted = boards.filter((board) => board.result !== 'void' && !hidesNamesOf(season, board));
  return done({ season, entries, boards: counted, rounds });
}
