import { seatName } from '../../../engine/core/by-seat';
import { GAME_SYSTEM_IDS, GAMES, type GameSystemId } from '../../../engine/games';
import {
  factionBoard,
  INACTIVE_AFTER_DAYS,
  OVERALL,
  PROVISIONAL_GAMES,
  shownLowerEnd,
  shownRating,
} from '../../../engine/tournament/ratings';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { iso } from '../platform/instants';
import type { LeagueRatings } from '../result/confirmations.schema';
import type { RatingRecord } from '../result/results.records';
import { leagueRatings, type WantedList } from './league-ratings';
import type { RatingRow, Ratings } from './ratings.schema';

const ROWS = 50;

interface RatingBoard {
  readonly title: string;
  readonly system: GameSystemId | null;
}

/** Every rating board, by id: all games, each game, and each of its factions. */
export const RATING_BOARDS: ReadonlyMap<string, RatingBoard> = new Map<string, RatingBoard>([
  [OVERALL, { title: 'All games', system: null }],
  ...GAME_SYSTEM_IDS.flatMap(boardsOfSystem),
]);

function boardsOfSystem(system: GameSystemId): readonly (readonly [string, RatingBoard])[] {
  const { seats, factions: dealt = {}, title } = GAMES[system];
  const factions = seats.fixed
    ? seats.names.map((seat) => [seat, seatName(seat)] as const)
    : Object.entries(dealt).map(([id, { name }]) => [id, name] as const);
  return [
    [system, { title, system }],
    ...factions.map(
      ([id, name]) => [factionBoard(system, id), { title: `${title}: ${name}`, system }] as const,
    ),
  ];
}

/** The most pages of a board that are read for one page of a response, however many players a filter skips. */
const PAGES = 40;
/** The fewest records that are read at a time; a response may be longer by that number. */
const LEAST_READ = 10;
const DAY_MS = 86_400_000;

interface RatingsAsked {
  /** The end of the previous page, with the ranks given so far: "41:40:1312:009912345#ann". */
  readonly page: string | null;
  /** Only those who finished a rated game in this many days. */
  readonly active: number | null;
  /** Only those with this many rated games. */
  readonly games: number | null;
}

/**
 * One page of a board: one query, and more while a filter skips players, so that pages are full. Ranks are those of the
 * whole board; equals share one. Players with few games and inactive players are listed without a rank.
 */
export async function ratingsView(
  deps: Deps,
  board: string,
  { page, active, games }: RatingsAsked,
): Promise<Outcome<Ratings>> {
  const known = RATING_BOARDS.get(board);
  if (known === undefined) return refuse({ code: 'not-found', what: 'ratingBoard' });
  const now = deps.clock();
  const since = active === null ? 0 : now - active * DAY_MS;
  let { reached, after } = cursorOf(page);
  const rows: RatingRow[] = [];
  for (let read = 0; read < PAGES; read += 1) {
    const wanted = Math.max(LEAST_READ, ROWS - rows.length);
    const { rows: records, next } = await deps.store.ratings(board, wanted, after);
    for (const record of records) {
      if (isPlaced(record, now)) reached = placed(reached, shownLowerEnd(record));
      if (record.lastPlayed >= since && record.games >= (games ?? 0))
        rows.push(rowOf(record, reached.place, now));
    }
    after = next;
    if (after === null || rows.length >= ROWS) break;
  }
  return done({
    board,
    system: known.system,
    systemTitle: known.title,
    boards: [...RATING_BOARDS].map(([id, { title }]) => ({ id, title })),
    rows,
    recomputing: await recomputing(deps),
    next: after === null ? null : `${reached.count}:${reached.place}:${reached.order ?? ''}:${after}`,
  });
}

/** The league's own list. Players with few games, and players who have not played for long, have no rank. */
export async function leagueRatingsView(
  deps: Deps,
  id: string,
  asked: WantedList,
): Promise<Outcome<LeagueRatings>> {
  const league = await deps.store.league(id);
  if (league === undefined) return refuse({ code: 'not-found', what: 'league' });
  const { rows, results, title, titles } = await leagueRatings(deps, id, asked);
  const now = deps.clock();
  let reached: Reached = { count: 0, place: 0, order: null };
  const shown = rows.slice(0, MOST_OF_LEAGUE).map((record) => {
    if (isPlaced(record, now)) reached = placed(reached, shownLowerEnd(record));
    return rowOf(record, reached.place, now);
  });
  return done({
    league: { id, name: league.name },
    ...{ system: asked.system, title, titles: [...titles] },
    ...{ rows: shown, results },
  });
}

/** How many players a league's list shows. */
const MOST_OF_LEAGUE = 200;

async function recomputing(deps: Deps): Promise<Ratings['recomputing']> {
  const found = await deps.store.recomputation();
  if (found?.phase !== 'rebuilding') return null;
  const { games } = await deps.store.recordState();
  const { done: rated } = found;
  return {
    done: rated,
    of: Math.max(
      rated,
      games.reduce((sum, one) => sum + one, 0),
    ),
  };
}

/** The state of assigning a board's ranks: the number of players, the last rank, and its figure. */
interface Reached {
  readonly count: number;
  readonly place: number;
  readonly order: number | null;
}

function placed({ count, place, order }: Reached, next: number): Reached {
  return { count: count + 1, place: order === next ? place : count + 1, order: next };
}

function isPlaced(record: RatingRecord, now: number): boolean {
  return record.games >= PROVISIONAL_GAMES && !isInactive(record, now);
}

function isInactive({ lastPlayed }: RatingRecord, now: number): boolean {
  return lastPlayed < now - INACTIVE_AFTER_DAYS * DAY_MS;
}

function cursorOf(page: string | null): { readonly reached: Reached; readonly after: string | null } {
  const [, count, place, order, after] = /^(\d{1,9}):(\d{1,9}):(-?\d{0,9}):(.+)$/.exec(page ?? '') ?? [];
  if (after === undefined) return { reached: { count: 0, place: 0, order: null }, after: null };
  const reached = { count: Number(count), place: Number(place), order: order === '' ? null : Number(order) };
  return { reached, after };
}

/** @param now milliseconds since 1970 */
export function rowOf(record: RatingRecord, place: number, now: number): RatingRow {
  const provisional = record.games < PROVISIONAL_GAMES;
  const { player, games, wins, history } = record;
  return {
    place: isPlaced(record, now) ? place : null,
    player,
    ...shownRating(record),
    games,
    wins,
    provisional,
    inactive: isInactive(record, now),
    history,
    lastPlayed: iso(record.lastPlayed),
  };
}
