import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Sender } from '../../functions/core/notification/deliver';
import type { Channel, DeliveryRecord } from '../../functions/core/notification/notifications.records';
import type { PlatformEvent } from '../../functions/core/platform/events.records';
import { outboxKey } from '../../functions/core/platform/keys';
import { TABLE } from '../../functions/host/create-tables';
import { type Platform, startPlatform } from '../../functions/host/platform';
import type { Transports } from '../../functions/host/transports';
import { siteFor } from '../../functions/runtime';
import { localClient } from '../support/test-dynamo';

/** Milliseconds to wait for an immediate result on a busy machine. */
const PATIENT = 60_000;

const never: Sender = () => new Promise(() => undefined);

let folder: string;
let platform: Platform;
let posted: string[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'turreton-duties-'));
  posted = [];
  const outside: Transports = {
    reach: siteFor('http://localhost', null, async () => 'a secret of a platform that nobody logs in to'),
    senders: () => ({ mail: never, push: never, discord: post, slack: never, program: never }),
  };
  platform = await startPlatform(outside, folder, false);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const post: Sender = async ({ to }) => {
  posted.push(to.id);
  return { ok: true };
};

const due = (channel: Channel, id: string, subject: string): DeliveryRecord => ({
  to: { kind: channel === 'discord' || channel === 'slack' ? 'league' : 'player', id },
  ...{ subject, channel, event: subject, state: 'pending', attempts: 1, problem: null },
  ...{ createdAt: Date.now() - 3_600_000, dueAt: Date.now() - 60_000 },
  notification: { kind: 'ruling', league: null, title: 'A ruling', lines: [], path: '/', deadline: null },
});

const announcedIn = (league: string, id: string): PlatformEvent => ({
  ...{ id, kind: 'announced', at: Date.now() - 120_000, league: { id: league, name: league } },
  ...{ season: null, text: 'News' },
});

async function putRaw(item: Record<string, unknown>): Promise<void> {
  const client = localClient(platform.endpoint, 1, platform.accessKey);
  await client.send(new PutCommand({ TableName: TABLE, Item: item }));
  client.destroy();
}

test('after a crash with 21 mails to a silent server and posts to a silent one, the others are sent at once', async () => {
  const { store } = platform.deps;
  for (let mail = 0; mail < 21; mail += 1) await store.addDelivery(due('mail', `player-${mail}`, `e${mail}`));
  for (let news = 0; news < 40; news += 1) await store.addDelivery(due('slack', 'slow-league', `e${news}`));
  await store.addDelivery(due('discord', 'quick-league', 'news'));
  platform.run();
  await vi.waitFor(() => expect(posted).toEqual(['quick-league']), PATIENT);
});

test('the store answers no one on this machine who does not know the key of this process', async () => {
  const client = localClient(platform.endpoint, 1);
  await expect(client.send(new ScanCommand({ TableName: TABLE }))).rejects.toMatchObject({
    $metadata: { httpStatusCode: 403 },
  });
  client.destroy();
  expect((await fetch(platform.endpoint, { method: 'POST', body: '{}' })).status).toBe(403);
  await platform.stop();
});

test('one unreadable item of a newer release ends no start and hides no other item', async () => {
  await putRaw({ ...outboxKey('0000', 'quick-league'), v: 99, event: { kind: 'newer' } });
  await putRaw({ pk: 'DISPATCH#1', sk: '0000', v: 99, at: 'newer' });
  await putRaw({
    ...{ pk: 'LEAGUE#newer', sk: 'DELIVERY#e#carrier-pigeon', v: 99 },
    ...{ duePk: 'DELIVERY#2', dueSk: '2020-01-01' },
  });
  await putRaw({ pk: 'PLAYER#newer', sk: 'DIGEST', v: 99, duePk: 'DIGEST#0', dueSk: '2020-01-01' });
  await putRaw({
    ...{ pk: 'GAME#newer', sk: 'GATE', v: 99, step: 1, deadline: 5, state: 'open' },
    ...{ duePk: 'DUE#0', dueSk: '2020-01-01' },
  });
  const { store } = platform.deps;
  await store.addDelivery(due('discord', 'quick-league', 'news'));
  await store.saveDispatch({ id: 'dispatch', at: 0, deliveries: [due('discord', 'other-league', 'lost')] });
  await store.addDelivery({ ...due('discord', 'other-league', 'lost'), dueAt: null });
  await putRaw({ ...outboxKey('0001', 'quick-league'), event: announcedIn('quick-league', '0001') });
  platform.run();
  await vi.waitFor(async () => {
    expect([...posted].sort()).toEqual(['other-league', 'quick-league']);
    expect(await store.outboxBefore(Number.POSITIVE_INFINITY, () => undefined)).toEqual([]);
  }, PATIENT);
  await platform.stop();
});

test('a platform stops while a mail server is silent, and sends the mail after its next start', async () => {
  let asked = 0;
  const silent: Sender = (delivery) => {
    asked += 1;
    return never(delivery);
  };
  const withMail = (mail: Sender): Transports => ({
    reach: platform.deps.reach,
    senders: () => ({ mail, push: never, discord: never, slack: never, program: never }),
  });
  await platform.stop();
  platform = await startPlatform(withMail(silent), folder, false);
  const mailed = due('mail', 'player-1', 'e1');
  await platform.deps.store.addDelivery(mailed);
  platform.run();
  await vi.waitFor(() => expect(asked).toBe(1), PATIENT);
  await platform.stop(200);
  platform = await startPlatform(withMail(post), folder, false);
  // The first sweep after the time that an attempt may take sends it.
  const kept = await platform.deps.store.delivery({ to: mailed.to, channel: 'mail', subject: 'e1' });
  expect(kept).toMatchObject({ state: 'pending', dueAt: expect.any(Number) });
  await platform.stop();
});
