import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deliver } from '../../functions/core/notification/deliver';
import type { DeliveryName } from '../../functions/core/notification/notifications.records';
import type { NotificationSettings, Webhooks } from '../../functions/core/notification/notifications.schema';
import { playerWebhookSender } from '../../functions/notify/player-webhook-sender';
import { ssrfSafePost } from '../../functions/notify/ssrf-safe-post';
import { webhookSender } from '../../functions/notify/webhook-sender';
import { type Notifying, startNotifying } from '../support/notifying';
import { type Board, playerOf, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

const ADDRESS = 'https://program.example/turns';
const ALL_NEWS = ['round-begun', 'step-result', 'game-finished', 'announcement', 'to-settle'];

let world: World;
let telling: Notifying;
let board: Board;

beforeEach(async () => {
  world = await startWorld();
  world.hosts['program.example'] = ['93.184.216.34'];
  telling = startNotifying(world);
  board = await startBoard(world, { humans: 7, earlyClose: false });
  await telling.send();
  telling.sent.length = 0;
});
afterEach(() => world.close());

const ofLeague = () => `/leagues/${board.league}/webhooks/program`;
const setForLeague = (url = ADDRESS, news = ALL_NEWS) =>
  board.organizer.put<Webhooks>(ofLeague(), { url, news });
const announce = () =>
  board.organizer.post(`/leagues/${board.league}/announcements`, { text: 'A pause over the holidays.' });
const overProgram = () => telling.sent.filter(({ channel }) => channel === 'program');

test('a league’s program may receive all kinds of events, and a new address keeps the secret', async () => {
  const set = await setForLeague();
  expect(set).toMatchObject({ status: 200, body: { webhooks: [{ service: 'program', news: ALL_NEWS }] } });
  const [first] = set.body.webhooks;
  expect(first?.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const [moved] = (await setForLeague(`${ADDRESS}/2`)).body.webhooks;
  expect(moved).toMatchObject({ secret: first?.secret, ending: 'ns/2' });
  await board.organizer.remove(ofLeague());
  const [renewed] = (await setForLeague()).body.webhooks;
  expect(renewed?.secret).not.toBe(first?.secret);
});

test('a chat has no secret', async () => {
  const { body } = await board.organizer.put<Webhooks>(`/leagues/${board.league}/webhooks/discord`, {
    url: ADDRESS,
    news: ALL_NEWS,
  });
  expect(body.webhooks).toMatchObject([{ service: 'discord', secret: null }]);
});

test('each service of a league is posted to at its own address, whichever others there are', async () => {
  const services = ['discord', 'slack', 'program'] as const;
  for (const service of services) {
    world.hosts[`${service}.example`] = ['93.184.216.34'];
    const wanted = { url: `https://${service}.example/news`, news: ALL_NEWS };
    const set = await board.organizer.put(`/leagues/${board.league}/webhooks/${service}`, wanted);
    expect(set.status, set.text).toBe(200);
  }
  await announce();
  await world.deliver();
  const names = (await world.store.dispatchesBefore(Number.POSITIVE_INFINITY)).flatMap(
    ({ deliveries }) => deliveries,
  );
  for (const service of services) {
    const name = names.find(({ channel }) => channel === service);
    const delivery = name && (await world.store.delivery(name));
    const asked = new Set<string>();
    // The address leads nowhere that may be posted to: which one it is, is all that is asked.
    const resolve = async (host: string) => {
      asked.add(host);
      return ['10.0.0.7'];
    };
    const sender =
      service === 'program'
        ? playerWebhookSender(world.deps, { resolve })
        : webhookSender(world.deps, service, { resolve });
    await sender(delivery ?? expect.fail('there is no delivery')).catch(() => undefined);
    expect([...asked]).toEqual([`${service}.example`]);
  }
});

test('a league’s program hears its public news', async () => {
  await setForLeague();
  await announce();
  await telling.pass(3_600_000);
  expect(overProgram()).toMatchObject([
    { to: { kind: 'league', id: board.league }, notification: { kind: 'announcement' } },
  ]);
});

test('a player’s program receives all their notifications, whatever they chose, until they end it', async () => {
  const tower = playerOf(board, 'tower');
  await tower.put('/me/notifications', { choices: { announcement: [] } });
  const { status, body } = await tower.put<NotificationSettings>('/me/notifications/program', {
    url: ADDRESS,
  });
  expect({ status, program: body.program }).toMatchObject({
    status: 200,
    program: { url: ADDRESS, secret: expect.stringMatching(/^whsec_/) },
  });
  await announce();
  await telling.pass(3_600_000);
  expect(overProgram()).toMatchObject([
    { to: { kind: 'player', id: tower.id }, notification: { kind: 'announcement' } },
  ]);
  const ended = await tower.remove<NotificationSettings>('/me/notifications/program');
  expect(ended.body.program).toBeNull();
  await announce();
  await telling.pass(3_600_000);
  expect(overProgram()).toHaveLength(1);
});

test('a private address is refused, and nothing changes', async () => {
  world.hosts['inside.example'] = ['192.168.1.7'];
  const tower = playerOf(board, 'tower');
  const refused = await tower.put('/me/notifications/program', { url: 'https://inside.example/1' });
  expect(refused).toMatchObject({ status: 422, body: { problems: [{ path: ['url'] }] } });
  expect((await tower.get<NotificationSettings>('/me/notifications')).body.program).toBeNull();
});

test('settings of players who never had a program can still be changed', async () => {
  const tower = playerOf(board, 'tower');
  expect(await tower.put('/me/notifications', { digestHour: 7 })).toMatchObject({ status: 200 });
  expect(await tower.put('/me/notifications/program', { url: ADDRESS })).toMatchObject({ status: 200 });
  expect(await tower.remove('/me/notifications/program')).toMatchObject({ status: 200 });
  expect(await tower.put('/me/notifications', { digestHour: 9 })).toMatchObject({ status: 200 });
});

interface Posted {
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** A program on this machine, which answers with the given statuses in turn. */
async function startProgram(statuses: number[]): Promise<{ server: Server; url: string; posted: Posted[] }> {
  const posted: Posted[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
    posted.push({ headers: Object.fromEntries(headers), body });
    response.writeHead(statuses.shift() ?? 200).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/turns`, posted };
}

/** Sends a program's waiting deliveries to an address on this machine, in place of the public one. */
async function sendTo(url: string, name: DeliveryName): Promise<void> {
  const guard = { resolve: async () => ['127.0.0.1'], allows: () => true };
  const program = playerWebhookSender(world.deps, guard, (_, headers, body, allowed) =>
    ssrfSafePost(url, headers, body, allowed),
  );
  await deliver({ ...telling.deps, senders: { ...telling.deps.senders, program } }, name);
}

test('the program checks the signature with the standard’s own library; another attempt has the same id', async () => {
  const [webhook] = (await setForLeague()).body.webhooks;
  await announce();
  await world.deliver();
  const [name] = (await world.store.dispatchesBefore(Number.POSITIVE_INFINITY))
    .flatMap(({ deliveries }) => deliveries)
    .filter(({ channel }) => channel === 'program');
  if (name === undefined) throw new Error('there is no delivery');
  const { server, url, posted } = await startProgram([500]);
  await sendTo(url, name);
  world.clock.set((await world.store.delivery(name))?.dueAt ?? 0);
  await sendTo(url, name);
  server.close();
  expect((await world.store.delivery(name))?.state).toBe('sent');
  expect(posted).toHaveLength(2);
  const [first, second] = posted.map(({ headers }) => headers);
  expect(second?.['webhook-id']).toBe(first?.['webhook-id']);
  expect(Number(second?.['webhook-timestamp'])).toBeGreaterThan(Number(first?.['webhook-timestamp']));
  for (const { headers, body } of posted) {
    const event = checked(webhook?.secret ?? '', headers, body);
    expect(event).toMatchObject({
      type: 'announcement',
      data: { league: { id: board.league }, lines: ['A pause over the holidays.'] },
    });
    expect(() => checked(webhook?.secret ?? '', headers, body.replace('pause', 'party'))).toThrow();
    expect(() => checked(`whsec_${'A'.repeat(43)}=`, headers, body)).toThrow();
  }
});

/** The library uses this machine's clock; ours stands still, so only the signature is compared. */
function checked(secret: string, headers: Record<string, string>, body: string): unknown {
  const at = new Date(Number(headers['webhook-timestamp']) * 1000);
  const signature = new Webhook(secret).sign(headers['webhook-id'] ?? '', at, body);
  if (signature !== headers['webhook-signature']) throw new Error('The signature is another.');
  return JSON.parse(body);
}
