import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import pMap from 'p-map';
import { gameSystem } from '../../engine/systems';
import { createApi } from '../../functions/api/app';
import { TABLE_ROUTES } from '../../functions/api/table-routes';
import { createGame } from '../../functions/core/game/create-game';
import type { Deps } from '../../functions/core/platform/deps';
import { dynamoStore } from '../../functions/core/platform/store';
import type { SeasonRecord } from '../../functions/core/season/seasons.records';
import { closeStep } from '../../functions/core/step/close-step';
import { createTables, TABLE } from '../../functions/host/create-tables';
import { startEmbeddedDynamo } from '../../functions/host/dynamo';
import { directClient } from '../../functions/host/dynamo/direct-client';
import { virtualClock } from '../../functions/host/play-season';
import { assembleDeps, siteFor } from '../../functions/runtime';
import { sweep } from '../../functions/sweep/sweep';
import { sessionToken } from '../../functions/tokens';
import { quantile } from '../support/quantiles';
import { TABLE_REQUESTS } from '../support/table-visit';
import type { Figure } from './measuring';

const SECRET = 'a secret for the benchmark, long enough to sign';
const SEATS = gameSystem('ny2047').seats.names;
const HOUR = 3_600_000;
const PEOPLE = 16;
/** Requests per second. */
const PROMISED = 130;
/** Visits to each table. */
const LOOKS = 10;

export const SEASON: SeasonRecord = {
  id: 'bench',
  name: 'Bench',
  league: { id: 'bench', name: 'Bench' },
  system: 'ny2047',
  options: {},
  format: { kind: 'rounds', rounds: 1, strength: 'ignore', topBoard: false },
  leftOver: 'bots',
  registration: { mode: 'open', code: null, capacity: null, confirm: false, review: false, late: false },
  rounds: 1,
  round: 1,
  scoring: 'sum-of-squares',
  press: 'full',
  deadlines: { orders: 60, adjustment: 60, earlyClose: 'forbidden' },
  status: 'running',
  players: 7,
  version: 0,
  createdAt: 0,
  drawSeed: 'bench',
  champions: [],
  apart: [],
};

const OPENING: Readonly<Record<string, string>> = {
  tower: 'A CLO#1 - WAH\nA CLO#2 - HRV\nA CLO#3 H',
  papst: 'A AST#1 - LIC\nA AST#2 - JAC\nA AST#3 H',
};

