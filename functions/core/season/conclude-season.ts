import { hashOf } from '../../../engine/core/canonical';
import { identityOf, inRound, type PlayedGame, titlesOf } from '../../../engine/games';
import { countedOf } from '../../../engine/measures';
import {
  type Award,
  type AwardGame,
  type AwardInput,
  awardsOf,
  type TitledGame,
} from '../../../engine/tournament/awards';
import { knocksOut } from '../../../engine/tournament/knocks-out';
import type { TrophyRecord } from '../award/awards.records';
import { expireAnswers } from '../entry/answers';
import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import { followTable } from '../qualification/qualifying-from';
import { titleKey } from '../rating/league-ratings';
import { rateFinishedGame } from '../rating/rate-game';
import { playedAs } from '../result/played-as';
import type { BoardRecord, ResultRecord } from '../result/results.records';
import { fillingBots } from '../round/knock-out';
import { seasonTable } from '../standings/season-table';
import type { SeasonRecord } from './seasons.records';

/**
 * Ends the season: the leader of its table has won it, which in a knock-out is the winner of its final. Awards and
 * halls of fame are derived from the record, so that concluding it again after a ruling writes the correct ones.
 */
export async function concludeSeason(deps: Deps, season: SeasonRecord): Promise<void> {
  const [entries, boards, rounds] = await Promise.all([
    deps.store.entries(season.id),
    deps.store.boards(season.id),
    deps.store.rounds(season.id),
  ]);
  const results = await ratedResults(deps, season, boards);
  const byId = new Map(entries.map(({ player }) => [player.id, player]));
  const standing = seasonTable(season, entries, boards, rounds);
  // A bot that leads in a season with human players only filled a board: the best human player has won.
  const bots = fillingBots(entries);
  const people = standing.filter(({ player }) => !bots.has(player));
  const leaders = people.filter(({ place }) => place === people[0]?.place).map(({ player }) => player);
  const awards = awardsOf({
    champions: leaders,
    won: wonBy(season, leaders, standing),
    standing,
    games: results.filter(({ voided }) => voided !== true).map(awardGame),
    ...playedGame(season),
    titles: titlesPlayed(season, results),
    newcomers: await newcomersAmong(deps, season, standing, byId),
    bots: new Set(entries.filter(({ player }) => player.kind === 'bot').map(({ player }) => player.id)),
  });
  const unconfirmed = results.some((one) => one.unconfirmed === true);
  const players = standing.length;
  const ended = { people: byId, awards, leaders, boards, players, unconfirmed };
  if ((await write(deps, season, ended)) !== 'concluded') return;
  await followTable(deps, season);
  await expireAnswers(deps, season);
}

/** What awards read of a season's game, or of the game of one of its rounds. */
function playedGame(game: PlayedGame): Pick<AwardInput, 'factions' | 'measure' | 'fewest'> {
  const { seats, factions = {}, results: written } = identityOf(game);
  const fewest = written?.fewest === true;
  const isMeasured = written === undefined || (written.kind === 'points' && !fewest);
  return {
    factions: seats.fixed ? seats.names : Object.keys(factions),
    measure: isMeasured ? countedOf(game) : null,
    fewest,
  };
}

/** The games of a season that plays several, as their first round has them; undefined where it plays one. */
function titlesPlayed(
  season: SeasonRecord,
  results: readonly ResultRecord[],
): readonly TitledGame[] | undefined {
  if (titlesOf(season).length === 1) return undefined;
  const rounds = [...new Set(results.map(({ round }) => round))].sort((one, other) => one - other);
  const titles = new Map<string, TitledGame>();
  for (const round of rounds) {
    const game = inRound(season, round);
    const { title } = identityOf(game);
    const own = playedGame(game);
    const key = titleKey(title);
    const first = titles.get(key) ?? { ...own, title, rounds: new Set<number>() };
    titles.set(key, {
      title: first.title,
      rounds: new Set([...first.rounds, round]),
      factions: [...new Set([...first.factions, ...own.factions])],
      // Rounds of one title that count differently cannot be compared by figures.
      measure: hashOf([first.measure]) === hashOf([own.measure]) ? own.measure : null,
      fewest: first.fewest === true && own.fewest === true,
    });
  }
  return [...titles.values()];
}

