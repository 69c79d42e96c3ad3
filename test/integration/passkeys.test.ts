import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LoginWaysReply } from '../../functions/core/session/logins.schema';
import { type Authenticator, authenticator } from '../support/authenticator';
import { type Person, startWorld, type World } from '../support/world';

let world: World;
let ana: Person;
let phone: Authenticator;
beforeEach(async () => {
  world = await startWorld();
  ana = await world.person('ana');
  await world.store.openAccount({ id: 'ana', name: 'Ana', email: 'ana@example.org' });
  phone = authenticator(world.deps.reach.site);
});
afterEach(() => world.close());

interface Challenge {
  readonly options: { readonly challenge: string; readonly user: { readonly id: string } };
  readonly token: string;
}

async function add(device = phone, person = ana, name = 'My phone') {
  const { options, token } = (await person.post<Challenge>('/me/logins/passkeys/challenge')).body;
  const response = await device.register(options);
  return person.post('/me/logins/passkeys', { name, token, response });
}

const challenge = async () => (await world.visitor().post<Challenge>('/passkeys/challenge')).body;
const answer = (token: string, response: object) =>
  world.visitor().post<{ player: string; email: string | null }>('/passkeys/answer', { token, response });

async function logIn(how: Parameters<Authenticator['answer']>[1] = {}) {
  const { options, token } = await challenge();
  return answer(token, await phone.answer(options, how));
}

const passkeys = async (person = ana) => (await person.get<LoginWaysReply>('/me/logins')).body.passkeys;

describe('a passkey', () => {
  test('is added, logs in its owner, and is listed with its use', async () => {
    expect((await add()).status).toBe(200);
    expect(await passkeys()).toEqual([
      { id: expect.any(String), name: 'My phone', addedAt: expect.any(String), usedAt: null },
    ]);
    expect(await logIn()).toMatchObject({ status: 200, body: { player: 'ana', email: 'ana@example.org' } });
    expect((await passkeys())[0]?.usedAt).toEqual(expect.any(String));
    expect((await logIn()).status).toBe(200);
  });

  test.each([
    ['for another site', { origin: 'https://turreton.evil.example' }],
    ['whose owner did not show finger, face or code', { isVerified: false }],
    ['for another account', { userHandle: Buffer.from('ben').toString('base64url') }],
  ])('%s is refused', async (_, how) => {
    await add();
    expect((await logIn(how)).status).toBe(403);
  });

  test('that was copied is refused: its counter does not go up', async () => {
    await add();
    expect((await logIn({ counter: 5 })).status).toBe(200);
    expect((await logIn({ counter: 5 })).status).toBe(403);
    expect((await logIn({ counter: 6 })).status).toBe(200);
  });

  test('answers a challenge once, and no challenge that the platform did not give', async () => {
    await add();
    const { options, token } = await challenge();
    const given = await phone.answer(options);
    expect((await answer(token, given)).status).toBe(200);
    expect((await answer(token, given)).status).toBe(403);
    const other = await challenge();
    expect((await answer(other.token, await phone.answer({ challenge: 'bWFkZSB1cA' }))).status).toBe(403);
    // A challenge for adding a passkey is not valid for a login, and vice versa.
    const adding = (await ana.post<Challenge>('/me/logins/passkeys/challenge')).body;
    expect((await answer(adding.token, await phone.answer(adding.options))).status).toBe(403);
    const second = authenticator(world.deps.reach.site);
    const { options: asked, token: login } = await challenge();
    const response = await second.register({ ...asked, user: { id: 'YW5h' } });
    expect((await ana.post('/me/logins/passkeys', { name: 'Second', token: login, response })).status).toBe(
      403,
    );
  });

  test('is added with a young login alone, and by nobody for somebody else', async () => {
    const ben = await world.person('ben');
    const { options, token } = (await ben.post<Challenge>('/me/logins/passkeys/challenge')).body;
    const response = await phone.register(options);
    expect((await ana.post('/me/logins/passkeys', { name: 'Taken', token, response })).status).toBe(403);
    expect(await passkeys()).toEqual([]);
  });

  test('no longer logs in once it is removed; the last way in stays', async () => {
    await add();
    const [passkey] = await passkeys();
    expect((await (await world.person('ben')).remove(`/me/logins/passkeys/${passkey?.id}`)).status).toBe(404);
    expect((await ana.remove(`/me/logins/passkeys/${passkey?.id}`)).status).toBe(200);
    expect((await logIn()).status).toBe(403);
    const cleo = await world.person('cleo');
    await add(phone, cleo);
    const [only] = await passkeys(cleo);
    expect((await cleo.remove(`/me/logins/passkeys/${only?.id}`)).status).toBe(403);
  });

  test('goes with its account', async () => {
    await add();
    expect((await ana.remove('/me/account', { confirm: 'delete my account' })).status).toBe(200);
    expect((await logIn()).status).toBe(403);
  });
});
