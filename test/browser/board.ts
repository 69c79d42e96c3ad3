import type { Browser, Page } from '@playwright/test';
import type { GameSystemId } from '../../engine/games';
import type { Game } from '../../functions/core/game/games.schema';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { read, startOneBoard, write } from './api-calls';
import { organizerOfBoards, personOf } from './people';

/** A board with distant deadlines: only the test makes things happen on it. */
export interface Board {
  readonly game: string;
  readonly season: string;
  readonly league: string;
  /** Organizes its league and does not play. */
  readonly organizer: Page;
  /** The people at the board by the seat that the draw gave them. */
  readonly seats: Readonly<Record<string, Page>>;
}

/** The league of this process's boards. */
let ownLeague: string | undefined;

/**
 * Opens a season for these players, bots in the other seats, and starts it; `rules` are choices of the season. It is in
 * the league of this process, unless `named` is the id of one that Olga organizes.
 */
export async function boardOf(
  browser: Browser,
  players: readonly Page[],
  rules: {
    readonly system?: GameSystemId;
    readonly absence?: unknown;
    readonly options?: unknown;
    readonly deadlines?: unknown;
  } = {},
  named?: string,
): Promise<Board> {
  const organizer =
    named === undefined ? await organizerOfBoards(browser) : await personOf(browser, 'Olga Brandt');
  if (named === undefined)
    ownLeague ??= (await write<League>(organizer, 'POST', '/leagues', { name: 'Long evenings' })).id;
  const league = named ?? ownLeague ?? '';
  const season = await write<Season>(organizer, 'POST', `/leagues/${league}/seasons`, {
    name: 'Season 1',
    system: 'ny2047',
    format: { kind: 'rounds', rounds: 1 },
    options: {},
    deadlines: { orders: 60, adjustment: 60, earlyClose: true },
    ...rules,
  });
  const accepts = rules.absence === undefined ? {} : { accepts: 1 };
  for (const player of players) await write(player, 'POST', `/seasons/${season.id}/entries`, accepts);
  const game = await startOneBoard(organizer, season.id);
  const seats: Record<string, Page> = {};
  for (const player of players) {
    const { seat } = (await read<Game>(player, `/games/${game}`)).me;
    if (seat !== null) seats[seat] = player;
  }
  return { game, season: season.id, league, organizer, seats };
}

/** Plays a turn of a board without bots: all seats are ready, with these orders by seat or with none. */
export async function playTurn({ game, seats }: Board, step: number, orders: Record<string, string>) {
  for (const [seat, player] of Object.entries(seats)) {
    const list = { text: orders[seat] ?? '', ready: true };
    await write(player, 'PUT', `/games/${game}/steps/${step}/orders`, list);
  }
}
