import { readFileSync } from 'node:fs';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dueIndex, gameKey, gateKey, ordersKey, stepKey } from '../../functions/core/platform/keys';
import { TABLE } from '../../functions/host/create-tables';
import { sessionToken } from '../../functions/tokens';
import type { FunctionName } from '../../infra/entries';
import { EACH_MINUTE, httpEvent } from '../support/lambda/events';
import type { DeployedFunction } from '../support/lambda/functions';
import { type DeployedPlatform, FROM_EDGE, SECRET, startDeployedPlatform } from '../support/lambda/platform';
import { pollStream } from '../support/lambda/stream';

// Ten faults that keep a board from going on, or its players from being notified, each on a separate board in the
// deployed functions. The operator's guide has one query, which must find each cause.

let platform: DeployedPlatform;
let fn: Readonly<Record<FunctionName, DeployedFunction>>;
const tokens = new Map<string, string>();
let league: string;

beforeAll(async () => {
  platform = await startDeployedPlatform();
  fn = await platform.startAll();
  for (const name of ['olga', 'ines']) {
    const person = { sub: name, name, email: `${name}@example.org` };
    tokens.set(name, await sessionToken(SECRET, person));
  }
  league = (await call('POST', '/leagues', { name: 'Broken' }, 'olga')).body.id;
});
afterAll(() => platform.close());

async function call(method: string, path: string, body?: unknown, who: 'olga' | 'ines' = 'ines') {
  const serving = fn[platform.serving(`/v1${path}`)];
  const reply = await serving.invoke<{ statusCode: number; body?: string }>(
    httpEvent(method, `/v1${path}`, tokens.get(who) ?? '', body, FROM_EDGE),
  );
  return { status: reply.statusCode, body: JSON.parse(reply.body ?? 'null') };
}

/** A running board that Olga organizes and Ines plays. */
async function newBoard(): Promise<string> {
  const season = await call(
    'POST',
    `/leagues/${league}/seasons`,
    {
      name: 'Season',
      system: 'ny2047',
      boardSize: 3,
      deadlines: { orders: 60, adjustment: 60 },
    },
    'olga',
  );
  const { id } = season.body;
  await call('POST', `/seasons/${id}/entries`);
  expect((await call('POST', `/seasons/${id}/start`, {}, 'olga')).status).toBe(200);
  await follow();
  return `${id}r1b1`;
}

async function follow(): Promise<void> {
  while (platform.changes.length > 0) {
    const changes = platform.changes.splice(0);
    await platform.dynamo.dynamo.catchUp();
    await pollStream(platform.mapping('events'), changes, fn.events);
    await pollStream(platform.mapping('notify'), changes, fn.notify);
  }
}

const change = (Key: { pk: string; sk: string }, UpdateExpression: string, values: object = {}) =>
  platform.dynamo.client.send(
    new UpdateCommand({
      TableName: TABLE,
      Key,
      UpdateExpression,
      ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: { ...values } }),
    }),
  );

/** Passes the first step's deadline. */
async function letTimePass(game: string): Promise<void> {
  const past = Date.now() - 1000;
  const values = { ':past': past, ':due': dueIndex(game, past).dueSk };
  await change(gateKey(game), 'SET deadline = :past, dueSk = :due', values);
  await platform.dynamo.dynamo.catchUp();
}

const fire = (game: string) =>
  fn.deadline.invoke({ game, step: 1 }).then(
    () => undefined,
    () => undefined,
  );
const sweep = () =>
  fn.sweep.invoke(EACH_MINUTE).then(
    () => undefined,
    () => undefined,
  );

/** The query of the operator's guide, as a filter for a game. */
function query(game: string): (line: Record<string, unknown>) => boolean {
  const guide = readFileSync('docs/operators.md', 'utf8');
  const filter = /^filter (correlation like .*) \| sort/m.exec(guide)?.[1] ?? '';
  const parts = [...filter.matchAll(/(\w+) like "([^"]+)"/g)].map(([, field = '', text = '']) => ({
    field,
    text: text.replace('<game>', game),
  }));
  expect(parts.map(({ field }) => field)).toEqual(['correlation', 'path']);
  return (line) => parts.some(({ field, text }) => String(line[field] ?? '').includes(text));
}

/** The lines that the query finds in the logs of all functions. */
function found(game: string): Record<string, unknown>[] {
  return Object.values(fn)
    .flatMap(({ log }) => log.filter((line) => line.startsWith('{')))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(query(game));
}

