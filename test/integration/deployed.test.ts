import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ny2047 } from '../../engine/ny2047';
import type { Position } from '../../engine/ny2047/types';
import { textRandom } from '../../engine/random';
import { dueIndex, gateKey, seasonDueKey } from '../../functions/core/platform/keys';
import type { Store } from '../../functions/core/platform/store';
import { dynamoStore } from '../../functions/core/platform/store';
import { TABLE } from '../../functions/host/create-tables';
import { sessionToken } from '../../functions/tokens';
import type { FunctionName } from '../../infra/entries';
import { replay, type Stage } from '../../infra/replay/replay';
import {
  bounce,
  complaint,
  delivered,
  EACH_MINUTE,
  httpEvent,
  sesEvent,
  snsEvent,
} from '../support/lambda/events';
import { type DeployedFunction, startFunction } from '../support/lambda/functions';
import {
  type DeployedPlatform,
  FROM_EDGE,
  INBOUND,
  MAIL_BUCKET,
  SECRET,
  startDeployedPlatform,
} from '../support/lambda/platform';
import type { SetAside } from '../support/lambda/stream';

// The bundles as a deployment uploads them, each in a process that can import nothing else, play a turn through the
// events of AWS.

let platform: DeployedPlatform;
let store: Store;
let fn: Readonly<Record<FunctionName, DeployedFunction>>;
const tokens = new Map<string, string>();
let game: string;
/** Where Ines can send orders for the first turn. */
let replyTo: string;

beforeAll(async () => {
  platform = await startDeployedPlatform();
  store = dynamoStore({ name: TABLE, client: platform.dynamo.client });
  fn = await platform.startAll();
  for (const name of ['olga', 'ines']) {
    const person = { sub: name, name, email: `${name}@example.org` };
    tokens.set(name, await sessionToken(SECRET, person));
  }
  // Nine bundles are made one after the other, which takes minutes where other work uses the processors.
}, 480_000);
afterAll(() => platform.close());

async function call(who: 'olga' | 'ines', method: string, path: string, body?: unknown) {
  const serving = fn[platform.serving(`/v1${path}`)];
  const reply = await serving.invoke<{ statusCode: number; body?: string }>(
    httpEvent(method, `/v1${path}`, tokens.get(who) ?? '', body, FROM_EDGE),
  );
  return { status: reply.statusCode, body: JSON.parse(reply.body ?? 'null') };
}

const follow = () => platform.follow(fn);

/** Legal orders of a player for the first turn, as a list and as text. */
async function ordersOf(player: string) {
  const { game: record, gate } = (await store.gameAndGate(game)) ?? {};
  const seat = record?.seats.find((one) => one.player.id === player)?.seat ?? '';
  const start = gate && (await store.stepInPlay(gate, 0));
  const view = ny2047.view(start?.position as Position, { kind: 'seat', seat });
  const orders = ny2047.bots.steady.orders(view, seat, textRandom('by mail'));
  const lines = orders.map((order) => ny2047.notation?.print(start?.position as Position, order));
  return { seat, orders, text: lines.join('\r\n') };
}

interface Reply {
  readonly source: string;
  readonly spf: 'PASS' | 'FAIL';
  readonly virus?: 'FAIL';
  readonly at?: number;
}

/** A reply of Ines to the mail of the turn, stored and announced by SES. */
async function reply(messageId: string, text: string, { source, spf, virus, at = Date.now() }: Reply) {
  const raw = `From: Ines <ines@example.org>\r\nTo: ${replyTo}\r\nSubject: Re: Your turn\r\nMessage-ID: <${messageId}@example.org>\r\n\r\n${text}\r\n`;
  platform.services.objects.set(`${MAIL_BUCKET}/received/${messageId}`, raw);
  await fn.mail.invoke(sesEvent({ messageId, source, recipient: replyTo, at, spf, virus: virus ?? 'PASS' }));
  return at;
}

/** Moves the deadline of the game's open step into the past. */
async function letTimePass(step: number) {
  const past = Date.now() - 1000;
  await platform.dynamo.client.send(
    new UpdateCommand({
      TableName: TABLE,
      Key: gateKey(game),
      UpdateExpression: 'SET deadline = :past, dueSk = :due',
      ConditionExpression: 'step = :step',
      ExpressionAttributeValues: { ':past': past, ':due': dueIndex(game, past).dueSk, ':step': step },
    }),
  );
  await platform.dynamo.dynamo.catchUp();
}

