import type { GameSystemId } from '../../../engine/games';
import { GAME_SYSTEM_IDS } from '../../../engine/games';
import { gameSystem } from '../../../engine/systems';
import { factionBoard, OVERALL, PROVISIONAL_GAMES, shownRating } from '../../../engine/tournament/ratings';
import type { Deps } from '../../services/deps';
import { done, type Outcome, refuse } from '../../services/errors';
import type { RatingRecord } from '../../store/records';
import type { RatingRow, Ratings } from '../schemas/ratings';

const ROWS = 50;

function capital(seat: string): string {
  return seat.charAt(0).toUpperCase() + seat.slice(1);
}

interface RatingBoard {
  readonly title: string;
  readonly system: GameSystemId | null;
}

/** Every rating board there is, by id: all games, each game, and each of its factions. */
export const RATING_BOARDS: ReadonlyMap<string, RatingBoard> = new Map<string, RatingBoard>([
  [OVERALL, { title: 'All games', system: null }],
  ...GAME_SYSTEM_IDS.flatMap(boardsOfSystem),
]);

function boardsOfSystem(system: GameSystemId): readonly (readonly [string, RatingBoard])[] {
  const { seats, title } = gameSystem(system);
  const factions = seats.fixed ? seats.names : [];
  return [
    [system, { title, system }],
    ...factions.map(
      (seat) => [factionBoard(system, seat), { title: `${title}: ${capital(seat)}`, system }] as const,
    ),
  ];
}

/** How many pages of a board are read for one page of an answer at most, however many players a filter passes over. */
const PAGES = 10;
const DAY_MS = 86_400_000;

interface RatingsAsked {
  /** Where the page before ended, with the places given so far: "40:009912345#ann". */
  readonly page: string | null;
  /** Only those who finished a rated game in this many days. */
  readonly active: number | null;
  /** Only those with this many rated games. */
  readonly games: number | null;
}

/**
 * One page of a board: one query, and up to ten while a filter passes players over. Places are those of the whole
 * board; players with few games stand in it without one.
 */
export async function ratingsView(
  deps: Deps,
  board: string,
  { page, active, games }: RatingsAsked,
): Promise<Outcome<Ratings>> {
  const known = RATING_BOARDS.get(board);
  if (known === undefined) return refuse({ code: 'not-found', what: 'rating board' });
  const since = active === null ? 0 : deps.clock() - active * DAY_MS;
  let [place, after] = cursorOf(page);
  const rows: RatingRow[] = [];
  for (let read = 0; read < PAGES; read += 1) {
    const { rows: records, next } = await deps.store.ratings(board, ROWS - rows.length, after);
    for (const record of records) {
      if (record.games >= PROVISIONAL_GAMES) place += 1;
      if (record.lastPlayed >= since && record.games >= (games ?? 0)) rows.push(rowOf(record, place));
    }
    after = next;
    if (after === null || rows.length === ROWS) break;
  }
  return done({
    board,
    system: known.system,
    systemTitle: known.title,
    boards: [...RATING_BOARDS].map(([id, { title }]) => ({ id, title })),
    rows,
    next: after === null ? null : `${place}:${after}`,
  });
}

function cursorOf(page: string | null): readonly [places: number, after: string | null] {
  const colon = page?.indexOf(':') ?? -1;
  if (page === null || colon < 0) return [0, null];
  const places = Number(page.slice(0, colon));
  return [Number.isSafeInteger(places) && places >= 0 ? places : 0, page.slice(colon + 1)];
}

export function rowOf(record: RatingRecord, place: number): RatingRow {
  const provisional = record.games < PROVISIONAL_GAMES;
  const { player, games, wins, history } = record;
  return {
    place: provisional ? null : place,
    player,
    ...shownRating(record),
    games,
    wins,
    provisional,
    history,
    lastPlayed: new Date(record.lastPlayed).toISOString(),
  };
}
