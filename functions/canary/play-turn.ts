import * as z from 'zod';
import type { MyGames } from '../api/schemas/me';

/** Asks the platform as one of the canary's people. Answers the body; throws with what was said if it was refused. */
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

export interface PlayedTurn {
  readonly game: string;
  readonly step: number;
  /** From the last orders to the published result. */
  readonly milliseconds: number;
}

/** Who plays, besides the organizer who opens a new board when one is over. Their results are never rated. */
export const CANARIES = { organizer: 'canary-keeper', players: ['canary-yellow', 'canary-blue'] } as const;

const LEAGUE = 'Platform check';
/** A board is declared void after this many turns, so that it does not count. */
const LONGEST = 12;
/** Minutes that a step waits for the next visit, at most a day away: a deadline must not come between two orders. */
const A_WEEK = 7 * 24 * 60;
const PATIENCE_MS = 60_000;
const PAUSE_MS = 1000;

const Named = z.object({ id: z.string() });
const Leagues = z.object({ leagues: z.array(Named.extend({ name: z.string(), organizer: Named })) });
const Game = z.object({ step: z.number(), state: z.string() });
const Step = z.object({ step: z.number(), hash: z.string(), orders: z.array(z.unknown()) });

/**
 * Plays one turn as players do: over the API, with orders that close it early, and waits until the result is there.
 * Throws with what did not happen in time.
 */
export async function playTurn(canary: Canary): Promise<PlayedTurn> {
  const game = (await runningGame(canary)) ?? (await newGame(canary));
  const { step } = await read(canary, game);
  for (const player of CANARIES.players)
    await canary.ask(player, 'PUT', `/games/${game}/steps/${step}/orders`, { orders: [], ready: true });
  const ordered = canary.now();
  await until(canary, `step ${step} of ${game} to be published`, async () => {
    const now = await read(canary, game);
    return now.step > step && now.state === 'open';
  });
  const milliseconds = canary.now() - ordered;
  Step.parse(await canary.ask(CANARIES.players[0], 'GET', `/games/${game}/steps/${step}`));
  if (step >= LONGEST)
    await canary.ask(CANARIES.organizer, 'POST', `/games/${game}/rulings`, {
      kind: 'end',
      as: 'void',
      reason: 'The check has played this board for long enough.',
    });
  return { game, step, milliseconds };
}

async function read({ ask }: Canary, game: string) {
  return Game.parse(await ask(CANARIES.players[0], 'GET', `/games/${game}`));
}

async function runningGame({ ask }: Canary): Promise<string | undefined> {
  const { games } = (await ask(CANARIES.players[0], 'GET', '/me/games')) as z.infer<typeof MyGames>;
  return games.find(({ status }) => status === 'running')?.game;
}

/** Opens a season of one board for the two, in a league of their own. */
async function newGame(canary: Canary): Promise<string> {
  const { organizer, players } = CANARIES;
  const { leagues } = Leagues.parse(await canary.ask(organizer, 'GET', '/leagues'));
  // By its organizer, too: others may give their league the same name.
  const known = leagues.find((one) => one.name === LEAGUE && one.organizer.id === organizer);
  const league = known ?? Named.parse(await canary.ask(organizer, 'POST', '/leagues', { name: LEAGUE }));
  const season = Named.parse(
    await canary.ask(organizer, 'POST', `/leagues/${league.id}/seasons`, {
      name: `Check of ${new Date(canary.now()).toISOString().slice(0, 16)}`,
      system: 'ny2047',
      boardSize: players.length,
      format: { kind: 'rounds', rounds: 1 },
      deadlines: { orders: A_WEEK, adjustment: A_WEEK, earlyClose: 'allowed' },
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

async function until(canary: Canary, what: string, happened: () => Promise<boolean>): Promise<void> {
  const end = canary.now() + PATIENCE_MS;
  while (!(await happened())) {
    if (canary.now() >= end) throw new Error(`waited ${PATIENCE_MS / 1000} seconds for ${what}`);
    await canary.wait(PAUSE_MS);
  }
}
