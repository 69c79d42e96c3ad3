import { createHash } from 'node:crypto';
import { DynamoDBDocument } from '@aws-sdk/lib-dynamodb';
import { NextRequest } from 'next/server';
import type { AuthOptions } from 'next-auth';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AUTH_TABLE, createTables } from '../../functions/host/create-tables';
import { POST } from '../../web/app/api/auth/[...nextauth]/route';
import { type LoginTable, loginAdapter } from '../../web/lib/login/login-adapter';
import { waitForMail } from '../../web/lib/login/mail-limits';
import { authOptions } from '../../web/lib/login/options';
import { askLogin } from '../support/login-library';
import { startTestDynamo, type TestDynamo } from '../support/test-dynamo';
import { SECRET } from '../support/world';

const NOW = Date.UTC(2026, 10, 22, 12, 5, 0);
const QUARTER = 15 * 60_000;

let dynamo: TestDynamo;
let table: LoginTable;

beforeEach(async () => {
  dynamo = await startTestDynamo();
  await createTables(dynamo.client);
  const marshallOptions = { removeUndefinedValues: true, convertClassInstanceToMap: true };
  table = { name: AUTH_TABLE, client: DynamoDBDocument.from(dynamo.client, { marshallOptions }) };
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  await dynamo.close();
});

const items = async () => (await table.client.scan({ TableName: AUTH_TABLE })).Items ?? [];

describe('a link that the login library mails', () => {
  const cookies = {};
  let mailed: URL[];
  let options: AuthOptions;

  beforeEach(async () => {
    vi.stubEnv('AUTH_TABLE', AUTH_TABLE);
    vi.stubEnv('NEXTAUTH_URL', 'https://turreton.example');
    mailed = [];
    const { providers, ...own } = await authOptions();
    const [mail] = providers.filter(({ id }) => id === 'email');
    const sendVerificationRequest = async ({ url }: { url: string }) => void mailed.push(new URL(url));
    options = {
      ...own,
      secret: SECRET,
      adapter: loginAdapter(table, null),
      // Sending it needs Next.js.
      providers: [{ ...mail, options: { ...mail?.options, sendVerificationRequest } } as never],
      events: {},
    };
  });

  async function linkTo(email: string): Promise<URL> {
    const csrf = await askLogin({ method: 'GET', path: ['csrf'], cookies }, options);
    const { csrfToken } = csrf.body as { csrfToken: string };
    const body = { csrfToken, email, json: 'true' };
    await askLogin({ method: 'POST', path: ['signin', 'email'], body, cookies: csrf.cookies }, options);
    const link = mailed.at(-1);
    if (link === undefined) throw new Error('nothing was mailed');
    return link;
  }

  function follow(link: URL): ReturnType<typeof askLogin> {
    const query = Object.fromEntries(link.searchParams);
    return askLogin({ method: 'GET', path: ['callback', 'email'], query, cookies }, options);
  }

  /** Whether following a link logs in. */
  async function logsIn(link: URL): Promise<boolean> {
    const answer = await follow(link);
    return Object.keys(answer.cookies).some((name) => name.endsWith('next-auth.session-token'));
  }

  test('has 256 random bits, of which the table keeps a hash alone', async () => {
    const links = [await linkTo('ana@example.org'), await linkTo('ana@example.org')];
    const tokens = links.map(({ searchParams }) => searchParams.get('token') ?? '');
    expect(new Set(tokens).size).toBe(2);
    const kept = JSON.stringify(await items());
    for (const token of tokens) {
      expect(token).toMatch(/^[0-9a-f]{64}$/);
      expect(kept).not.toContain(token);
      expect(kept).toContain(createHash('sha256').update(`${token}${SECRET}`).digest('hex'));
    }
  });

  test('sets a session that no script reads, and no other site or unencrypted connection sends along', async () => {
    const { setCookies } = await follow(await linkTo('ana@example.org'));
    const [session, ...others] = setCookies.filter((cookie) => cookie.includes('session-token='));
    expect(others).toEqual([]);
    expect(session).toMatch(/^__Secure-next-auth\.session-token=[^;]+;/);
    for (const part of [/; Secure/, /; HttpOnly/, /; SameSite=Lax/]) expect(session).toMatch(part);
  });

  test('logs in for ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    const [used, late] = [await linkTo('ana@example.org'), await linkTo('ben@example.org')];
    vi.setSystemTime(NOW + 10 * 60_000 - 1000);
    expect(await logsIn(used)).toBe(true);
    expect(await logsIn(used)).toBe(false);
    vi.setSystemTime(NOW + 10 * 60_000 + 1000);
    expect(await logsIn(late)).toBe(false);
  });
});

