import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { GameSystemId } from '../../engine/games';
import type { Game } from '../../functions/core/game/games.schema';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
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
    ownLeague ??= (await send<League>(organizer, 'POST', '/leagues', { name: 'Long evenings' })).id;
  const league = named ?? ownLeague ?? '';
  const season = await send<Season>(organizer, 'POST', `/leagues/${league}/seasons`, {
    name: 'Season 1',
    system: 'ny2047',
    format: { kind: 'rounds', rounds: 1 },
    options: {},
    deadlines: { orders: 60, adjustment: 60, earlyClose: true },
    ...rules,
  });
  const accepts = rules.absence === undefined ? {} : { accepts: 1 };
  for (const player of players) await send(player, 'POST', `/seasons/${season.id}/entries`, accepts);
  await send(organizer, 'POST', `/seasons/${season.id}/start`);
  const { boards } = await read<Season>(organizer, `/seasons/${season.id}`);
  const game = boards[0]?.game ?? '';
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
    await send(player, 'PUT', `/games/${game}/steps/${step}/orders`, list);
  }
}

export async function read<T>(person: Page, path: string): Promise<T> {
  return (await person.request.get(`/v1${path}`)).json();
}

/** Sends changes from within the page: with a cookie the API accepts nothing that another site could have sent. */
async function send<T>(person: Page, method: string, path: string, body: unknown = {}): Promise<T> {
  const { ok, text } = await person.evaluate(
    async (request) => {
      const answer = await fetch(`/v1${request.path}`, {
        method: request.method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(request.body),
      });
      return { ok: answer.ok, text: await answer.text() };
    },
    { method, path, body },
  );
  expect(ok, `${method} ${path}: ${text}`).toBe(true);
  return JSON.parse(text);
}
