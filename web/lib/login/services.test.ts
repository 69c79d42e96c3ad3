import { afterEach, describe, expect, test, vi } from 'vitest';
import { askLogin } from '../../../test/support/login-library';
import { mayJoinByMail } from './login-adapter';
import { authOptions } from './options';
import { discordAccount, gitHubAccount, googleAccount, services, verifiedAddress } from './services';

const owner = 'owner@example.org';

describe('only an address that the service has verified counts', () => {
  test.each([
    [true, owner],
    [false, null],
    [undefined, null],
  ])('Discord says %s', (verified, email) => {
    const profile = { id: '1', username: 'ana', email: owner, verified };
    expect(discordAccount(profile as Parameters<typeof discordAccount>[0])).toMatchObject({
      email,
      addressVerified: email !== null,
    });
  });

  test.each([
    [true, owner],
    [false, null],
  ])('Google says %s', (email_verified, email) => {
    const profile = { sub: '1', name: 'ana', email: owner, email_verified };
    expect(googleAccount(profile as Parameters<typeof googleAccount>[0])).toMatchObject({ email });
  });

  test.each([
    ['its primary one is', [{ email: owner, primary: true, verified: true }], owner],
    ['its primary one is not', [{ email: owner, primary: true, verified: false }], null],
    ['only another one is', [{ email: owner, primary: false, verified: true }], null],
    ['it lists none', [], null],
    ['it answers something else', { message: 'Bad credentials' }, null],
  ])('GitHub: %s', (_, addresses, email) => {
    expect(verifiedAddress(addresses)).toBe(email);
  });
});

describe('a login by a service', () => {
  const KEYS = {
    ...{ GITHUB_ID: 'id', GITHUB_SECRET: 'secret', GOOGLE_ID: 'id', GOOGLE_SECRET: 'secret' },
    ...{ DISCORD_ID: 'id', DISCORD_SECRET: 'secret' },
  };
  afterEach(() => vi.unstubAllEnvs());

  test.each([
    ['github', 'https://github.com/login/oauth/authorize', ['state']],
    ['google', 'https://accounts.google.com/o/oauth2/v2/auth', ['state', 'code_challenge']],
    ['discord', 'https://discord.com/api/oauth2/authorize', ['state']],
  ])('%s: goes to its fixed address, bound to this browser, and has a way back of its own', async (name, address, checks) => {
    vi.stubEnv('NEXTAUTH_URL', 'https://turreton.example');
    const options = {
      ...(await authOptions({ action: 'signin' })),
      secret: 'secret',
      providers: services(KEYS),
    };
    const csrf = await askLogin({ method: 'GET', path: ['csrf'], cookies: {} }, options);
    const { csrfToken } = csrf.body as { csrfToken: string };
    const begun = await askLogin(
      { method: 'POST', path: ['signin', name], body: { csrfToken, json: 'true' }, cookies: csrf.cookies },
      options,
    );
    const url = new URL((begun.body as { url: string }).url);
    expect(url.origin + url.pathname).toBe(address);
    expect(url.searchParams.get('redirect_uri')).toBe(`https://turreton.example/api/auth/callback/${name}`);
    for (const check of checks) expect(url.searchParams.get(check), check).toMatch(/.{20}/);
    const kept = Object.keys(begun.cookies).filter((cookie) => /state|pkce/.test(cookie));
    expect(kept).toHaveLength(checks.length);
  });

  test('Google’s tokens count by its issuer and its keys', () => {
    const [google] = services({ GOOGLE_ID: 'id', GOOGLE_SECRET: 'secret' });
    expect(google?.options).toMatchObject({
      ...{ issuer: 'https://accounts.google.com', clientId: 'id' },
      jwks_endpoint: 'https://www.googleapis.com/oauth2/v3/certs',
    });
    expect(google).toMatchObject({ idToken: true });
  });

  test('is known by the service’s id, whatever name and address it has', () => {
    const google = { sub: '17', name: 'ana', email: owner, email_verified: true };
    expect(googleAccount(google as Parameters<typeof googleAccount>[0]).id).toBe('17');
    const discord = { id: '18', username: 'ana', email: owner, verified: true };
    expect(discordAccount(discord as Parameters<typeof discordAccount>[0]).id).toBe('18');
    const github = { id: 19, login: 'ana', name: 'Ana', email: owner };
    expect(gitHubAccount(github as Parameters<typeof gitHubAccount>[0]).id).toBe('19');
  });

  test('puts no token of the service into the session', async () => {
    const { callbacks } = await authOptions();
    const account = {
      provider: 'google',
      access_token: 'theirs',
      id_token: 'theirs',
      refresh_token: 'theirs',
    };
    const user = { id: 'ana', name: 'Ana', email: owner };
    const token = await callbacks?.jwt?.({ token: {}, user, account } as never);
    expect(token).toMatchObject({ sub: 'ana' });
    expect(JSON.stringify(token)).not.toContain('theirs');
  });
});

describe('a link by mail', () => {
  const person = { id: 'p1', email: owner, emailVerified: null };
  test.each([
    ['makes a new account', { ...person, id: owner }, true],
    ['logs in to an account made by mail', { ...person, emailVerified: new Date(0) }, true],
    ['joins an account whose service verified the address', { ...person, addressVerified: true }, true],
    ['joins one that the platform opened for the address', { ...person, prepared: true }, true],
    ['does not join one whose service did not', { ...person, addressVerified: false }, false],
    ['does not join one from before services were asked', person, false],
  ])('%s', (_, kept, may) => {
    expect(mayJoinByMail(kept)).toBe(may);
  });
});
