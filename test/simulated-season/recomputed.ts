import { rate } from 'openskill';
import * as z from 'zod';
import { loadGameSystem } from '../../engine/load-system';
import { knocksOut } from '../../engine/tournament/knocks-out';
import type { Store } from '../../functions/core/platform/store';
import type { LeagueRatings } from '../../functions/core/result/confirmations.schema';
import type { BoardRecord } from '../../functions/core/result/results.records';
import type { SeasonStanding } from '../../functions/core/season/season-pages.schema';
import type { World } from '../support/world';
import { faultsOfCup } from './checked-cup';
import { faultsOfDouble } from './checked-double';
import { faultsOfGroups } from './checked-groups';
import { faultsOfRounds } from './checked-rounds';
import { faultsOfTopBoard } from './checked-top-board';
import { isBehind, type Line, linesOf, NO_GAME, placeOf } from './lines';
import type { PlayedSeason } from './play';

export interface PlayedSeat {
  readonly id: string;
  readonly isBot: boolean;
  readonly place: number;
  readonly isWinner: boolean;
  readonly points: number;
}

/** A result, computed from the raw game. */
export interface Played {
  readonly game: string;
  readonly round: number;
  readonly board: number;
  readonly players: readonly PlayedSeat[];
  /** Entered games count in ratings, and games of three or more steps. */
  readonly isRated: boolean;
}

export type Row = SeasonStanding['rows'][number];

/**
 * Computes standings and ratings a second time, from the last position of each game or the points entered for it, and
 * from no other data of the platform; and checks who played each round. Knows sum of squares, plain and rank points,
 * the sum of all rounds with points for byes, ties by the best game, and the places of groups and all kinds of cups.
 * @returns the differences, in words
 */
export async function recomputed(season: PlayedSeason): Promise<readonly string[]> {
  const games = await gamesOf(season);
  const rows = await standingOf(season);
  const places = new Map(rows.map(({ player, place }) => [player.id, place]));
  return [
    ...(await faultsOfRounds(season)),
    ...(await tableDifferences(season)),
    ...(await faultsOfGroups(season, games, places)),
    ...(await faultsOfCup(season, games, places)),
    ...(await faultsOfDouble(season, games, places)),
    ...faultsOfTopBoard(season, games),
  ];
}

/** The data for reading standings and ratings. */
export type Recomputable = Omit<PlayedSeason, 'world'> & { readonly world: Pick<World, 'store' | 'visitor'> };

/**
 * Checks only standings and ratings.
 * @returns the differences, in words
 */
export async function tableDifferences(season: Recomputable): Promise<readonly string[]> {
  const games = await gamesOf(season);
  const order = await ratedOrder(season.world.store);
  const rated = games
    .filter(({ isRated }) => isRated)
    .sort((one, other) => order.indexOf(one.game) - order.indexOf(other.game));
  return [
    ...(await standingDifferences(season, games, await standingOf(season))),
    ...(season.season.system === 'results-only'
      ? await listDifferences(season, rated)
      : await ratingDifferences(season, rated)),
  ];
}

/**
 * Checks only the places and the bracket of a knock-out.
 * @returns the differences, in words
 */
export async function cupDifferences(season: Recomputable): Promise<readonly string[]> {
  const places = new Map((await standingOf(season)).map(({ player, place }) => [player.id, place]));
  return faultsOfCup(season, await gamesOf(season), places);
}

async function gamesOf(season: Recomputable): Promise<readonly Played[]> {
  const boards = await season.world.store.boards(season.season.id);
  return Promise.all(boards.map((board) => playedGame(season, board)));
}

/** The whole standings, page by page as the public reads them. */
export async function standingOf({ world, season }: Recomputable): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { body } = await world.visitor().get<SeasonStanding>(`/seasons/${season.id}/standing?page=${page}`);
    rows.push(...body.rows);
    pages = body.pages;
  }
  return rows;
}

async function playedGame(season: Recomputable, board: BoardRecord): Promise<Played> {
  const { game, round, board: number } = board;
  const points = season.entered.get(game);
  if (points === undefined) return decidedByRules(season, board);
  const all = Object.values(points);
  const paid = await paidByPlace(season, round);
  const players = board.seats.map(({ seat, player }) => {
    const own = points[seat] ?? 0;
    const place = placeOf(own, all);
    const isBot = player.kind === 'bot';
    return { id: player.id, isBot, place, isWinner: place === 1, points: paid?.(own, all) ?? own };
  });
  return { game, round, board: number, players, isRated: true };
}

/** What rank points that are shared by level seats pay in a round; undefined where the entered points count. */
async function paidByPlace({ world, season }: Recomputable, round: number) {
  const record = await world.store.season(season.id);
  const scoring = record?.scoringByRound?.find((one) => one.round === round)?.scoring ?? record?.scoring;
  const { id, parameters } = RANKED.parse(typeof scoring === 'string' ? { id: scoring } : scoring);
  if (id !== 'rank-points') return undefined;
  const { points } = parameters?.places ?? { points: [10, 7, 5, 3, 2, 1] };
  return (own: number, all: readonly number[]) => {
    const level = all.filter((one) => one === own).length;
    const shared = points.slice(placeOf(own, all) - 1).slice(0, level);
    return shared.reduce((sum, one) => sum + one, 0) / level;
  };
}

/** As far as examples choose their scoring. */
const RANKED = z.object({
  id: z.string(),
  parameters: z
    .object({
      places: z
        .object({ points: z.array(z.number()), ties: z.object({ rule: z.literal('split') }) })
        .optional(),
    })
    .nullish(),
});

