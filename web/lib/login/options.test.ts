import { afterEach, expect, test, vi } from 'vitest';
import { authOptions } from './options';

afterEach(() => vi.unstubAllEnvs());

test('every way to log in has the id and name under which the page shows it', async () => {
  vi.stubEnv('TURRETON_DEMO', '1');
  vi.stubEnv('AUTH_TABLE', 'logins');
  const shown = (await authOptions()).providers.map(({ id, name }) => `${id}: ${name}`);
  expect(shown).toEqual(['email: Email', 'demo: Demo account']);
});
