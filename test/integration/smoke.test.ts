import { afterEach, beforeEach, expect, test } from 'vitest';
import { playTurn } from '../../functions/canary/play-turn';
import { sessionFor } from '../../functions/canary/session';
import type { Fetch } from '../../infra/smoke/login';
import { smoke } from '../../infra/smoke/smoke';
import { SECRET, startWorld, type World } from '../support/world';

// The API is the platform's own. The pages answer as the login library and the login page do.

const SITE = 'https://play.turreton.example';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const PAGES: Readonly<Record<string, (request?: RequestInit) => Response>> = {
  '/signin': () => new Response('<form><input name="email" type="email" required=""/></form>'),
  '/api/auth/csrf': () =>
    Response.json(
      { csrfToken: 'token' },
      { headers: { 'set-cookie': '__Host-next-auth.csrf-token=token%7Chash; Path=/; HttpOnly; Secure' } },
    ),
  '/api/auth/signin/email': (request) => {
    const form = new URLSearchParams(String(request?.body));
    const sent = new Headers(request?.headers).get('cookie') === '__Host-next-auth.csrf-token=token%7Chash';
    const isMail = /^success\+\w+@simulator\.amazonses\.com$/.test(form.get('email') ?? '');
    const ok = sent && isMail && form.get('csrfToken') === 'token';
    const next = ok ? 'verify-request?provider=email&type=email' : 'signin?csrf=true';
    return Response.json({ url: `${SITE}/api/auth/${next}` });
  },
};

/** The site, with some pages replaced. */
const site =
  (pages: Readonly<Record<string, () => Response>> = {}): Fetch =>
  async (address, request) => {
    const { origin, pathname } = new URL(address);
    expect(origin).toBe(SITE);
    if (pathname.startsWith('/v1/')) return world.api.request(pathname, request);
    return { ...PAGES, ...pages }[pathname]?.(request) ?? new Response(null, { status: 404 });
  };

/** The run of the deployed canary. */
const turn = () =>
  playTurn({
    async ask(as, method, path, body) {
      const headers = {
        authorization: `Bearer ${await sessionFor(as, SECRET)}`,
        'content-type': 'application/json',
      };
      const reply = await world.api.request(`/v1${path}`, {
        ...{ method, headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
      return reply.json();
    },
    async wait(milliseconds) {
      world.clock.set(world.clock.now() + milliseconds);
      await world.deliver();
    },
    now: world.clock.now,
  });

test('a site that works says so in one line, and what nobody has seen', async () => {
  const { works, line } = await smoke(SITE, { fetch: site(), playTurn: turn });
  expect(line).toMatch(
    /^https:\/\/play\.turreton\.example works: the login page opens, .*took a login link to success\+\w+@simulator\.amazonses\.com, turn 1 of its own league closed \d+\.\d s after the last orders\. Not seen: whether the mail arrived\.$/,
  );
  expect(works).toBe(true);
});

test('a site whose canary nobody here may ask is not said to close turns', async () => {
  const { works, line } = await smoke(SITE, { fetch: site() });
  expect(works).toBe(true);
  expect(line).toMatch(/Not seen: whether the mail arrived and whether a turn closes\.$/);
});

test.each<[string, Readonly<Record<string, () => Response>>, RegExp]>([
  ['pages fail', { '/signin': () => new Response('', { status: 502 }) }, /login page: it answered 502/],
  [
    'nobody can log in by mail',
    { '/signin': () => new Response('<h1>Log in</h1>') },
    /offers no login by mail/,
  ],
  [
    'mails are refused',
    {
      '/api/auth/signin/email': () => Response.json({ url: `${SITE}/api/auth/error?error=EmailSignin` }),
    },
    /login link: the mail service did not take the login link/,
  ],
  [
    'links were asked for too often',
    {
      '/api/auth/signin/email': () =>
        Response.json({ message: 'Too many links were asked for.' }, { status: 429 }),
    },
    /the login answered: Too many links were asked for/,
  ],
])('a site where %s does not work, with the reason', async (_what, pages, words) => {
  const playTurn = async () => ({ step: 1, milliseconds: 900 });
  const { works, line } = await smoke(SITE, { fetch: site(pages), playTurn });
  expect(works).toBe(false);
  expect(line).toMatch(words);
  expect(line).not.toContain('\n');
});

test('a turn that does not close is reported with the rest', async () => {
  const playTurn = () => Promise.reject(new Error('waited 60 seconds for step 1 of 01k to be published'));
  const { works, line } = await smoke(SITE, { fetch: site(), playTurn });
  expect(works).toBe(false);
  expect(line).toMatch(/does not work yet\. turn: waited 60 seconds for step 1/);
});

test('an address that no name server knows is reported as such', async () => {
  const unknown = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
  const fetch = () => Promise.reject(new TypeError('fetch failed', { cause: unknown }));
  expect((await smoke(SITE, { fetch })).line).toContain('no name server knows the address');
});
