import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import webPush from 'web-push';
import type { DeliveryRecord } from '../../functions/core/notification/notifications.records';
import type { NotificationSettings } from '../../functions/core/notification/notifications.schema';
import { changeSettings } from '../../functions/core/notification/settings';
import { pushSender } from '../../functions/notify/push-sender';
import { startWorld, type World } from '../support/world';

const SUBJECT = 'mailto:tides@turreton.example';

let world: World;
let service: Server;
let endpoint: string;
let status: number;
const posts: { readonly headers: IncomingHttpHeaders; readonly body: Buffer }[] = [];

beforeEach(async () => {
  world = await startWorld();
  posts.length = 0;
  status = 201;
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      posts.push({ headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status);
      response.end();
    });
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  endpoint = `http://push.example:${(service.address() as AddressInfo).port}/ann`;
});
afterEach(async () => {
  service.close();
  await world.close();
});

/** A browser's keys for a subscription. */
function browserKeys(): { readonly p256dh: string; readonly auth: string } {
  const pair = createECDH('prime256v1');
  return { p256dh: pair.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
}

const delivery: DeliveryRecord = {
  to: { kind: 'player', id: 'ann' },
  subject: 'event',
  channel: 'push',
  event: 'event',
  notification: {
    kind: 'your-turn',
    league: null,
    title: 'Your turn',
    lines: ['Now.'],
    path: '/',
    deadline: null,
  },
  state: 'pending',
  attempts: 0,
  createdAt: 0,
  dueAt: null,
  problem: null,
};

/** Here this machine plays the public internet. */
const guard = { resolve: async () => ['127.0.0.1'], allows: (address: string) => address === '127.0.0.1' };
const send = () =>
  pushSender(world.deps, { ...webPush.generateVAPIDKeys(), subject: SUBJECT }, guard)(delivery);
const subscribeAnn = () =>
  changeSettings(world.deps, 'ann', () => ({ subscriptions: [{ endpoint, keys: browserKeys(), since: 0 }] }));

test('a push is encrypted, signed, and replaces an earlier attempt of itself', async () => {
  await subscribeAnn();
  expect(await send()).toEqual({ ok: true });
  await send();
  const [first, second] = posts;
  expect(first?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  expect(first?.headers.authorization).toMatch(/^vapid t=/);
  expect(first?.headers.topic).toMatch(/^[\w-]{32}$/);
  expect(second?.headers.topic).toBe(first?.headers.topic);
  expect(first?.body.length).toBeGreaterThan(50);
  expect(first?.body.includes('Your turn')).toBe(false);
});

test('a browser that is gone is forgotten; a service that is down is tried again', async () => {
  await subscribeAnn();
  status = 503;
  expect(await send()).toMatchObject({ ok: false, again: true });
  expect((await world.store.notificationSettings('ann'))?.subscriptions).toHaveLength(1);
  status = 410;
  expect(await send()).toMatchObject({ ok: false, again: false });
  expect((await world.store.notificationSettings('ann'))?.subscriptions).toEqual([]);
});

test('a subscription that leads into a private network is refused with the reason, and nothing changes', async () => {
  const ann = await world.person('ann');
  world.hosts['push.example'] = ['10.0.0.7'];
  for (const wrong of ['https://push.example/ann', 'https://127.0.0.1/ann', 'http://push.example/ann'])
    expect(
      await ann.put('/me/notifications/browsers', { endpoint: wrong, keys: browserKeys() }),
    ).toMatchObject({
      status: 422,
      body: { code: 'invalid', problems: [{ path: ['endpoint'] }] },
    });
  world.hosts['push.example'] = ['93.184.216.34'];
  const good = { endpoint: 'https://push.example/ann', keys: browserKeys() };
  const { body } = await ann.put<NotificationSettings>('/me/notifications/browsers', good);
  expect(body.browsers.map((one) => one.endpoint)).toEqual([good.endpoint]);
});
