import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import pMap from 'p-map';
import { createLeague } from '../../functions/core/league/manage-leagues';
import { labelKey } from '../../functions/core/platform/keys';
import { dynamoStore } from '../../functions/core/platform/store';
import { SCHEMA } from '../../functions/core/platform/versions';
import type { BoardRecord } from '../../functions/core/result/results.records';
import { AUTH_TABLE, createTables, TABLE } from '../../functions/host/create-tables';
import { startEmbeddedDynamo } from '../../functions/host/dynamo';
import { directClient } from '../../functions/host/dynamo/direct-client';
import { startPages } from '../../functions/host/pages';
import { siteServer } from '../../functions/host/server';
import { ROOT } from '../../functions/host/settings';
import { assembleDeps, siteFor } from '../../functions/runtime';
import { sessionToken } from '../../functions/tokens';
import { writeLargeSeason } from '../support/large-season';
import { quantile } from '../support/quantiles';
import type { Figure } from './measuring';

type Client = ReturnType<typeof directClient>;

const SECRET = 'a secret for the benchmark, long enough to sign';
const SIZE = { players: 700, rounds: 6 };
const VISITS = 3;
const PARTS = [
  '',
  '/players',
  '/rounds',
  '/standing',
  '/standing?page=14',
  '/course',
  '/course?page=14',
  '/statistics',
  '/take-along',
];
const READERS = { visitor: null, player: 'player-350', organizer: 'olga' } as const;

/** The weight of the pages of a season of 700 players before compression, and the server's time for them. */
export async function benchLargeSeason(): Promise<readonly Figure[]> {
  if (!existsSync(join(ROOT, 'web', '.next', 'BUILD_ID'))) throw new Error('build the pages: npm run build');
  const site = await startSite();
  const figures: Figure[] = [];
  try {
    for (const [reader, id] of Object.entries(READERS)) {
      const headers = id === null ? {} : await session(id);
      for (const part of PARTS)
        figures.push(
          await visit(`${site.address}/seasons/${site.season}${part}`, `${part || '/'}, ${reader}`, headers),
        );
    }
    const league = await session('olga');
    figures.push(
      await visit(`${site.address}/seasons/${site.season}/settings`, '/settings, organizer', league),
    );
  } finally {
    await site.close();
  }
  return figures;
}

async function visit(url: string, what: string, headers: Record<string, string>): Promise<Figure> {
  const took: number[] = [];
  let bytes = 0;
  for (let at = 0; at <= VISITS; at += 1) {
    const start = performance.now();
    const reply = await fetch(url, { headers: { ...headers, 'accept-encoding': 'identity' } });
    bytes = (await reply.arrayBuffer()).byteLength;
    if (reply.status !== 200) throw new Error(`${url}: ${reply.status}`);
    // The first visit loads the page's code.
    if (at > 0) took.push(performance.now() - start);
  }
  return { what, value: `${(bytes / 1000).toFixed(0)} kB, ${quantile(took, 0.5).toFixed(0)} ms` };
}

async function session(id: string): Promise<Record<string, string>> {
  return {
    cookie: `next-auth.session-token=${await sessionToken(SECRET, { sub: id, name: id })}`,
  };
}

/** Writes the data stored with each step of the running boards, so that their cards have something to draw. */
async function writeSteps(client: Client, boards: readonly BoardRecord[]): Promise<void> {
  const labels = boards
    .filter(({ status }) => status === 'running')
    .flatMap(({ game, step: last, seats }) =>
      Array.from({ length: last }, (_, at) => ({
        ...{ ...labelKey(game, at + 1), v: SCHEMA, step: at + 1, label: `Turn ${at + 1}` },
        leading: Object.fromEntries(seats.map(({ seat }, own) => [seat, (at * (own + 3)) % 11])),
      })),
    );
  const put = (Item: object) => client.send(new PutCommand({ TableName: TABLE, Item: { ...Item } }));
  await pMap(labels, put, { concurrency: 16 });
}

/** The whole site in this process, with the store in memory and the season in its own league. */
async function startSite() {
  const dynamo = await startEmbeddedDynamo({ accessKey: 'local' });
  const client = directClient(dynamo);
  await createTables(client);
  const timer = { at: async () => undefined, seasonAt: async () => undefined };
  const reach = siteFor('http://localhost', null, async () => SECRET);
  const deps = assembleDeps(dynamoStore({ name: TABLE, logins: AUTH_TABLE, client }), timer, reach);
  Object.assign(process.env, {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    NEXTAUTH_SECRET: SECRET,
  });
  Object.assign(process.env, { NEXTAUTH_URL: 'http://localhost', AUTH_TABLE, AWS_REGION: 'local' });
  Object.assign(process.env, { DYNAMO_ENDPOINT: dynamo.endpoint, DYNAMO_KEY: 'local' });
  const olga = { id: 'olga', name: 'Olga', email: null };
  const league = await createLeague(deps, olga, { name: 'Large league', about: '' });
  const wanted = { ...SIZE, league: league.id, now: Date.now() };
  const { id } = await writeLargeSeason(deps.store, wanted);
  await writeSteps(client, await deps.store.boards(id));
  const handlers: { pages?: Awaited<ReturnType<typeof startPages>> } = {};
  const local = { localKey: 'local', mailbox: null, demo: false };
  const pages: Awaited<ReturnType<typeof startPages>> = (request, response) =>
    handlers.pages?.(request, response);
  const server = siteServer({ deps, secret: SECRET, version: 'bench', pages, local, proxies: [] });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  process.env.API_URL = address;
  handlers.pages = await startPages('127.0.0.1', port);
  const close = async () => {
    server.close();
    server.closeAllConnections();
    client.destroy();
    await dynamo.close();
  };
  return { address, season: id, close };
}
