import { type ComparedPair, comparePairs } from '../../../engine/fair-play/comparing';
import type { Caller } from '../access/caller';
import { moderatorOf } from '../access/guards';
import { seasonAct } from '../league/log-act';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import type { SeasonRecord } from '../season/seasons.records';
import { comparableGames } from './dealings';
import type { DealingsRecord } from './fair-play.records';
import { type SharedPresence, sharedPresences } from './presence';
import { withPresences } from './presences';

export interface SeasonSignals {
  readonly season: SeasonRecord;
  /** Pairs of finished boards with an unusual amount of help. */
  readonly pairs: readonly (ComparedPair & Pick<DealingsRecord, 'game' | 'round' | 'board'>)[];
  readonly compared: { readonly games: number; readonly pairs: number };
  readonly shared: readonly SharedPresence[];
}

/**
 * Signs of unfair play in a season, for a moderator. Players of the season have no access because of the rule for
 * conflicts of interest. The log records that the moderator looked.
 */
export async function seasonSignals(deps: Deps, caller: Caller, id: string): Promise<Outcome<SeasonSignals>> {
  const season = await deps.store.season(id);
  if (season === undefined) return refuse({ code: 'not-found', what: 'season' });
  const moderator = await moderatorOf(deps, caller, season.league.id, 'moderatorLooksForUnfairPlay');
  if (!moderator.ok) return moderator;
  const entries = await deps.store.entries(id);
  const [games, present] = await Promise.all([
    comparableGames(deps, season),
    withPresences(
      deps,
      entries.map(({ player }) => player),
    ),
  ]);
  await deps.store.saveLogEntry(await seasonAct(deps, caller, season, { kind: 'look-for-signs' }));
  const compared = { games: games.length, pairs: games.flatMap(({ pairs }) => pairs).length };
  return done({ season, pairs: unusualIn(id, games), compared, shared: sharedPresences(present) });
}

/** The unusual pairs of a season's boards, each compared with all other games. */
function unusualIn(season: string, games: readonly DealingsRecord[]): SeasonSignals['pairs'] {
  return games
    .filter((one) => one.season === season)
    .flatMap(({ pairs, game, round, board }) => {
      const others = games.filter((one) => one.game !== game).flatMap((one) => one.pairs);
      const unusual = comparePairs(pairs, others).filter((pair) => pair.unusual);
      return unusual.map((pair) => ({ ...pair, game, round, board }));
    });
}