describe('a turn', () => {
  test('starts with a season that the API is asked for, and a schedule for its first deadline', async () => {
    const league = await call('olga', 'POST', '/leagues', { name: 'On Lambda' });
    expect(league.status).toBe(200);
    const season = await call('olga', 'POST', `/leagues/${league.body.id}/seasons`, {
      name: 'Season 1',
      system: 'ny2047',
      deadlines: { orders: 60, adjustment: 30, earlyClose: true },
    });
    await call('ines', 'POST', `/seasons/${season.body.id}/entries`);
    expect((await call('olga', 'POST', `/seasons/${season.body.id}/start`, {})).status).toBe(200);
    game = `${season.body.id}r1b1`;
    expect(platform.services.schedules).toHaveLength(1);
    expect(platform.services.schedules[0]).toMatchObject({
      name: `${game}-1`,
      body: {
        GroupName: 'turreton-prod-steps',
        ScheduleExpression: expect.stringMatching(/^at\(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\)$/),
        FlexibleTimeWindow: { Mode: 'OFF' },
        ActionAfterCompletion: 'DELETE',
        Target: {
          Input: expect.stringMatching(`^{"game":"${game}","step":1,"due":\\d+}$`),
          DeadLetterConfig: expect.anything(),
        },
      },
    });
  });

  test('reaches the bots through the stream, and they answer', async () => {
    expect(await follow()).toEqual([]);
    expect(await store.ordersOfStep(game, 1)).toHaveLength(6);
    const mails = platform.services.mails.splice(0);
    expect(mails.length).toBeGreaterThan(0);
    expect(mails.every(({ configurationSet }) => configurationSet === 'turreton-mail')).toBe(true);
    expect(mails[0]?.raw).toMatch(/^To: ines@example\.org$/m);
    [, replyTo = ''] = /^Reply-To:\s+(\S+)/m.exec(mails[0]?.raw ?? '') ?? [];
    expect(replyTo).toMatch(new RegExp(`^orders\\+${game}\\w+@${INBOUND}$`));
  });

  test('takes orders from a reply that SES has received and checked, and answers it', async () => {
    const { seat, text, orders } = await ordersOf('ines');
    const own = () => store.ordersOfSeat(game, 1, seat);
    // Forged: SPF of somebody else, and no signature.
    await reply('forged', text, { source: 'x@forger.example', spf: 'PASS' });
    await reply('unproven', text, { source: 'ines@example.org', spf: 'FAIL' });
    await reply('infected', text, { source: 'ines@example.org', spf: 'PASS', virus: 'FAIL' });
    expect(await own()).toBeUndefined();
    expect(platform.services.mails).toEqual([]);
    const at = await reply('real', text, { source: 'ines@example.org', spf: 'PASS' });
    expect(await own()).toMatchObject({ orders, byMail: true, storedAt: at });
    const [answer] = platform.services.mails.splice(0);
    expect(answer?.raw).toMatch(/^Auto-Submitted: auto-replied$/m);
    expect(answer?.raw).toMatch(/^Subject: Orders stored/m);
    const late = Date.now() + 7_200_000;
    await reply('late', text, { source: 'ines@example.org', spf: 'PASS', at: late });
    expect(await own()).toMatchObject({ storedAt: at });
    expect(platform.services.mails.splice(0)[0]?.raw).toMatch(/^Subject: Orders not stored/m);
  });

  test('takes orders, and is not closed by a schedule that comes too early', async () => {
    await call('ines', 'PUT', '/me/notifications', { choices: { 'your-turn': ['mail'] } });
    const stored = await call('ines', 'PUT', `/games/${game}/steps/1/orders`, { text: '', ready: false });
    expect(stored).toMatchObject({ status: 200, body: { step: 1, closed: false } });
    await fn.deadline.invoke({ game, step: 1 });
    expect(await store.gate(game)).toMatchObject({ step: 1, state: 'open' });
  });

  test('is closed by its schedule, once though it fires twice, and players are notified of what follows', async () => {
    await letTimePass(1);
    const { Target } = platform.services.schedules.find(({ name }) => name === `${game}-1`)?.body ?? {};
    await fn.deadline.invoke(JSON.parse(Target?.Input ?? ''));
    await fn.deadline.invoke(JSON.parse(Target?.Input ?? ''));
    expect((await store.steps(game)).map(({ step }) => step)).toEqual([0, 1]);
    expect(await store.gate(game)).toMatchObject({ step: 2, state: 'open' });
    expect(platform.services.schedules.at(-1)?.name).toBe(`${game}-2`);
    expect(await follow()).toEqual([]);
  });

  test('has one name in all logs that mention it, with the duration of each part', () => {
    const said = (name: FunctionName) =>
      fn[name].log
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .filter(({ correlation }) => correlation === `${game}/1`);
    const number = expect.any(Number);
    expect(said('deadline')).toContainEqual(
      expect.objectContaining({ closing: 'adjudicated', PublishedAfter: number, stage: 'prod' }),
    );
    expect(said('deadline')).toContainEqual(expect.objectContaining({ closing: 'already-adjudicated' }));
    expect(said('events')).toContainEqual(expect.objectContaining({ FollowedAfter: number }));
    expect(said('notify')).toContainEqual(expect.objectContaining({ channel: 'mail', NoticesSent: 1 }));
  });

  test('is closed by the sweep where its schedule is lost', async () => {
    await letTimePass(2);
    await fn.sweep.invoke(EACH_MINUTE);
    expect(await store.gate(game)).toMatchObject({ step: 3, state: 'open' });
    const metric = fn.sweep.log.find((line) => line.includes('"_aws"')) ?? '{}';
    expect(JSON.parse(metric)).toMatchObject({ OverdueSteps: 0, closed: 1 });
    expect(await follow()).toEqual([]);
    platform.services.mails.splice(0);
  });
});

