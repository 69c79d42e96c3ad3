import type { AuthOptions } from 'next-auth';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LoginWaysReply } from '../../functions/core/session/logins.schema';
import { AUTH_TABLE } from '../../functions/host/create-tables';
import { sessionToken, tokenReader } from '../../functions/tokens';
import { loginAdapter } from '../../web/lib/login/login-adapter';
import { authOptions, type LoginRequest } from '../../web/lib/login/options';
import { services } from '../../web/lib/login/services';
import { newSession } from '../../web/lib/login/session';
import { type FakeService, startFakeService } from '../support/fake-service';
import { loginClient } from '../support/login-client';
import { askLogin } from '../support/login-library';
import { type Person, SECRET, startWorld, type World } from '../support/world';

const COOKIE = 'next-auth.session-token';
const ATTACKER = { id: '4711', username: 'Mallory', email: 'mallory@example.org', verified: true };
const SITE = 'https://turreton.example';

let world: World;
let discord: FakeService;
let ana: Person;
beforeEach(async () => {
  process.env.NEXTAUTH_URL = SITE;
  world = await startWorld();
  discord = await startFakeService();
  await world.store.openAccount(ANA);
  await kept().updateUser?.({ id: 'ana', emailVerified: new Date() });
  ana = await world.person('ana');
});
afterEach(async () => {
  delete process.env.NEXTAUTH_URL;
  await discord.close();
  await world.close();
});

const ANA = { id: 'ana', name: 'Ana', email: 'ana@example.org' };

function kept(link: LoginRequest['link'] = null) {
  const client = loginClient(world);
  return loginAdapter({ name: AUTH_TABLE, client }, link);
}

/** The pages' own options, with a Discord that answers on this machine. The work after a login needs Next.js. */
async function optionsFor(request: LoginRequest): Promise<AuthOptions> {
  const [provider] = services({ DISCORD_ID: 'id', DISCORD_SECRET: 'secret' });
  const { token, userinfo } = discord;
  return {
    ...(await authOptions(request)),
    secret: SECRET,
    adapter: kept(request.link),
    providers: [{ ...provider, token, userinfo } as never],
    events: {},
  };
}

/**
 * Logs in by Discord in a browser with a cookie.
 * @returns the player whose session results
 */
async function logInByDiscord(
  cookie: Readonly<Record<string, string>>,
  link: LoginRequest['link'] = null,
): Promise<{ readonly player: string | undefined; readonly location: string | undefined }> {
  const ask = async (action: string, request: Omit<Parameters<typeof askLogin>[0], 'cookies'>, more = {}) =>
    askLogin({ ...request, cookies: { ...cookie, ...more } }, await optionsFor({ action, link }));
  const csrf = await ask('csrf', { method: 'GET', path: ['csrf'] });
  const { csrfToken } = csrf.body as { csrfToken: string };
  const begun = await ask(
    'signin',
    { method: 'POST', path: ['signin', 'discord'], body: { csrfToken, json: 'true' } },
    csrf.cookies,
  );
  const { url } = begun.body as { url: string };
  const state = new URL(url).searchParams.get('state') ?? '';
  const cookies = { ...csrf.cookies, ...begun.cookies };
  const query = { code: 'any', state };
  const answer = await ask('callback', { method: 'GET', path: ['callback', 'discord'], query }, cookies);
  const token = Object.entries(answer.cookies).find(([name]) => name.endsWith(COOKIE))?.[1] ?? '';
  const claims = await tokenReader(SECRET).session(token);
  return { player: claims?.sub, location: answer.location };
}

const cookieOf = (token: string) => ({ [COOKIE]: token, [`__Secure-${COOKIE}`]: token });

/** Tokens of Ana's account that do not permit adding another login. */
const STOLEN: readonly (readonly [what: string, token: () => Promise<string>])[] = [
  ['a read-only key', () => keyOf(['read'])],
  [
    'a revoked key',
    async () => {
      const key = await keyOf(['read', 'play', 'organize']);
      const { programs } = (await ana.get<{ programs: { id: string }[] }>('/me/sessions')).body;
      for (const { id } of programs) await ana.remove(`/me/sessions/${id}`);
      return key;
    },
  ],
  [
    'an ended login',
    async () => {
      const token = await sessionToken(SECRET, { sub: 'ana', ...newSession(world.clock.now()) });
      const headers = { authorization: `Bearer ${token}` };
      await world.api.request('/v1/me/session', { method: 'DELETE', headers });
      return token;
    },
  ],
  [
    'a login on a shared computer',
    () => sessionToken(SECRET, { sub: 'ana', ...newSession(world.clock.now(), true) }),
  ],
  ['a login of hers', () => sessionToken(SECRET, { sub: 'ana', ...newSession(world.clock.now()) })],
];