async function decidedByRules(
  { world: { store }, season }: Recomputable,
  { game, round, board }: BoardRecord,
): Promise<Played> {
  const [record, steps] = await Promise.all([store.game(game), store.steps(game)]);
  const system = await loadGameSystem(season);
  const position = steps.at(-1)?.position;
  const outcome = system.outcome(position);
  if (!record || !outcome) throw new Error(`${game} has not ended`);
  const figures = system.figures(position);
  const measure = (seat: string) => figures[seat]?.[system.measures[0]?.id ?? ''] ?? 0;
  const squares = record.seats.reduce((sum, { seat }) => sum + measure(seat) ** 2, 0);
  const solo = outcome.end === 'solo' ? outcome.winners[0] : undefined;
  const players = record.seats.map(({ seat, player }) => {
    const better = outcome.placing.slice(
      0,
      outcome.placing.findIndex((group) => group.includes(seat)),
    );
    const shared = solo === undefined ? (100 * measure(seat) ** 2) / (squares || 1) : solo === seat ? 100 : 0;
    return {
      id: player.id,
      isBot: player.kind === 'bot',
      place: 1 + better.flat().length,
      isWinner: outcome.winners.includes(seat),
      points: season.scoring.id === 'sum-of-squares' ? shared : measure(seat),
    };
  });
  // The first record is the position before the first step.
  return { game, round, board, players, isRated: steps.length > 3 };
}

/** Games in the order in which they were rated. */
async function ratedOrder(store: Store): Promise<readonly string[]> {
  const order: string[] = [];
  let after: string | null = null;
  do {
    const page = await store.results(after);
    order.push(...page.rows.map(({ game }) => game));
    after = page.next;
  } while (after !== null);
  return order;
}

async function standingDifferences(
  season: Recomputable,
  games: readonly Played[],
  rows: readonly Row[],
): Promise<readonly string[]> {
  const lines = await linesOf(season, games, await season.world.store.rounds(season.season.id));
  const differences = rows.flatMap(({ player, total }) => {
    const expected = lines.get(player.id)?.total ?? 0;
    return Math.abs(expected - total) < 1e-6 ? [] : [`${player.name} has ${total} points, not ${expected}`];
  });
  const sat = new Set(games.flatMap(({ players }) => players.map(({ id }) => id)));
  const missing = [...sat].filter((id) => !rows.some(({ player }) => player.id === id));
  differences.push(...missing.map((id) => `${id} played and does not stand in the table`));
  return knocksOut(season.season.format) ? differences : [...differences, ...placeDifferences(lines, rows)];
}

/** Places by total, then by the best game; players level in both share one. */
function placeDifferences(lines: ReadonlyMap<string, Line>, rows: readonly Row[]): readonly string[] {
  const standing = rows.map(({ player }) => lines.get(player.id) ?? NO_GAME);
  return rows.flatMap(({ player, place }, at) => {
    const own = standing[at];
    const expected = 1 + standing.filter((other) => own !== undefined && isBehind(own, other)).length;
    return place === expected ? [] : [`${player.name} is at place ${place}, not ${expected}`];
  });
}

interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** The skills of players who had none, after these games. */
function skillsAfter(games: readonly Played[]): ReadonlyMap<string, Skill> {
  const skills = new Map<string, Skill>();
  for (const { players } of games) {
    const before = players.map(({ id }) => [skills.get(id) ?? { mu: 25, sigma: 25 / 3 }]);
    const after = rate(before, { rank: players.map(({ place }) => place) });
    const winners = players.filter(({ isWinner }) => isWinner);
    const isWonByBots = winners.length > 0 && winners.every(({ isBot }) => isBot);
    for (const [at, { id, isBot }] of players.entries()) {
      const [[old], [skill]] = [before[at] ?? [], after[at] ?? []];
      if (old === undefined || skill === undefined) continue;
      // A person loses half to a game that only bots won.
      const half = isWonByBots && !isBot && skill.mu < old.mu;
      const middle = { mu: (old.mu + skill.mu) / 2, sigma: (old.sigma + skill.sigma) / 2 };
      skills.set(id, half ? middle : skill);
    }
  }
  return skills;
}

/** Each game without an engine has its own list in the league, in which all its rounds count and no other's. */
async function listDifferences(
  { season, world }: Recomputable,
  games: readonly Played[],
): Promise<readonly string[]> {
  const titles = new Set(games.map(({ round }) => titleIn(season, round)));
  const differences: string[] = [];
  for (const title of titles) {
    const own = games
      .filter(({ round }) => titleIn(season, round) === title)
      .sort((one, other) => one.round - other.round);
    const path = `/leagues/${season.league.id}/ratings?system=results-only&title=${encodeURIComponent(title)}`;
    const { body } = await world.visitor().get<LeagueRatings>(path);
    const shown = body.rows.map(({ player, rating }) => `${player.id} ${rating}`);
    const expected = [...skillsAfter(own)].map(
      ([id, skill]) => `${id} ${Math.round(1500 + (skill.mu - 25) * 20)}`,
    );
    if (body.results !== own.length || shown.sort().join() !== expected.sort().join())
      differences.push(`${title} is rated ${shown.join(', ')}, not ${expected.join(', ')}`);
  }
  return differences;
}

function titleIn({ games, systemTitle }: Recomputable['season'], round: number): string {
  return games.find((one) => one.round === round)?.title ?? systemTitle;
}

async function ratingDifferences(
  { season: { system }, world: { store } }: Recomputable,
  games: readonly Played[],
): Promise<readonly string[]> {
  const skills = skillsAfter(games);
  const differences: string[] = [];
  for (const [id, { mu, sigma }] of skills) {
    const rating = await store.rating(id, system);
    if (rating === undefined || Math.abs(rating.mu - mu) > 1e-9 || Math.abs(rating.sigma - sigma) > 1e-9)
      differences.push(`${id} is rated ${rating?.mu}, not ${mu}`);
  }
  return differences;
}
