import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ChangeRecord } from '../../functions/events/records';
import { startTestDynamo, type TestDynamo } from '../../functions/host/dynamo/testing';
import { createTables, TABLE } from '../../functions/host/tables';
import { assembleDeps, reachOf } from '../../functions/runtime';
import type { Deps } from '../../functions/services/deps';
import { dispatch } from '../../functions/services/notifications/dispatch';
import { unsubscribeToken } from '../../functions/services/notifications/unsubscribe';
import { dynamoStore } from '../../functions/store/dynamo';

const SECRET = 'a secret for tests, long enough to sign with';

let dynamo: TestDynamo;
let aws: Server;
let deps: Deps;
let service: 'working' | 'paused' | 'busy' = 'working';
const mails: { readonly raw: string; readonly set: string }[] = [];
const changes: ChangeRecord[] = [];

/** Stands in for SES and Secrets Manager, in the services' own request forms. */
async function answer(request: IncomingMessage): Promise<{ status: number; body: object }> {
  let text = '';
  for await (const part of request) text += part;
  if (request.url !== '/v2/email/outbound-emails') return { status: 200, body: { SecretString: '{}' } };
  if (service === 'paused') return { status: 400, body: { message: 'Sending is paused.' } };
  if (service === 'busy') return { status: 429, body: { __type: 'TooManyRequestsException' } };
  const sent = JSON.parse(text) as { Content: { Raw: { Data: string } }; ConfigurationSetName: string };
  const raw = Buffer.from(sent.Content.Raw.Data, 'base64').toString();
  mails.push({ raw, set: sent.ConfigurationSetName });
  return { status: 200, body: { MessageId: `mail-${mails.length}` } };
}

beforeAll(async () => {
  dynamo = await startTestDynamo();
  dynamo.dynamo.onChange((records) => changes.push(...records));
  await createTables(dynamo.client);
  aws = createServer((request, response) => {
    void answer(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  });
  aws.listen(0, '127.0.0.1');
  await once(aws, 'listening');
  const endpoint = `http://127.0.0.1:${(aws.address() as AddressInfo).port}`;
  for (const [name, value] of Object.entries({
    TABLE_NAME: TABLE,
    SITE_URL: 'https://turreton.example',
    SCHEDULE_GROUP: 'steps',
    SCHEDULE_ROLE_ARN: 'arn:aws:iam::123456789012:role/steps',
    SCHEDULE_DLQ_ARN: 'arn:aws:sqs:eu-central-1:123456789012:steps-dlq',
    DEADLINE_FUNCTION_ARN: 'arn:aws:lambda:eu-central-1:123456789012:function:deadline',
    EMAIL_FROM: 'Turreton <tides@turreton.example>',
    SES_CONFIGURATION_SET: 'turreton-mail',
    PUSH_SECRET_ARN: 'arn:aws:secretsmanager:eu-central-1:123456789012:secret:push',
    NEXTAUTH_SECRET: SECRET,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL_DYNAMODB: dynamo.dynamo.endpoint,
    AWS_ENDPOINT_URL_SESV2: endpoint,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: endpoint,
  }))
    vi.stubEnv(name, value);
  const store = dynamoStore({ name: TABLE, client: dynamo.client });
  const reach = reachOf('https://turreton.example', null, async () => SECRET);
  deps = assembleDeps(store, { at: async () => undefined }, reach);
  await store.savePlayer({ id: 'ann', name: 'Ann', kind: 'human', email: 'ann@example.org', zone: null });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  aws.close();
  await dynamo.close();
});

const tell = (id: string, title: string) =>
  dispatch(deps, { id, at: deps.clock() }, [
    {
      player: 'ann',
      notifications: [
        { kind: 'ruling', league: null, title, lines: ['Olga ruled.'], path: '/games/g1', deadline: null },
      ],
    },
  ]);
const run = async (Records?: readonly ChangeRecord[]) => {
  const { handler } = await import('../../functions/notify/handler');
  return handler(Records === undefined ? {} : { Records });
};
const nameOf = (subject: string) =>
  ({ to: { kind: 'player', id: 'ann' }, subject, channel: 'mail' }) as const;

test('a new delivery in the stream becomes one mail, whole, with the link that ends its kind', async () => {
  await tell('first', 'The game was paused');
  const records = changes.splice(0);
  await run(records);
  await run(records);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.set).toBe('turreton-mail');
  const head = mails[0]?.raw.split('\r\n\r\n')[0] ?? '';
  expect(head).toMatch(/^To: ann@example\.org$/m);
  expect(head).toMatch(/^Subject: The game was paused$/m);
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(head.replaceAll(/\r\n\s+/g, '')).toContain(await unsubscribeToken(deps, 'ann', 'ruling'));
  expect(await deps.store.delivery(nameOf('first'))).toMatchObject({ state: 'sent' });
});

test('a mail that is not taken fails no batch, and the minute after its pause sends it', async () => {
  mails.length = 0;
  service = 'paused';
  await tell('second', 'The game goes on');
  await run(changes.splice(0));
  const waiting = await deps.store.delivery(nameOf('second'));
  expect(waiting).toMatchObject({ state: 'pending', attempts: 1 });
  expect(waiting?.problem).toContain('Sending is paused.');
  service = 'working';
  await run();
  expect(mails).toHaveLength(0);
  if (waiting === undefined) throw new Error('there is no delivery');
  await deps.store.changeDelivery(waiting, { ...waiting, dueAt: deps.clock() });
  await run();
  expect(mails).toHaveLength(1);
  expect(await deps.store.delivery(nameOf('second'))).toMatchObject({ state: 'sent', problem: null });
});

test('a mail that SES takes no more for the moment has not failed, and waits its turn', async () => {
  mails.length = 0;
  service = 'busy';
  await tell('third', 'The game was paused again');
  await run(changes.splice(0));
  const waiting = await deps.store.delivery(nameOf('third'));
  expect(waiting).toMatchObject({ state: 'pending', attempts: 0 });
  expect(waiting?.dueAt).toBeGreaterThan(deps.clock());
  service = 'working';
  if (waiting === undefined) throw new Error('there is no delivery');
  await deps.store.changeDelivery(waiting, { ...waiting, dueAt: deps.clock() });
  await run();
  expect(mails).toHaveLength(1);
  expect(await deps.store.delivery(nameOf('third'))).toMatchObject({ state: 'sent', problem: null });
}, 60_000);
