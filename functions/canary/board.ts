import * as z from 'zod';
import type { MyGames } from '../core/account/me.schema';

/**
 * Sends a request to the platform as one of the canary's users. Returns the body; throws with the response text if it
 * was refused.
 */
export type Ask = (
  as: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
) => Promise<unknown>;

export interface Canary {
  readonly ask: Ask;
  wait(milliseconds: number): Promise<void>;
  now(): number;
}

/** The players, and the organizer who opens a new board when one is over. Their results are never rated. */
export const CANARIES = { organizer: 'canary-keeper', players: ['canary-yellow', 'canary-blue'] } as const;

/** How long a step of the board stays open unless all are ready: one closes between two visits an hour apart. */
export const STEP_MINUTES = 55;

const LEAGUE = 'Platform check';
/** A board is declared void after this many turns, so that it does not count. */
const LONGEST = 12;
const TIMEOUT_MS = 60_000;
const PAUSE_MS = 1000;

const Named = z.object({ id: z.string() });
const Leagues = z.object({ leagues: z.array(Named.extend({ name: z.string(), organizer: Named })) });
const Game = z.object({ step: z.number(), state: z.string(), deadline: z.iso.datetime().nullable() });

/** The canary's board as a player sees it, opened if there is none. */
export async function openBoard(canary: Canary): Promise<string> {
  return (await runningGame(canary)) ?? (await newGame(canary));
}

export async function readBoard({ ask }: Canary, game: string): Promise<z.infer<typeof Game>> {
  return Game.parse(await ask(CANARIES.players[0], 'GET', `/games/${game}`));
}

/** Submits the orders of both players for a step. `ready` closes it at once. */
export async function giveOrders({ ask }: Canary, game: string, step: number, ready: boolean): Promise<void> {
  for (const player of CANARIES.players)
    await ask(player, 'PUT', `/games/${game}/steps/${step}/orders`, { orders: [], ready });
}

/** Ends a board that has been played for long enough. */
export async function endOldBoard({ ask }: Canary, game: string, step: number): Promise<void> {
  if (step < LONGEST) return;
  await ask(CANARIES.organizer, 'POST', `/games/${game}/rulings`, {
    kind: 'end',
    as: 'void',
    reason: 'The check has played this board for long enough.',
  });
}

/** Waits until a condition holds. Throws with its description after a minute. */
export async function until(canary: Canary, what: string, happened: () => Promise<boolean>): Promise<void> {
  const end = canary.now() + TIMEOUT_MS;
  while (!(await happened())) {
    if (canary.now() >= end) throw new Error(`waited ${TIMEOUT_MS / 1000} seconds for ${what}`);
    await canary.wait(PAUSE_MS);
  }
}

async function runningGame({ ask }: Canary): Promise<string | undefined> {
  const { games } = (await ask(CANARIES.players[0], 'GET', '/me/games')) as z.infer<typeof MyGames>;
  return games.find(({ status }) => status === 'running')?.game;
}

/** Opens a season of one board for the two players, in their own league. */
async function newGame(canary: Canary): Promise<string> {
  const { organizer, players } = CANARIES;
  const { leagues } = Leagues.parse(await canary.ask(organizer, 'GET', '/leagues'));
  // Also identified by its organizer: others may give their league the same name.
  const known = leagues.find((one) => one.name === LEAGUE && one.organizer.id === organizer);
  const league = known ?? Named.parse(await canary.ask(organizer, 'POST', '/leagues', { name: LEAGUE }));
  const season = Named.parse(
    await canary.ask(organizer, 'POST', `/leagues/${league.id}/seasons`, {
      name: `Check of ${new Date(canary.now()).toISOString().slice(0, 16)}`,
      system: 'ny2047',
      boardSize: players.length,
      format: { kind: 'rounds', rounds: 1 },
      deadlines: { orders: STEP_MINUTES, adjustment: STEP_MINUTES, earlyClose: 'allowed' },
      press: 'none',
    }),
  );
  for (const player of players) await canary.ask(player, 'POST', `/seasons/${season.id}/entries`, {});
  await canary.ask(organizer, 'POST', `/seasons/${season.id}/start`, {});
  let game: string | undefined;
  await until(canary, `a board of season ${season.id}`, async () => {
    game = await runningGame(canary);
    return game !== undefined;
  });
  return game ?? '';
}