describe('mail', () => {
  test('that SES refuses fails no record, and is sent when its time comes', async () => {
    platform.services.sending = 'none';
    const until = new Date(Date.now() + 24 * 3_600_000).toISOString();
    const extended = { kind: 'extend', until, reason: 'The first turn is hard.' };
    expect((await call('olga', 'POST', `/games/${game}/rulings`, extended)).status).toBe(200);
    expect(await follow()).toEqual([]);
    expect(platform.services.mails).toEqual([]);
    const soon = Date.now() + 10 * 60_000;
    const [waiting, ...others] = await store.deliveriesDueBefore(soon);
    expect(others).toEqual([]);
    if (waiting === undefined) throw new Error('nothing waits');
    const delivery = await store.delivery(waiting);
    expect(delivery).toMatchObject({
      state: 'pending',
      attempts: 1,
      problem: { text: 'asSaid', with: { sentence: 'Sending is paused.' } },
    });
    if (delivery === undefined) throw new Error('there is no delivery');
    platform.services.sending = 'all';
    await fn.notify.invoke(EACH_MINUTE);
    expect(platform.services.mails).toEqual([]);
    await store.changeDelivery(delivery, { ...delivery, dueAt: Date.now() });
    await platform.dynamo.dynamo.catchUp('indexes');
    await fn.notify.invoke(EACH_MINUTE);
    expect(platform.services.mails).toHaveLength(1);
    expect(platform.services.mails[0]?.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(await store.delivery(waiting)).toMatchObject({ state: 'sent', problem: null });
  });

  test('that SES takes no more for the moment has not failed, and waits its turn', async () => {
    platform.services.sending = 'not-now';
    platform.services.mails.splice(0);
    const until = new Date(Date.now() + 25 * 3_600_000).toISOString();
    const extended = { kind: 'extend', until, reason: 'And the second one is no easier.' };
    expect((await call('olga', 'POST', `/games/${game}/rulings`, extended)).status).toBe(200);
    expect(await follow()).toEqual([]);
    const [waiting] = await store.deliveriesDueBefore(Date.now() + 4 * 3_600_000);
    const delivery = waiting && (await store.delivery(waiting));
    if (delivery === undefined) throw new Error('nothing waits');
    expect(delivery).toMatchObject({ state: 'pending', attempts: 0 });
    platform.services.sending = 'all';
    await store.changeDelivery(delivery, { ...delivery, dueAt: Date.now() });
    await platform.dynamo.dynamo.catchUp('indexes');
    await fn.notify.invoke(EACH_MINUTE);
    expect(platform.services.mails).toHaveLength(1);
    expect(await store.delivery(delivery)).toMatchObject({ state: 'sent', problem: null });
  });

  test('is signed with a secret that each process reads once', () => {
    const { secretsRead } = platform.services;
    expect(secretsRead.filter((read) => read.endsWith(' by notify'))).toHaveLength(1);
    expect(secretsRead).toEqual([...new Set(secretsRead)]);
  });

  const stopped = async () => (await call('ines', 'GET', '/me/notifications')).body.mailStopped;
  const receive = (message: object) => fn.bounces.invoke(snsEvent(message));

  test('that may arrive later, or was to an address of before, or to nobody in particular, stops nothing', async () => {
    await receive(bounce('Transient', 'ines@example.org', 'ines'));
    await receive(bounce('Permanent', 'old@example.org', 'ines'));
    await receive(bounce('Permanent', 'ines@example.org'));
    expect(await stopped()).toBeNull();
  });

  test('that is refused for good stops all mail to its player, who sees why and can start it again', async () => {
    expect(platform.services.mails.at(-1)?.tags).toEqual([{ Name: 'player', Value: 'ines' }]);
    await receive(bounce('Permanent', 'Ines@example.org', 'ines'));
    expect(await stopped()).toBe('bounced');
    expect((await call('ines', 'POST', '/me/notifications/mail')).status).toBe(200);
    expect(await stopped()).toBeNull();
    await receive(complaint('ines@example.org', 'ines'));
    expect(await stopped()).toBe('complained');
  });

  test('that invites to a season is one of which SES reports that it has arrived, and the roster says so', async () => {
    const season = game.replace(/r1b1$/, '');
    const roster = `/seasons/${season}/roster`;
    expect((await call('olga', 'POST', roster, { text: 'Sam, sam@example.org' })).status).toBe(200);
    expect(await follow()).toEqual([]);
    const [{ player = '' } = {}] = await store.invitations(season);
    expect(platform.services.mails.at(-1)?.tags).toEqual([
      { Name: 'player', Value: player },
      { Name: 'season', Value: season },
    ]);
    const ofSam = async () =>
      (await call('olga', 'GET', roster)).body.players.find(({ name }: { name: string }) => name === 'Sam');
    expect(await ofSam()).toMatchObject({ mail: 'sent', mailAt: null });
    await receive(delivered('sam@example.org', player, season));
    expect(await ofSam()).toMatchObject({ mail: 'arrived', mailAt: '2037-08-05T00:41:02.669Z' });
  });
});

/** A dead-letter queue whose messages are passed to the functions here. */
function deadLetters(setAside: readonly SetAside[]): Stage {
  const kept = setAside.map((DDBStreamBatchInfo, at) => ({
    MessageId: String(at),
    ReceiptHandle: String(at),
    Body: JSON.stringify({ DDBStreamBatchInfo }),
    MessageAttributes: {},
  }));
  let taken = false;
  return {
    async take() {
      taken = !taken;
      return taken ? [...kept] : [];
    },
    remove: async (_queue, letter) => void kept.splice(kept.indexOf(letter as (typeof kept)[number]), 1),
    invoke: (name, event) =>
      fn[name].invoke(event).then(
        () => undefined,
        (error: unknown) => String(error),
      ),
  };
}

describe('the door', () => {
  type Reply = { statusCode: number; body: string; headers: Record<string, string> };
  const ask = (name: 'api' | 'leagues', path: string, headers: Record<string, string>) =>
    fn[name].invoke<Reply>(httpEvent('GET', path, tokens.get('ines') ?? '', undefined, headers));
  const linesOf = (name: 'api' | 'leagues') =>
    fn[name].log.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));

  test.each([
    ['api', '/v1/me', {}],
    ['leagues', '/v1/leagues', {}],
    ['leagues', '/v1/leagues', { 'x-site-secret': 'a guess that is as long as the true one is' }],
    ['api', '/v1/me', { 'x-viewer-address': '192.0.2.77' }],
  ] as const)('%s refuses %s by its own name, with %o, and says so in its log', async (name, path, headers) => {
    const before = linesOf(name).length;
    const { statusCode, body, headers: answered } = await ask(name, path, headers);
    expect(statusCode).toBe(403);
    expect(JSON.parse(body)).toMatchObject({
      code: 'not-through-the-site',
      detail: `This address is for the site alone. Ask https://play.turreton.example${path}.`,
    });
    expect(answered['cache-control']).toBe('private, no-store');
    // The gateway's value, never the header, which anyone can send.
    expect(linesOf(name).slice(before)).toEqual([
      expect.objectContaining({
        message: 'refused at the door',
        path,
        address: '192.0.2.1',
        RefusedAtDoor: 1,
        stage: 'prod',
      }),
    ]);
    expect(fn[name].log.join('\n')).not.toContain(Object.values(FROM_EDGE)[0]);
  });

  test('what comes through the site is answered, and a change is logged with the address that it names', async () => {
    const headers = { ...FROM_EDGE, 'x-viewer-address': '192.0.2.77' };
    expect((await ask('api', '/v1/me', headers)).statusCode).toBe(200);
    const event = httpEvent('POST', '/v1/leagues', tokens.get('ines') ?? '', { name: '' }, headers);
    expect((await fn.leagues.invoke<Reply>(event)).statusCode).toBe(422);
    expect(linesOf('leagues').at(-1)).toMatchObject({
      ...{ message: 'request', method: 'POST', path: '/v1/leagues', status: 422, address: '192.0.2.77' },
      cause: 'request',
    });
    expect(linesOf('api').filter(({ message, path }) => message === 'request' && path === '/v1/me')).toEqual(
      [],
    );
  });
});

