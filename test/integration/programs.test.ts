import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Method } from '../../functions/api/operation';
import type { OwnSession, Sessions } from '../../functions/core/session/sessions.schema';
import { apiKeyToken, sessionToken } from '../../functions/tokens';
import { authOptions } from '../../web/lib/login/options';
import { newSession } from '../../web/lib/login/session';
import { itemsIn } from '../support/recorded-items';
import { SECRET, START, startWorld, type World } from '../support/world';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

/** A caller with a token. */
function holder(token: string) {
  return async <T>(method: Method, path: string, body?: object, more: Record<string, string> = {}) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...more };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const reply = await world.api.request(`/v1${path}`, init);
    return { status: reply.status, body: (await reply.json()) as T & { readonly code?: string } };
  };
}

const logIn = async (id: string, isShared = false) => {
  const token = { sub: id, name: id, email: `${id}@example.org`, ...newSession(world.clock.now(), isShared) };
  return holder(await sessionToken(SECRET, token));
};

interface Opened {
  readonly token: string;
  readonly program: Sessions['programs'][number];
}
const READER = { name: 'A reader', scopes: ['read'], days: 7 };
const open = async (ask: ReturnType<typeof holder>, wanted: object = READER) => {
  const { status, body } = await ask<Opened>('POST', '/me/sessions', wanted);
  expect(status).toBe(200);
  return { ...body, ask: holder(body.token) };
};
const programs = async (ask: ReturnType<typeof holder>) =>
  (await ask<Sessions>('GET', '/me/sessions')).body.programs;

describe('a session for a program', () => {
  test('does what it was opened for, as its player, and nothing else', async () => {
    const ana = await logIn('ana');
    const program = await open(ana);
    const { body } = await program.ask<{ player: { id: string; email: string } }>('GET', '/me');
    expect(body.player).toMatchObject({ id: 'ana', email: 'ana@example.org' });
    const refused = await program.ask('POST', '/leagues', { name: 'A league' });
    expect(refused).toMatchObject({ status: 403, body: { code: 'scope-missing' } });
    expect(refused.body).toMatchObject({ detail: expect.stringContaining('“organize”') });
  });

  test('never reaches the account, and opens no further ones', async () => {
    const ana = await logIn('ana');
    const { ask } = await open(ana, { ...READER, scopes: ['organize', 'play', 'read'] });
    for (const [method, path, body] of [
      ['PUT', '/me', { name: 'Somebody' }],
      ['POST', '/me/sessions', READER],
      ['GET', '/me/export', undefined],
      ['DELETE', '/me/account', { confirm: 'delete my account' }],
    ] as const)
      expect(await ask(method, path, body)).toMatchObject({ status: 403, body: { code: 'scope-missing' } });
    const wanted = { ...READER, scopes: ['account'] };
    expect((await ana('POST', '/me/sessions', wanted)).status).toBe(422);
  });

  test('is listed with its scopes and its last use', async () => {
    const ana = await logIn('ana');
    const { ask, program } = await open(ana, { ...READER, scopes: ['play', 'read', 'read'].slice(0, 2) });
    expect(await programs(ana)).toEqual([
      {
        ...{ id: program.id, name: 'A reader', scopes: ['read', 'play'], seenAt: null },
        ...{ began: new Date(START).toISOString(), until: new Date(START + 7 * DAY).toISOString() },
      },
    ]);
    world.clock.set(START + 2 * HOUR + 1000);
    await ask('GET', '/me');
    expect(await programs(ana)).toMatchObject([{ seenAt: new Date(START + 2 * HOUR).toISOString() }]);
    expect((await ana<Sessions>('GET', '/me/sessions')).body.sessions).toHaveLength(1);
  });

  test('learns what it may do and until when, as a login does, even without the scope to read', async () => {
    const ana = await logIn('ana');
    const player = await open(ana, { name: 'A player', scopes: ['play'], days: 7 });
    world.clock.set(START + HOUR);
    const lasts = (days: number) => ({
      began: new Date(START).toISOString(),
      until: new Date(START + days * DAY).toISOString(),
    });
    expect((await player.ask<OwnSession>('GET', '/me/session')).body).toEqual({
      ...{ program: 'A player', scopes: ['play'] },
      ...lasts(7),
    });
    const scopes = ['read', 'play', 'organize', 'account'];
    expect((await ana<OwnSession>('GET', '/me/session')).body).toEqual({
      program: null,
      scopes,
      ...lasts(90),
    });
    const shared = await logIn('ana', true);
    expect((await shared<OwnSession>('GET', '/me/session')).body).toMatchObject({
      ...{ program: null, scopes: scopes.slice(0, 3) },
      until: new Date(START + 13 * HOUR).toISOString(),
    });
    expect((await holder('nonsense')('GET', '/me/session')).status).toBe(401);
  });

  test('ends at once when it is ended, and with all sessions', async () => {
    const ana = await logIn('ana');
    const [one, other] = [await open(ana), await open(ana, { ...READER, name: 'Another' })];
    expect((await one.ask('GET', '/me/games')).status).toBe(200);
    await ana('DELETE', `/me/sessions/${one.program.id}`);
    expect((await one.ask('GET', '/me/games')).status).toBe(401);
    expect((await other.ask('GET', '/me/games')).status).toBe(200);
    await ana('DELETE', '/me/sessions');
    expect((await other.ask('GET', '/me/games')).status).toBe(401);
  });

  test('can end itself, and nobody else can', async () => {
    const [ana, ben] = [await logIn('ana'), await logIn('ben')];
    const { ask, program } = await open(ana);
    expect((await ben('DELETE', `/me/sessions/${program.id}`)).status).toBe(404);
    expect((await ask('DELETE', '/me/session')).status).toBe(200);
    expect((await ask('GET', '/me/games')).status).toBe(401);
    expect(await programs(ana)).toEqual([]);
  });

  test('ends on its day, and lasts ninety at most', async () => {
    const ana = await logIn('ana');
    expect((await ana('POST', '/me/sessions', { ...READER, days: 91 })).status).toBe(422);
    const { ask } = await open(ana, { ...READER, days: 90 });
    world.clock.set(START + 90 * DAY - 1);
    expect((await ask('GET', '/me/games')).status).toBe(200);
    world.clock.set(START + 90 * DAY);
    expect((await ask('GET', '/me/games')).status).toBe(401);
  });

  test('is one of ten at most', async () => {
    const ana = await logIn('ana');
    for (let at = 1; at <= 10; at += 1) await open(ana, { ...READER, name: `Program ${at}` });
    expect(await ana('POST', '/me/sessions', READER)).toMatchObject({ status: 403 });
    world.clock.set(START + 7 * DAY);
    await open(await logIn('ana'));
  });

  test('ends with the account', async () => {
    const ana = await logIn('ana');
    const { ask } = await open(ana);
    await ana('DELETE', '/me/account', { confirm: 'delete my account' });
    expect((await ask('GET', '/me/games')).status).toBe(401);
  });

  test('is not pushed out by logins, and a token whose session is not kept is worth nothing', async () => {
    const ana = await logIn('ana');
    const { ask } = await open(ana, { ...READER, days: 90 });
    for (let at = 1; at <= 25; at += 1) {
      world.clock.set(START + at * 1000);
      await (await logIn('ana'))('GET', '/me');
    }
    expect((await ask('GET', '/me/games')).status).toBe(200);
    const unknown = await apiKeyToken(SECRET, { sub: 'ana', sid: 'never-opened' });
    expect((await holder(unknown)('GET', '/me/games')).status).toBe(401);
  });

  test('shows its token once: it is kept neither with the session nor with the reply', async () => {
    const ana = await logIn('ana');
    const key = { 'idempotency-key': 'the same' };
    const first = await ana<Opened>('POST', '/me/sessions', READER, key);
    const again = await ana('POST', '/me/sessions', READER, key);
    expect(again).toMatchObject({ status: 409, body: { code: 'done-already' } });
    expect(JSON.stringify(await itemsIn(world))).not.toContain(first.body.token);
    expect(await programs(ana)).toHaveLength(1);
  });

  test('cannot have a reply repeated that another session was given', async () => {
    const ana = await logIn('ana');
    const { ask } = await open(ana);
    const key = { 'idempotency-key': 'the same' };
    const sent = ['POST', '/leagues', { name: 'A league' }, key] as const;
    expect((await ask(...sent)).status).toBe(403);
    expect((await ana(...sent)).status).toBe(200);
    expect((await ask(...sent)).status).toBe(403);
  });
});

