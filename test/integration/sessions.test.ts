import { hkdfSync } from 'node:crypto';
import { EncryptJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Method } from '../../functions/api/operation';
import { OPERATIONS } from '../../functions/api/whole-api';
import type { Sessions } from '../../functions/core/session/sessions.schema';
import { sessionToken } from '../../functions/tokens';
import { authOptions, type LoginRequest } from '../../web/lib/login/options';
import { newSession } from '../../web/lib/login/session';
import { itemsIn } from '../support/recorded-items';
import { SECRET, START, startWorld, type World } from '../support/world';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

/** A browser or program with one token. */
function holder(token: string, agent = FIREFOX) {
  const ask = async <T>(method: Method, path: string, body?: object) => {
    // That a session has ended is seen a moment later (docs/store.md).
    await world.dynamo.dynamo.catchUp();
    const reply = await world.api.request(`/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'user-agent': agent, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: reply.status, body: (await reply.json()) as T };
  };
  return {
    ask,
    isLoggedIn: async () => (await ask<{ player: object | null }>('GET', '/me')).body.player !== null,
    sessions: async () => (await ask<Sessions>('GET', '/me/sessions')).body.sessions,
  };
}

const tokenOf = (id: string, began = world.clock.now()) => {
  const session = newSession(began);
  const token = { sub: id, name: id, email: `${id}@example.org`, ...session };
  return sessionToken(SECRET, token).then((text) => ({ text, id: session.sid }));
};
const logIn = async (id: string, agent?: string, began?: number) =>
  holder((await tokenOf(id, began)).text, agent);

describe('sessions', () => {
  test('are listed with browser, beginning and last use, each player’s own alone', async () => {
    const [laptop, phone, other] = await Promise.all([
      logIn('ana'),
      logIn('ana', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1'),
      logIn('ben'),
    ]);
    await phone.isLoggedIn();
    world.clock.set(START + 2 * HOUR);
    await other.isLoggedIn();
    const listed = await laptop.sessions();
    expect(listed).toEqual([
      {
        id: expect.any(String),
        agent: 'Firefox on Linux',
        began: new Date(START).toISOString(),
        seenAt: new Date(START + 2 * HOUR).toISOString(),
        until: null,
        link: false,
        current: true,
      },
      expect.objectContaining({ agent: 'Safari on iPhone', current: false }),
    ]);
  });

  test('count in the header and the cookie, never in an address', async () => {
    const { text } = await tokenOf('ana');
    const asked = async (query: string, headers: Record<string, string> = {}) => {
      const reply = await world.api.request(`/v1/me${query}`, { headers });
      return ((await reply.json()) as { player: object | null }).player !== null;
    };
    expect(await asked('', { authorization: `Bearer ${text}` })).toBe(true);
    expect(await asked('', { cookie: `next-auth.session-token=${text}` })).toBe(true);
    for (const name of ['token', 'access_token', 'authorization', 'session', 'next-auth.session-token'])
      expect(await asked(`?${name}=${text}`), name).toBe(false);
  });

  test('end at once when they are logged out, and no other does', async () => {
    const [laptop, phone] = [await logIn('ana'), await logIn('ana')];
    await phone.isLoggedIn();
    const [lost] = (await laptop.sessions()).filter(({ current }) => !current);
    expect((await laptop.ask('DELETE', `/me/sessions/${lost?.id}`)).status).toBe(200);
    expect(await phone.isLoggedIn()).toBe(false);
    expect((await phone.ask('PUT', '/me', { name: 'A thief' })).status).toBe(401);
    expect(await laptop.isLoggedIn()).toBe(true);
    expect(await laptop.sessions()).toHaveLength(1);
  });

  test('a copied token ends when its owner logs out', async () => {
    const { text } = await tokenOf('ana');
    const [owner, thief] = [holder(text), holder(text, 'curl/8.5.0')];
    expect(await thief.isLoggedIn()).toBe(true);
    await owner.ask('DELETE', '/me/session');
    expect(await thief.isLoggedIn()).toBe(false);
    expect((await owner.ask('DELETE', '/me/session')).status).toBe(401);
  });

  test('all end together, also those that were never used and tokens without a session', async () => {
    const [laptop, unseen] = [await logIn('ana'), await logIn('ana')];
    const older = holder(await oldToken('ana', START - DAY));
    expect(await older.isLoggedIn()).toBe(true);
    await laptop.ask('DELETE', '/me/sessions');
    for (const one of [laptop, unseen, older]) expect(await one.isLoggedIn()).toBe(false);
    world.clock.set(START + 1000);
    expect(await (await logIn('ana')).isLoggedIn()).toBe(true);
    expect(await holder(await oldToken('ana', START + 1000)).isLoggedIn()).toBe(true);
  });

  test('a token of an earlier release ends with its logging out', async () => {
    const older = holder(await oldToken('ana', START - DAY));
    await older.ask('DELETE', '/me/session');
    expect(await older.isLoggedIn()).toBe(false);
    expect(await (await logIn('ana')).isLoggedIn()).toBe(true);
  });

  test('an ended session stays ended, however its token is renewed', async () => {
    const { text } = await tokenOf('ana');
    const laptop = holder(text);
    await laptop.ask('DELETE', '/me/session');
    for (const day of [1, 29, 31, 400]) {
      world.clock.set(START + day * DAY);
      expect(await laptop.isLoggedIn(), `after ${day} days`).toBe(false);
    }
  });

  test('end thirty days after their last use', async () => {
    const [used, unused, unseen] = [await logIn('ana'), await logIn('ana'), await logIn('ana')];
    for (const one of [used, unused]) await one.isLoggedIn();
    world.clock.set(START + 29 * DAY);
    expect(await used.isLoggedIn()).toBe(true);
    world.clock.set(START + 30 * DAY);
    for (const one of [unused, unseen]) expect(await one.isLoggedIn()).toBe(false);
    expect(await used.sessions()).toHaveLength(1);
    expect(await unused.isLoggedIn()).toBe(false);
  });

  test('end ninety days after the login, however much they are used', async () => {
    const laptop = await logIn('ana');
    for (const day of [0, 29, 58, 87]) {
      world.clock.set(START + day * DAY);
      expect(await laptop.isLoggedIn(), `after ${day} days`).toBe(true);
    }
    world.clock.set(START + 90 * DAY - 1);
    expect(await laptop.isLoggedIn()).toBe(true);
    world.clock.set(START + 90 * DAY);
    expect(await laptop.isLoggedIn()).toBe(false);
    expect(await (await logIn('ana')).sessions()).toHaveLength(1);
  });

  test('are at most twenty: with one more the oldest ends', async () => {
    const holders = [];
    for (let at = 0; at <= 20; at += 1) {
      const one = await logIn('ana', FIREFOX, START + at);
      world.clock.set(START + at);
      expect(await one.isLoggedIn()).toBe(true);
      holders.push(one);
    }
    const [oldest, second] = holders;
    expect(await oldest?.isLoggedIn()).toBe(false);
    expect(await second?.isLoggedIn()).toBe(true);
    expect(await second?.sessions()).toHaveLength(20);
  });

  test('seen at the same moment are all noted, and none is refused', async () => {
    const holders = await Promise.all(Array.from({ length: 4 }, () => logIn('ana')));
    const seen = await Promise.all(holders.flatMap((one) => [one.isLoggedIn(), one.isLoggedIn()]));
    expect(seen.every(Boolean)).toBe(true);
    expect(await holders[0]?.sessions()).toHaveLength(4);
  });

  test('cannot be ended by anyone else', async () => {
    const [ana, ben] = [await logIn('ana'), await logIn('ben')];
    const [session] = await ana.sessions();
    expect((await ben.ask('DELETE', `/me/sessions/${session?.id}`)).status).toBe(404);
    expect(await ana.isLoggedIn()).toBe(true);
  });

  test('that have ended are refused by every operation that asks for a login', async () => {
    const laptop = await logIn('ana');
    await laptop.ask('DELETE', '/me/sessions');
    for (const { method, path, loggedIn } of OPERATIONS) {
      if (!loggedIn) continue;
      const { status } = await laptop.ask(method, path.replaceAll(/\{\w+\}/g, 'none'));
      expect(status, `${method} ${path}`).toBe(401);
    }
  });

  test('are forgotten when no token can be valid any more', async () => {
    const laptop = await logIn('ana');
    await laptop.isLoggedIn();
    const [item] = (await itemsIn(world)).filter(({ sk }) => sk === 'SESSIONS');
    expect(item).toMatchObject({ expiresAt: (START + 91 * DAY) / 1000 });
  });
});

describe('the login', () => {
  const jwt = async (given: object) => (await authOptions()).callbacks?.jwt?.(given as never);

  test('gives each login a session of its own', async () => {
    const user = { id: 'ana', name: 'Ana', email: null };
    const [one, other] = [await jwt({ token: {}, user }), await jwt({ token: {}, user })];
    expect(one).toMatchObject({ sub: 'ana', sid: expect.any(String), began: expect.any(Number) });
    expect(other?.sid).not.toBe(one?.sid);
  });

  test('gives sessions random ids, none of which reveals another', () => {
    const ids = Array.from({ length: 50 }, () => newSession(START).sid);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    // Any eight digits of an id differ from those of all others, except the digit of its kind.
    for (const from of [0, 24]) expect(new Set(ids.map((id) => id.slice(from, from + 8))).size).toBe(50);
  });

  test('is shown a session only where it logs out, and takes nobody for logged in', async () => {
    const session = await sessionToken(SECRET, { sub: 'ana', sid: 'one', began: START });
    const decoded = async (request: LoginRequest) =>
      (await authOptions(request)).jwt?.decode?.({ token: session, secret: SECRET });
    expect(await decoded({ action: 'signout' })).toMatchObject({ sub: 'ana', sid: 'one' });
    for (const action of ['session', 'callback', 'signin', 'csrf', undefined])
      expect(await decoded({ action }), action).toBeNull();
    const link = { player: 'ben', session: 'two' };
    expect(await decoded({ action: 'callback', link })).toEqual({ sub: 'ben' });
  });
});

/** A token as an earlier release issued it: with the login library's own key. */
function oldToken(id: string, issued: number): Promise<string> {
  const key = hkdfSync('sha256', SECRET, '', 'NextAuth.js Generated Encryption Key', 32);
  return new EncryptJWT({ sub: id, name: id })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuedAt(issued / 1000)
    .setExpirationTime('30d')
    .encrypt(new Uint8Array(key));
}