interface Breakage {
  readonly what: string;
  readonly broken: (game: string) => Promise<unknown>;
  /** The fields that the query must find. */
  readonly tells: Record<string, unknown>;
}

const BREAKAGES: readonly Breakage[] = [
  {
    what: 'its schedule was lost, and the sweep closed it',
    broken: async (game) => {
      await letTimePass(game);
      await sweep();
    },
    tells: { message: 'closed by the sweep', cause: 'sweep' },
  },
  {
    what: 'its deadline was moved after the schedule was made',
    broken: fire,
    tells: { cause: 'schedule', closing: 'not-due', why: expect.stringMatching(/^its deadline is 20/) },
  },
  {
    what: 'a moderator paused it',
    broken: async (game) => {
      const paused = await call(
        'POST',
        `/games/${game}/rulings`,
        { kind: 'pause', reason: 'A dispute.' },
        'olga',
      );
      expect(paused.status).toBe(200);
      await fire(game);
    },
    tells: { cause: 'schedule', why: expect.stringContaining('a moderator paused the game') },
  },
  {
    what: 'everyone was ready before its hour',
    broken: async (game) => {
      const orders = await call('PUT', `/games/${game}/steps/1/orders`, { text: '', ready: true });
      expect(orders.status).toBe(200);
      await follow();
      await fire(game);
    },
    tells: { cause: 'schedule', closing: 'already-adjudicated' },
  },
  {
    what: 'the item of the game cannot be read',
    broken: async (game) => {
      await change(gameKey(game), 'REMOVE seats');
      await letTimePass(game);
      await fire(game);
    },
    tells: { message: 'deadline failed', cause: 'schedule', error: expect.stringContaining('seats') },
  },
  {
    what: 'the position before it cannot be read, and the sweep finds no way either',
    broken: async (game) => {
      await change(stepKey(game, 0), 'REMOVE body');
      await letTimePass(game);
      await sweep();
    },
    tells: { message: 'sweep failed', cause: 'sweep', error: expect.any(String) },
  },
  {
    what: 'stored orders cannot be read',
    broken: async (game) => {
      const stored = await call('PUT', `/games/${game}/steps/1/orders`, { text: '', ready: false });
      expect(stored.status).toBe(200);
      const seat = (await call('GET', `/games/${game}`)).body.me.seat;
      await change(ordersKey(game, 1, seat), 'SET body = :broken', { ':broken': 'orders of nobody' });
      await letTimePass(game);
      await fire(game);
    },
    tells: { message: 'deadline failed', cause: 'schedule', error: expect.stringContaining('orders') },
  },
  {
    what: 'the event of its end cannot be read',
    broken: async (game) => {
      const event = { id: '00broken', kind: 'sung', at: 0, game, step: 1 };
      const item = { pk: 'OUTBOX#3', sk: `00${game}`, event };
      await platform.dynamo.client.send(new PutCommand({ TableName: TABLE, Item: item }));
      await follow();
    },
    tells: { message: 'record failed', cause: 'stream', error: expect.stringContaining('OUTBOX#3') },
  },
  {
    what: 'its players were not told, because SES is paused',
    broken: async (game) => {
      await call('PUT', '/me/notifications', { choices: { 'your-turn': ['mail'], 'step-result': ['mail'] } });
      platform.services.sending = 'none';
      await letTimePass(game);
      await fire(game);
      await follow();
      platform.services.sending = 'all';
    },
    tells: { message: 'not sent', cause: 'stream', why: expect.stringContaining('Sending is paused.') },
  },
  {
    what: 'its players could not reach it',
    broken: async (game) => {
      await change(gateKey(game), 'SET owing = :broken', { ':broken': 'all' });
      expect((await call('GET', `/games/${game}/table`)).status).toBe(500);
    },
    tells: {
      message: 'request failed',
      cause: 'request',
      method: 'GET',
      error: expect.stringContaining('owing'),
    },
  },
];

test('ten things are broken', () => {
  expect(new Set(BREAKAGES.map(({ what }) => what)).size).toBe(10);
});

test.each(BREAKAGES)('the query of the guide finds that $what', async ({ broken, tells }) => {
  const game = await newBoard();
  await broken(game);
  const lines = found(game);
  expect(lines).toContainEqual(
    expect.objectContaining({ ...tells, request: expect.stringMatching(/^run-\d+$/) }),
  );
  // Lines with metrics have their time as CloudWatch reads it, in milliseconds.
  for (const { time, _aws } of lines)
    if (_aws === undefined) expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
});
