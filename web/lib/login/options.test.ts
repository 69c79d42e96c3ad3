import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { demoAccount } from './demo-accounts';
import { authOptions } from './options';
import { services } from './services';

beforeEach(() => {
  vi.stubEnv('AUTH_TABLE', 'logins');
});
afterEach(() => vi.unstubAllEnvs());

/** The login methods: those of the pages, and the services whose keys are not set here. */
async function ways() {
  const keys = { ID: 'id', SECRET: 'secret' };
  const secrets = ['GITHUB', 'GOOGLE', 'DISCORD'].flatMap((service) =>
    Object.entries(keys).map(([kind, value]) => [`${service}_${kind}`, value]),
  );
  return [...(await authOptions()).providers, ...services(Object.fromEntries(secrets))];
}

test('every way to log in has the id and name under which the page shows it', async () => {
  vi.stubEnv('TURRETON_DEMO', '1');
  expect((await ways()).map(({ id, name }) => `${id}: ${name}`)).toEqual([
    'email: Email',
    'passkey: Passkey',
    'demo: Demo account',
    'github: GitHub',
    'google: Google',
    'discord: Discord',
  ]);
});

/** The row of the table in docs/security.md that describes a login method. */
const DESCRIBED: Readonly<Record<string, string>> = {
  email: 'a link by mail',
  passkey: 'a passkey',
  demo: 'demo accounts',
  github: 'Google, GitHub, Discord',
  google: 'Google, GitHub, Discord',
  discord: 'Google, GitHub, Discord',
};

test('every way to log in is described, with what guards it', async () => {
  vi.stubEnv('TURRETON_DEMO', '1');
  const page = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8');
  const [, chapter = ''] = page.split('\n## Logging in\n');
  const rows = [...chapter.matchAll(/^\| (.+?) \| (.+?) \| (.+?) \|$/gm)];
  const described = rows.map(([, way]) => way);
  for (const { id } of await ways()) expect(described, id).toContain(DESCRIBED[id]);
});

test.each(['0', '', 'yes'])('demo accounts do not exist where the host runs no demo (%j)', async (demo) => {
  vi.stubEnv('TURRETON_DEMO', demo);
  const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('nobody is asked'));
  expect((await ways()).map(({ id }) => id)).not.toContain('demo');
  expect(await demoAccount('olga')).toBeNull();
  asked.mockRestore();
});