describe('what is malformed', () => {
  const refusals = [
    ['api', {}, /HTTP API event of payload format 2\.0[\s\S]*requestContext/],
    ['api', { ...httpEvent('GET', '/v1/leagues', ''), version: '1.0' }, /version/],
    ['deadline', { game: 7 }, /a step's game and number[\s\S]*game[\s\S]*step/],
    ['sweep', {}, /the minute's scheduled event[\s\S]*detail-type/],
    ['events', { Records: [{ eventName: 'INSERT' }] }, /stream records[\s\S]*Records\[0\]\.dynamodb/],
    ['notify', { records: [] }, /stream records or the minute's scheduled event/],
    ['bounces', { Records: [] }, /SES messages from SNS/],
    ['bounces', snsEvent({ eventType: 'Open' }), /bounces, complaints and deliveries[\s\S]*eventType/],
  ] as const;

  test.each(refusals)('an event that %s cannot take is refused in words', async (name, event, words) => {
    await expect(fn[name].invoke(event)).rejects.toThrow(words);
  });

  test('a function without its settings does not start, and says which are missing', async () => {
    await expect(startFunction('deadline', { AWS_REGION: 'eu-central-1' })).rejects.toThrow(
      /environment[\s\S]*TABLE_NAME[\s\S]*SITE_URL/,
    );
  });

  test.each([
    ['a step', { game: 'poison', step: 1 }, gateKey('poison')],
    ['a season', { season: 'poison' }, seasonDueKey('poison')],
  ])('the schedule of %s fails its run where an item cannot be read, so that AWS tries it again', async (_, event, Key) => {
    await platform.dynamo.client.send(new PutCommand({ TableName: TABLE, Item: { ...Key, poison: true } }));
    await expect(fn.deadline.invoke(event)).rejects.toThrow(/invalid_type/);
    await platform.dynamo.client.send(new DeleteCommand({ TableName: TABLE, Key }));
    await fn.deadline.invoke(event);
  });

  test('a poison record is set aside alone, those around it are acted on, and a replay is done once it is mended', async () => {
    const poison = { pk: 'OUTBOX#3', sk: '00poison', event: { id: '00poison', kind: 'sung', at: 0 } };
    await platform.dynamo.client.send(new PutCommand({ TableName: TABLE, Item: poison }));
    await letTimePass(3);
    await fn.deadline.invoke({ game, step: 3 });
    const at = platform.changes.find(({ dynamodb }) => dynamodb.Keys.sk?.S === '00poison');
    const setAside = await follow();
    expect(setAside[0]?.startSequenceNumber).toBe(at?.dynamodb.SequenceNumber);
    expect(await store.outboxBefore(Number.POSITIVE_INFINITY, () => undefined)).toEqual([]);
    const dead = deadLetters(setAside);
    expect((await replay(dead, 'events')).failed[0]?.why).toContain("1 of the sweep's tasks failed");
    expect(fn.sweep.log.join('\n')).toMatch(/OUTBOX#3 00poison/);
    const { pk, sk } = poison;
    await platform.dynamo.client.send(new DeleteCommand({ TableName: TABLE, Key: { pk, sk } }));
    expect(await replay(dead, 'events')).toEqual({ done: setAside.length, failed: [] });
  });
});

test('the second sweep after an outage knows of it, and goes on with the turns in the same run', async () => {
  const before = (await store.gate(game)) ?? expect.fail('no gate');
  await letTimePass(before.step);
  const now = Date.now();
  const known = await store.heartbeat();
  await store.saveHeartbeat(known, { at: now - 3_600_000, doubt: now - 60_000, outages: [] });
  await fn.sweep.invoke(EACH_MINUTE);
  expect((await store.heartbeat())?.outages).toHaveLength(1);
  const after = await store.gate(game);
  // Closed or moved, the turn that is open now has its deadline ahead.
  expect(after?.deadline).toBeGreaterThan(now);
});
