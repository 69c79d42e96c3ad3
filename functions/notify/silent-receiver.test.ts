import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DeliveryRecord } from '../core/notification/notifications.records';
import type { Deps } from '../core/platform/deps';
import { smtpTransport } from './mail-sender';
import { sendersOver } from './senders';
import { newReceivers } from './time-limit';

const LIMIT = 200;

/** A mail server that accepts connections and does not respond. */
let silent: ReturnType<typeof createServer>;
let connections: Socket[];
beforeEach(async () => {
  connections = [];
  silent = createServer((socket) => connections.push(socket.on('error', () => undefined)));
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
});
afterEach(() => {
  for (const socket of connections) socket.destroy();
  silent.close();
});

const DELIVERY = {
  ...{ to: { kind: 'player', id: 'ann' }, subject: 'e', channel: 'mail', event: 'e', state: 'pending' },
  ...{ attempts: 0, createdAt: 0, dueAt: null, problem: null },
  notification: { kind: 'ruling', league: null, title: 'A ruling', lines: [], path: '/', deadline: null },
} as unknown as DeliveryRecord;

const deps = {
  clock: Date.now,
  reach: { site: 'https://turreton.example', sign: async () => 'signed', resolve: async () => [] },
  store: {
    player: async (id: string) => ({ id, name: id, email: `${id}@example.org`, mailConsent: 'login' }),
    notificationSettings: async () => undefined,
  },
} as unknown as Deps;

test('a mail server that says nothing costs its time once, and the other mails wait for a later run', async () => {
  const { port } = silent.address() as AddressInfo;
  const transport = smtpTransport(
    `smtp://127.0.0.1:${port}`,
    'tides@turreton.example',
    newReceivers(Date.now, LIMIT),
  );
  const { mail } = sendersOver(deps, transport, null);
  expect(await mail(DELIVERY)).toEqual({
    ...{ ok: false, again: true },
    why: { text: 'receiverSilent', with: { seconds: LIMIT / 1000 } },
  });
  for (let one = 2; one <= 21; one += 1)
    expect(await mail(DELIVERY)).toMatchObject({ ok: false, again: true, busy: true });
  expect(connections).toHaveLength(1);
});