test('the login’s route counts each link that is asked for, by address and network, before anything else', async () => {
  vi.stubEnv('AUTH_TABLE', AUTH_TABLE);
  vi.stubEnv('DYNAMO_ENDPOINT', dynamo.dynamo.endpoint);
  vi.stubEnv('LOCAL_KEY', 'key');
  vi.stubEnv('TURRETON_LOCAL', '0');
  const params = Promise.resolve({ nextauth: ['signin', 'email'] });
  for (const email of ['ana@example.org', ' ANA@example.org '])
    await POST(
      new NextRequest('https://turreton.example/api/auth/signin/email', {
        method: 'POST',
        headers: { 'x-viewer-address': '192.0.2.7', 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ email }).toString(),
      }),
      { params },
      // The steps after this need Next.js.
    ).catch(() => undefined);
  const counted = (await items()).map(({ pk, asked }) => [pk, asked]);
  expect(Object.fromEntries(counted)).toMatchObject({
    'LIMIT#address#ana@example.org': 2,
    'LIMIT#network#192.0.2.7': 2,
  });
});

describe('login links of an address', () => {
  const expires = new Date(NOW + QUARTER);
  const link = (identifier: string, token: string) => ({ identifier, token, expires });

  test('end when one of them is used; those of other addresses do not', async () => {
    const kept = loginAdapter(table, null);
    for (const token of ['first', 'second', 'third'])
      await kept.createVerificationToken?.(link('ana@example.org', token));
    await kept.createVerificationToken?.(link('ben@example.org', 'other'));
    const { useVerificationToken: follow } = kept;
    expect(await follow?.({ identifier: 'ana@example.org', token: 'second' })).toMatchObject({
      token: 'second',
    });
    for (const token of ['first', 'second', 'third'])
      expect(await follow?.({ identifier: 'ana@example.org', token })).toBeNull();
    expect(await follow?.({ identifier: 'ben@example.org', token: 'other' })).toMatchObject({
      token: 'other',
    });
  });

  test('stay when somebody tries one that does not exist', async () => {
    const kept = loginAdapter(table, null);
    await kept.createVerificationToken?.(link('ana@example.org', 'first'));
    expect(await kept.useVerificationToken?.({ identifier: 'ana@example.org', token: 'guess' })).toBeNull();
    expect(
      await kept.useVerificationToken?.({ identifier: 'ana@example.org', token: 'first' }),
    ).toMatchObject({ token: 'first' });
  });
});

describe('login mails', () => {
  const ask = (address: string, network?: string, at = NOW) => waitForMail(table, address, network, at);

  test('five go to one address in a quarter of an hour, from all clients together; then it says how long to wait', async () => {
    for (let time = 1; time <= 5; time += 1)
      expect(await ask('ana@example.org', `192.0.2.${time}`)).toBeUndefined();
    expect(await ask('ana@example.org', '192.0.2.9')).toBe(600);
    expect(await ask('ben@example.org', '192.0.2.9')).toBeUndefined();
    expect(await ask('ana@example.org', '192.0.2.9', NOW + QUARTER)).toBeUndefined();
  });

  test('thirty are asked for by one network, whatever the addresses', async () => {
    for (let time = 1; time <= 30; time += 1)
      expect(await ask(`player-${time}@example.org`, '192.0.2.1')).toBeUndefined();
    expect(await ask('another@example.org', '192.0.2.1')).toBe(600);
    expect(await ask('another@example.org', '192.0.2.2')).toBeUndefined();
  });

  test('of a burst, all but five are refused', async () => {
    const asked = await Promise.all(Array.from({ length: 150 }, () => ask('ana@example.org')));
    expect(asked.filter((wait) => wait === undefined)).toHaveLength(5);
  });
});
