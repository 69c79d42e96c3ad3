import { expect, test, vi } from 'vitest';
import { SECRET, startWorld } from '../test/support/world';
import { createApi } from './api/app';
import { requestLines } from './api/request-lines';
import { wholeApi } from './api/whole-api';
import { loggedPath } from './logged-path';

const HIDDEN = 'a-secret-of-forty-characters-0123456789a';
/** Names of parameters that contain a secret. A file name counts if it is all that a program needs to know. */
const SECRETS = /^:(?:token|file|key|secret|code|pass)/;

test('no secret in the path of a route is logged', async () => {
  const world = await startWorld();
  await world.close();
  const secret = [...new Set(world.api.routes.map(({ path }) => path))].filter((path) =>
    path.split('/').some((part) => SECRETS.test(part)),
  );
  expect(secret).toEqual(
    expect.arrayContaining([
      '/v1/calendar/:file',
      '/v1/me/logins/passkeys/:passkey',
      '/v1/unsubscribe/:token',
    ]),
  );
  for (const route of secret) {
    const path = route.replaceAll(/:(\w+)/g, HIDDEN);
    expect(loggedPath(path), route).not.toContain(HIDDEN);
  }
});

test('no page and no query is logged with its secret', () => {
  for (const url of [
    `/unsubscribe/${HIDDEN}`,
    `/invitations/${HIDDEN}`,
    `/api/auth/callback/email?token=${HIDDEN}&email=ann%40example.org`,
    `/leagues/one/join?code=${HIDDEN}`,
    `/v1/changed/games/one?pass=${HIDDEN}#${HIDDEN}`,
  ])
    expect(loggedPath(url)).not.toMatch(new RegExp(`${HIDDEN}|ann`));
  for (const path of ['/v1/games/one/table', '/v1/passkeys/challenge', '/v1/me/logins/passkeys/answer'])
    expect(loggedPath(path)).toBe(path);
});

test('lines of requests and of failures hide it', async () => {
  const world = await startWorld();
  const lines: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  const failures: unknown[] = [];
  try {
    const playerOfCalendar = () => Promise.reject(new Error('the store is broken'));
    const broken = { ...world.deps, store: { ...world.deps.store, playerOfCalendar } };
    const of = (deps: typeof world.deps) =>
      createApi(
        {
          ...{ deps, secret: SECRET, entrance: [requestLines(() => undefined)] },
          onError: (_, request) => void failures.push(request),
        },
        wholeApi('test'),
      );
    const headers = { authorization: `Bearer ${HIDDEN}`, cookie: `next-auth.session-token=${HIDDEN}` };
    await of(world.deps).request(`/v1/unsubscribe/${HIDDEN}`, { method: 'POST', headers });
    await of(broken).request(`/v1/calendar/${HIDDEN}.ics`);
  } finally {
    write.mockRestore();
    await world.close();
  }
  expect(lines.join('')).toContain('"path":"/v1/unsubscribe/…"');
  expect(failures).toHaveLength(1);
  expect(lines.join('') + JSON.stringify(failures)).not.toContain(HIDDEN);
});