async function keyOf(scopes: readonly string[]): Promise<string> {
  const { body } = await ana.post<{ token: string }>('/me/sessions', { name: 'A bot', scopes, days: 1 });
  return body.token;
}

const waysOf = async (person: Person) => (await person.get<LoginWaysReply>('/me/logins')).body;

describe('an account cannot be taken', () => {
  test.each(STOLEN)('with %s in the cookie: a login by Discord is its own account', async (_, token) => {
    discord.is(ATTACKER);
    const { player } = await logInByDiscord(cookieOf(await token()));
    expect(player).toEqual(expect.any(String));
    expect(player).not.toBe('ana');
    expect((await waysOf(ana)).services).toEqual([]);
    // The next time as well: nothing was linked.
    expect((await logInByDiscord({})).player).toBe(player);
  });

  test('by a Discord account that says it has her address', async () => {
    discord.is({ ...ATTACKER, email: ANA.email });
    const { player, location } = await logInByDiscord({});
    expect(player).toBeUndefined();
    expect(location).toContain('OAuthAccountNotLinked');
  });

  test('with a key in the cookie of a login: the API knows nobody by it', async () => {
    const key = await keyOf(['read']);
    const me = async (headers: Record<string, string>) =>
      (await (await world.api.request('/v1/me', { headers })).json()) as { player: object | null };
    expect((await me({ cookie: `${COOKIE}=${key}` })).player).toBeNull();
    expect((await me({ authorization: `Bearer ${key}` })).player).toMatchObject({ id: 'ana' });
  });
});

describe('a service that its owner has linked', () => {
  const link = { player: 'ana', session: 'one' };

  test('logs in to the account, is listed with its time, and can be removed', async () => {
    discord.is(ATTACKER);
    expect((await logInByDiscord(cookieOf('anything'), link)).player).toBe('ana');
    expect((await waysOf(ana)).services).toEqual([{ service: 'discord', linkedAt: expect.any(String) }]);
    expect((await logInByDiscord({})).player).toBe('ana');
    expect((await ana.remove('/me/logins/services/discord')).status).toBe(200);
    expect((await waysOf(ana)).services).toEqual([]);
    expect((await logInByDiscord({})).player).not.toBe('ana');
  });

  test('is not removed as the last way in, nor by anybody else', async () => {
    discord.is({ ...ATTACKER, verified: false });
    const { player = '' } = await logInByDiscord({});
    const mallory = await world.person(player);
    const refused = await mallory.remove<{ detail: string }>('/me/logins/services/discord');
    expect(refused).toMatchObject({ status: 403, body: { detail: expect.stringContaining('only way') } });
    expect((await ana.remove('/me/logins/services/discord')).status).toBe(404);
    expect((await logInByDiscord({})).player).toBe(player);
  });

  test('goes when its owner logs out everywhere, if it was linked since the oldest login', async () => {
    const login = await sessionToken(SECRET, { sub: 'ana', ...newSession(Date.now() - 1000) });
    const headers = { authorization: `Bearer ${login}` };
    await world.api.request('/v1/me', { headers });
    discord.is(ATTACKER);
    await logInByDiscord(cookieOf('anything'), link);
    expect((await world.api.request('/v1/me/sessions', { method: 'DELETE', headers })).status).toBe(200);
    expect((await logInByDiscord({})).player).not.toBe('ana');
  });

  test('stays when its owner logs out everywhere, if it is older than every login', async () => {
    discord.is(ATTACKER);
    await logInByDiscord(cookieOf('anything'), link);
    const later = await sessionToken(SECRET, { sub: 'ana', ...newSession(Date.now() + 60_000) });
    const headers = { authorization: `Bearer ${later}` };
    expect((await world.api.request('/v1/me/sessions', { method: 'DELETE', headers })).status).toBe(200);
    expect((await logInByDiscord({})).player).toBe('ana');
  });
});
