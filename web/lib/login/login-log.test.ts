import { afterEach, expect, test, vi } from 'vitest';
import { logRefusedLogin } from './login-log';
import { authOptions } from './options';

const printed: string[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  printed.length = 0;
});

function listen() {
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    printed.push(String(line));
    return true;
  });
}

const from = new Headers({ 'x-viewer-address': '198.51.100.7', 'x-forwarded-for': '192.0.2.1' });

test.each([
  ['a link that is used up, by its redirect', redirect('/signin?error=Verification'), 'Verification'],
  [
    'a form that asks for JSON',
    Response.json({ url: 'https://t.example/signin?error=EmailSignin' }),
    'EmailSignin',
  ],
  ['too many links', Response.json({ message: 'Too many' }, { status: 429 }), 'too many links'],
  [
    'a reason that would begin another line',
    redirect(`/signin?error=${encodeURIComponent('x\n{"message":"logged in"}')}`),
    'x\n{"message":"logged in"}',
  ],
])('%s is told with its reason and where it came from', async (_, answer, why) => {
  listen();
  // There is a proxy, which identifies the client.
  vi.stubEnv('LOCAL_KEY', 'key');
  await logRefusedLogin(answer, from);
  const [line] = printed.map((text) => JSON.parse(text));
  expect(line).toMatchObject({ level: 'warn', message: 'login refused', why, address: '198.51.100.7' });
});

test.each([
  ['a login', redirect('/')],
  ['a link on its way', Response.json({ url: 'https://t.example/signin/sent' })],
  ['the list of ways', Response.json({ email: { id: 'email' } })],
])('%s is not a refusal, and can still be read', async (_, answer) => {
  listen();
  const before = await answer.clone().text();
  await logRefusedLogin(answer, from);
  expect(printed).toEqual([]);
  expect(await answer.text()).toBe(before);
});

test('a login is logged with its player and its way, and without the address or what the service gave', async () => {
  listen();
  const { events } = await authOptions();
  const user = { id: 'olga', email: 'olga@example.org' };
  const account = {
    ...{ provider: 'github', type: 'oauth' as const, providerAccountId: '1', access_token: 'secret' },
    userId: 'olga',
  };
  await Promise.resolve(events?.signIn?.({ user, account })).catch(() => undefined);
  expect(JSON.parse(printed[0] ?? '')).toMatchObject({ message: 'logged in', player: 'olga', way: 'github' });
  expect(printed.join()).not.toMatch(/secret|olga@/);
});

test('a logout is logged with its player and without the token, whether or not the platform can be reached', async () => {
  listen();
  const { events } = await authOptions();
  const ended = Promise.resolve(
    events?.signOut?.({ token: { sub: 'olga', sid: 'secret' }, session: { expires: '' } }),
  );
  await ended.catch(() => undefined);
  expect(JSON.parse(printed[0] ?? '')).toMatchObject({ message: 'logged out', player: 'olga' });
  expect(printed.join()).not.toContain('secret');
});

function redirect(location: string): Response {
  return new Response(null, { status: 302, headers: { location } });
}
