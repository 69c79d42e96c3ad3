import type { GameSystemId } from '../../../engine/game';
import { GAME_SYSTEM_IDS } from '../../../engine/game';
import { gameSystem, SYSTEMS } from '../../../engine/systems';
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
  const seats = gameSystem(system)?.seats;
  const { title } = SYSTEMS[system];
  const factions = seats?.fixed ? seats.names : [];
  return [
    [system, { title, system }],
    ...factions.map(
      (seat) => [factionBoard(system, seat), { title: `${title}: ${capital(seat)}`, system }] as const,
    ),
  ];
}

/**
 * One page of a board: one query. Players with few games stand in it without a place.
 * @param page where the page before ended, with the places given so far: "40:009912345#ann"
 */
export async function ratingsView(deps: Deps, board: string, page: string | null): Promise<Outcome<Ratings>> {
  const known = RATING_BOARDS.get(board);
  if (known === undefined) return refuse({ code: 'not-found', what: 'rating board' });
  const [before, after] = cursorOf(page);
  const { rows: records, next } = await deps.store.ratings(board, ROWS, after);
  let place = before;
  const rows = records.map((record) => {
    if (record.games >= PROVISIONAL_GAMES) place += 1;
    return rowOf(record, place);
  });
  return done({
    board,
    system: known.system,
    systemTitle: known.title,
    boards: [...RATING_BOARDS].map(([id, { title }]) => ({ id, title })),
    rows,
    next: next === null ? null : `${place}:${next}`,
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