/** Latencies over HTTP with the embedded store on disk, and the time for many games that are due at once. */
export async function benchPlatform({
  games = 200,
  herd: seasonGames = 1000,
} = {}): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'turreton-bench-'));
  const dynamo = await startEmbeddedDynamo({ path: folder });
  // As the platform on one machine opens its store.
  const client = directClient(dynamo);
  await createTables(client);
  const clock = virtualClock(Date.UTC(2047, 3, 28));
  const timer = { at: async () => undefined, seasonAt: async () => undefined };
  const reach = siteFor('https://turreton.example', null, async () => 'a secret of the benchmark');
  const deps: Deps = {
    ...assembleDeps(dynamoStore({ name: TABLE, client }), timer, reach),
    clock: clock.now,
  };
  try {
    const passDeadline = () => clock.set(clock.now() + 1.5 * HOUR);
    return [
      await benchManyGames(deps, seasonGames, passDeadline),
      ...(await benchSteps(deps, games, passDeadline)),
    ];
  } finally {
    client.destroy();
    await dynamo.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function benchSteps(deps: Deps, games: number, passDeadline: () => void): Promise<Figure[]> {
  const ids = await createGames(deps, 'steps', games);
  const server = createServer(
    getRequestListener(createApi({ deps, secret: SECRET, onError: console.error }, [TABLE_ROUTES]).fetch),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const submits: number[] = [];
  for (const game of ids)
    for (const [seat, text] of Object.entries(OPENING)) submits.push(await submit(address, game, seat, text));
  const rates = [
    ...(await perSecond('lists of orders stored', ids, (game) => submitAll(address, game))),
    ...(await perSecond('requests of a table answered', ids, (game) => view(address, game))),
    await askEvenly(address, ids),
  ];
  server.close();
  passDeadline();
  const closes: number[] = [];
  for (const game of ids) closes.push(await timed(() => closeStep(deps, game, 1)));
  const memory = `${Math.round(process.memoryUsage.rss() / 2 ** 20)} MB`;
  return [
    ...report('submit orders over HTTP', submits),
    ...rates,
    ...report('close a step, all in', closes),
    { what: 'memory of the process, clients included', value: memory },
  ];
}

/** Requests answered per second with several concurrent callers, and their waiting times. */
async function perSecond(
  what: string,
  games: readonly string[],
  ask: (game: string) => Promise<readonly number[]>,
): Promise<Figure[]> {
  const waits: number[] = [];
  const took = await timed(() =>
    pMap(games, async (game) => waits.push(...(await ask(game))), { concurrency: PEOPLE }),
  );
  const most = `${quantile(waits, 0.99).toFixed(1)} ms`;
  return [
    { what: `${what} a second, ${PEOPLE} people at once`, value: ((1000 * waits.length) / took).toFixed(0) },
    { what: `${what}, ${PEOPLE} people at once, p99`, value: most },
  ];
}

/**
 * Submits all lists of orders.
 * @returns the time of each, in ms
 */
async function submitAll(address: string, game: string): Promise<number[]> {
  const waits: number[] = [];
  for (const [seat, text] of Object.entries(OPENING)) waits.push(await submit(address, game, seat, text));
  return waits;
}

/**
 * Requests these views.
 * @returns the time of each request, in ms
 */
async function view(address: string, game: string): Promise<number[]> {
  const waits: number[] = [];
  for (let look = 0; look < LOOKS; look += 1)
    for (const part of TABLE_REQUESTS) waits.push(await read(`${address}/v1/games/${game}${part}`));
  return waits;
}

/** Waiting times when requests come one after the other, at the promised rate. */
async function askEvenly(address: string, games: readonly string[]): Promise<Figure> {
  const waits = await Promise.all(
    games.flatMap((game, index) =>
      Array.from({ length: LOOKS }, async (_, look) => {
        await setTimeout((1000 * (look * games.length + index)) / PROMISED);
        return read(`${address}/v1/games/${game}${TABLE_REQUESTS[0]}`);
      }),
    ),
  );
  const value = `${quantile(waits, 0.99).toFixed(1)} ms`;
  return { what: `requests of a table, ${PROMISED} a second, p99`, value };
}

async function read(address: string): Promise<number> {
  const headers = await session('tower');
  return timed(async () => {
    const reply = await fetch(address, { headers });
    if (reply.status !== 200) throw new Error(await reply.text());
    await reply.arrayBuffer();
  });
}

/** The time of all logins: the clock of the games runs ahead of a login's lifetime. */
const LOGGED_IN = Date.UTC(2100, 0, 1);
const sessions = new Map<string, Promise<string>>();

/** The login session of a seat's player, as the headers of a browser. */
async function session(seat: string): Promise<Record<string, string>> {
  const token =
    sessions.get(seat) ?? sessionToken(SECRET, { sub: `player-${seat}`, name: seat, began: LOGGED_IN });
  sessions.set(seat, token);
  return { authorization: `Bearer ${await token}` };
}

async function submit(address: string, game: string, seat: string, text: string): Promise<number> {
  const headers = { ...(await session(seat)), 'content-type': 'application/json' };
  return timed(async () => {
    const reply = await fetch(`${address}/v1/games/${game}/steps/1/orders`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ text }),
    });
    if (reply.status !== 200) throw new Error(await reply.text());
    await reply.arrayBuffer();
  });
}

async function benchManyGames(deps: Deps, herd: number, passDeadline: () => void): Promise<Figure> {
  await createGames(deps, 'herd', herd);
  passDeadline();
  let closed = 0;
  const took = await timed(async () => {
    while (closed < herd) closed += (await sweep(deps)).closed;
  });
  return {
    what: `${closed} games due at once, adjudicated and written`,
    value: `${(took / 1000).toFixed(1)} s`,
  };
}

async function createGames(deps: Deps, name: string, count: number): Promise<string[]> {
  const seats = SEATS.map((seat) => ({
    seat,
    player: { id: `player-${seat}`, name: seat, kind: 'human' as const },
  }));
  const season = { ...SEASON, id: name };
  const boards = Array.from({ length: count }, (_, index) => index + 1);
  const created = await pMap(boards, (board) => createGame(deps, season, 1, board, seats), {
    concurrency: 16,
  });
  return created.map(({ id }) => id);
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

function report(what: string, sample: readonly number[]): Figure[] {
  const figure = (name: string, share: number) => ({
    what: `${what}, ${name}`,
    value: `${quantile(sample, share).toFixed(1)} ms`,
  });
  return [figure('p50', 0.5), figure('p99', 0.99)];
}