/** The reason of the winner's award. */
function wonBy(
  { format }: SeasonRecord,
  [winner]: readonly string[],
  [first]: readonly { readonly player: string }[],
): AwardInput['won'] {
  if (knocksOut(format)) return 'winnerOfFinal';
  return winner === first?.player ? 'winnerLeads' : 'winnerOfPeople';
}

/** The results of all boards. Boards whose own event has not been handled yet are rated first. */
async function ratedResults(
  deps: Deps,
  season: SeasonRecord,
  boards: readonly BoardRecord[],
): Promise<readonly ResultRecord[]> {
  const rated = new Set((await deps.store.resultsOfSeason(season.id)).map(({ game }) => game));
  for (const { game, status } of boards) {
    if (status === 'running' || rated.has(game)) continue;
    const record = await deps.store.game(game);
    if (record !== undefined) await rateFinishedGame(deps, record);
  }
  return deps.store.resultsOfSeason(season.id);
}

function awardGame({ game, round, board, seats }: ResultRecord): AwardGame {
  return {
    game,
    round,
    board,
    seats: seats.map(({ player, before, ...seat }) => ({
      ...{ ...seat, seat: playedAs(seat) },
      ...{ player: player.id, rating: before },
    })),
  };
}

/** The number of a player's results that are searched for the first that counts. */
const RESULTS_READ = 500;

/** The newcomers in the best place that has any, so that few records are read. */
async function newcomersAmong(
  deps: Deps,
  season: SeasonRecord,
  standing: readonly { readonly player: string; readonly place: number }[],
  people: ReadonlyMap<string, PersonRecord>,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  let bestPlace = Number.POSITIVE_INFINITY;
  for (const { player, place } of standing) {
    if (place > bestPlace) break;
    if (people.get(player)?.kind !== 'human') continue;
    const earliest = await deps.store.firstResultsOf(player, RESULTS_READ);
    // An unconfirmed report by someone else does not end a player's status as a newcomer.
    const first = earliest.find((one) => one.unconfirmed !== true || one.season.id === season.id);
    if (first?.season.id !== season.id) continue;
    found.add(player);
    bestPlace = place;
  }
  return found;
}

interface Ended {
  readonly people: ReadonlyMap<string, PersonRecord>;
  readonly awards: readonly Award[];
  readonly leaders: readonly string[];
  readonly boards: readonly BoardRecord[];
  readonly players: number;
  /** Whether some of its results count within the league only. */
  readonly unconfirmed: boolean;
}

async function write(deps: Deps, season: SeasonRecord, ended: Ended) {
  const { people, leaders, boards, players } = ended;
  const named = (ids: readonly string[]) => ids.flatMap((id) => people.get(id) ?? []);
  const awards = ended.awards.map((award) => ({
    ...award,
    players: named(award.players),
    games: [...award.games],
  }));
  const { league, system } = season;
  const about = {
    ...{ season: { id: season.id, name: season.name }, league, system },
    ...(ended.unconfirmed && { unconfirmed: true }),
  };
  const endedAt = Math.max(season.createdAt, ...boards.map(({ updatedAt }) => updatedAt));
  const awarded = new Set(awards.flatMap((award) => award.players.map(({ id }) => id)));
  const trophies = [...awarded].map((player): TrophyRecord => {
    const own = awards.filter((award) => award.players.some(({ id }) => id === player));
    return { player, ...about, endedAt, awards: own };
  });
  const earlier = (await deps.store.awards(season.id))?.awards ?? [];
  const without = new Set(earlier.flatMap((award) => award.players.map(({ id }) => id)));
  return deps.store.concludeSeason({
    rounds: season.rounds,
    hall: { ...about, champions: named(leaders), players, endedAt },
    awards,
    trophies: trophies.map((trophy) => ({
      ...trophy,
      awards: trophy.awards.map(({ id, title, detail, games }) => ({ id, title, detail, games })),
    })),
    without: [...without].filter((player) => !awarded.has(player)),
  });
}
