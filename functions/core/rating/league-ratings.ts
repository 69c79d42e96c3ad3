import type { GameSystemId } from '../../../engine/games';
import { boardChanges, NEW_SKILL, type Skill, shownRating } from '../../../engine/tournament/ratings';
import type { Deps } from '../platform/deps';
import type { RatingRecord, ResultRecord } from '../result/results.records';
import { ratedGame } from './rated-game';

/** The number of results behind a league's list: the latest. More would make a request slow. */
const MOST = 500;
const HISTORY = 20;

/**
 * The ratings of a league's players in its own games, the strongest first. All its rated results count at once, no
 * matter who reported them: it is the league's own list, and is not about players elsewhere.
 */
export async function leagueRatings(
  deps: Deps,
  league: string,
  system: GameSystemId | null,
): Promise<{ readonly rows: readonly RatingRecord[]; readonly results: number }> {
  const results = (await latestResults(deps, league, system)).sort((one, other) =>
    one.id < other.id ? -1 : 1,
  );
  const ratings = new Map<string, RatingRecord>();
  for (const result of results) count(ratings, result, league);
  const rows = [...ratings.values()].sort((one, other) => lowerEnd(other) - lowerEnd(one));
  return { rows, results: results.length };
}

async function latestResults(
  deps: Deps,
  league: string,
  system: GameSystemId | null,
): Promise<ResultRecord[]> {
  const found: ResultRecord[] = [];
  for (const season of await deps.store.seasonsOf(league)) {
    if (found.length >= MOST) break;
    if (system !== null && season.system !== system) continue;
    const results = await deps.store.resultsOfSeason(season.id);
    found.push(...results.filter(({ voided, atTheTable }) => voided !== true && atTheTable?.rated !== false));
  }
  return found.slice(0, MOST);
}

function count(ratings: Map<string, RatingRecord>, result: ResultRecord, board: string): void {
  const skillOf = (player: string): Skill => ratings.get(player) ?? NEW_SKILL;
  const changes = boardChanges(ratedGame(result), skillOf);
  for (const { player: id, skill } of changes) {
    const seat = result.seats.find(({ player }) => player.id === id);
    const player = (seat ?? result.left?.find((one) => one.player.id === id))?.player;
    if (player === undefined) continue;
    const before = ratings.get(id);
    ratings.set(id, {
      ...{ player, board, ...skill, lastPlayed: result.endedAt },
      games: (before?.games ?? 0) + 1,
      wins: (before?.wins ?? 0) + (seat?.winner === true ? 1 : 0),
      history: [...(before?.history ?? []), shownRating(skill).rating].slice(-HISTORY),
    });
  }
}

function lowerEnd({ mu, sigma }: RatingRecord): number {
  return mu - 2 * sigma;
}