describe('a login on a shared computer', () => {
  test('ends after twelve hours, and shows it', async () => {
    const [home, library] = [await logIn('ana'), await logIn('ana', true)];
    expect((await library('GET', '/me/games')).status).toBe(200);
    const { sessions } = (await home<Sessions>('GET', '/me/sessions')).body;
    expect(sessions.map(({ until }) => until).sort()).toEqual([
      new Date(START + 12 * HOUR).toISOString(),
      null,
    ]);
    world.clock.set(START + 12 * HOUR);
    expect((await library('GET', '/me/games')).status).toBe(401);
    expect((await home<Sessions>('GET', '/me/sessions')).body.sessions).toHaveLength(1);
  });

  test('plays and organizes, and does not reach the account', async () => {
    const library = await logIn('ana', true);
    expect((await library('POST', '/leagues', { name: 'A league' })).status).toBe(200);
    expect(await library('GET', '/me/sessions')).toMatchObject({ body: { code: 'scope-missing' } });
    expect((await library('DELETE', '/me/session')).status).toBe(200);
    expect((await library('GET', '/me/games')).status).toBe(401);
  });

  test('is what the login makes where the box was ticked, and no cookie outlives it', async () => {
    const { callbacks, session, jwt } = await authOptions({ isShared: true });
    const user = { id: 'ana', name: 'Ana', email: null };
    const token = await callbacks?.jwt?.({ token: {}, user } as never);
    expect(token).toMatchObject({ scopes: ['read', 'play', 'organize'], until: expect.any(Number) });
    expect([session?.maxAge, jwt?.maxAge]).toEqual([(12 * HOUR) / 1000, (12 * HOUR) / 1000]);
    const own = await authOptions();
    expect([own.session?.maxAge, own.jwt?.maxAge]).toEqual([(90 * DAY) / 1000, (90 * DAY) / 1000]);
  });
});

describe('what nobody can undo', () => {
  test.each([
    ['GET', '/me/export', undefined],
    ['DELETE', '/me/account', { confirm: 'delete my account' }],
    ['POST', '/me/sessions', READER],
  ] as const)('%s %s needs a login that is younger than an hour', async (method, path, body) => {
    const ana = await logIn('ana');
    await ana('GET', '/me');
    world.clock.set(START + HOUR);
    expect(await ana(method, path, body)).toMatchObject({ status: 403, body: { code: 'login-too-old' } });
    expect((await ana<Sessions>('GET', '/me/sessions')).body.newLogin).toBe(false);
    expect((await (await logIn('ana'))(method, path, body)).status).toBe(200);
  });
});
