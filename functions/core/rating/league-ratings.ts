import { plainLetters } from '../../../engine/core/plain-letters';
import { identityOf, inRound, RESULTS_ONLY, type SystemId, titlesOf } from '../../../engine/games';
import type { Skill } from '../../../engine/tournament/plackett-luce';
import { boardChanges, lowerEnd, NEW_SKILL, shownRating } from '../../../engine/tournament/ratings';
import type { Deps } from '../platform/deps';
import type { RatingRecord, ResultRecord } from '../result/results.records';
import type { SeasonRecord } from '../season/seasons.records';
import { ratedGame } from './rated-game';

/** The number of results behind a league's list: the latest. More would make a request slow. */
const MOST = 500;
const HISTORY = 20;

/** A list of a league: all games that the platform rates, one of them, or one of its own that have no engine. */
export interface WantedList {
  readonly system: SystemId | null;
  /** The title of a game without an engine; null for the one that the league played last. */
  readonly title: string | null;
}

/**
 * The ratings of a league's players in its own games, the strongest first. A game without an engine has a list of its
 * own by its title, and counts in no other: what two clubs call by one name need not be one game. All its rated results count at once, no
 * matter who reported them: it is the league's own list, and is not about players elsewhere.
 */
export async function leagueRatings(
  deps: Deps,
  league: string,
  { system, title: wanted }: WantedList,
): Promise<LeagueList> {
  const seasons = await deps.store.seasonsOf(league);
  const titles = ownTitles(seasons);
  const title = system === RESULTS_ONLY ? (titles.find(isTitled(wanted)) ?? null) : null;
  const counted = seasons.filter((season) => isCounted(season, system, title));
  const results = (await latestResults(deps, counted, title)).sort((one, other) =>
    one.id < other.id ? -1 : 1,
  );
  const ratings = new Map<string, RatingRecord>();
  for (const result of results) count(ratings, result, league);
  const rows = [...ratings.values()].sort((one, other) => lowerEnd(other) - lowerEnd(one));
  return { title, titles, rows, results: results.length };
}

export interface LeagueList {
  readonly title: string | null;
  readonly titles: readonly string[];
  readonly rows: readonly RatingRecord[];
  readonly results: number;
}

/** The titles of a league's games without an engine, the latest first; spelled as in the latest season of each. */
function ownTitles(seasons: readonly SeasonRecord[]): readonly string[] {
  const own = seasons.filter(({ system }) => system === RESULTS_ONLY).flatMap(titlesOf);
  return own.filter((title, at) => own.findIndex((one) => titleKey(one) === titleKey(title)) === at);
}

function isTitled(wanted: string | null): (title: string) => boolean {
  return (title) => wanted === null || titleKey(title) === titleKey(wanted);
}

/** Titles that differ only in accents, capitals and spaces are one game. */
export function titleKey(title: string): string {
  return plainLetters(title).replace(/\s+/g, ' ');
}

function isCounted(season: SeasonRecord, system: SystemId | null, title: string | null): boolean {
  if (season.system !== RESULTS_ONLY) return system === null || season.system === system;
  return system === RESULTS_ONLY && title !== null && titlesOf(season).some(isTitled(title));
}

/** @param title the game without an engine whose results count, of those that a season plays; null: all */
async function latestResults(
  deps: Deps,
  seasons: readonly SeasonRecord[],
  title: string | null,
): Promise<ResultRecord[]> {
  const found: ResultRecord[] = [];
  for (const season of seasons) {
    if (found.length >= MOST) break;
    const results = await deps.store.resultsOfSeason(season.id);
    const isOfGame = ({ round }: ResultRecord) =>
      title === null || isTitled(title)(identityOf(inRound(season, round)).title);
    found.push(
      ...results.filter((one) => one.voided !== true && one.atTheTable?.rated !== false && isOfGame(one)),
    );
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
