import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApi } from '../../functions/api/description/openapi';
import { nameOf } from '../../functions/api/operation';
import { OPERATIONS } from '../../functions/api/whole-api';
import { CANARIES } from '../../functions/canary/board';
import { sessionFor } from '../../functions/canary/session';
import { SCOPES, type Scope } from '../../functions/core/session/sessions.schema';
import { sessionToken } from '../../functions/tokens';
import { isNightly } from '../support/nightly';
import { SECRET, startWorld, type World } from '../support/world';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

/** Every choice of scopes in nightly runs; otherwise those with none, one, all but one, or all. */
const CHOICES: readonly (readonly Scope[])[] = Array.from({ length: 2 ** SCOPES.length }, (_, bits) =>
  SCOPES.filter((_scope, at) => (bits & (2 ** at)) !== 0),
).filter(({ length }) => isNightly || length <= 1 || length >= SCOPES.length - 1);

/** Routes besides operations: CSV, calendars, feeds, the description. */
function files(): readonly string[] {
  const operations = new Set<string>(OPERATIONS.map(({ path }) => path));
  const paths = world.api.routes
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => path.replace('/v1', '').replaceAll(/:(\w+)(\{[^}]*\})?/g, '{$1}'));
  return [...new Set(paths)].filter((path) => !operations.has(path));
}

async function codeOf(method: string, path: string, token: string): Promise<string | undefined> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const reply = await world.api.request(`/v1${path.replaceAll(/\{\w+\}/g, 'none')}`, { method, headers });
  if (reply.status < 400) return undefined;
  return ((await reply.json()) as { readonly code?: string }).code;
}

describe.each(
  CHOICES.map((scopes) => [scopes.join(', ') || 'nothing', scopes] as const),
)('a session for %s', (_, scopes) => {
  test('is refused exactly the operations whose scope it lacks', async () => {
    for (const operation of OPERATIONS) {
      // Some of them end the session.
      const token = await sessionToken(SECRET, {
        sub: 'ana',
        sid: crypto.randomUUID(),
        began: Date.now(),
        scopes,
      });
      const name = nameOf(operation);
      const lacks = operation.scope !== 'any' && !scopes.includes(operation.scope);
      expect((await codeOf(operation.method, operation.path, token)) === 'scope-missing', name).toBe(lacks);
    }
  });

  test('is refused files unless it may read', async () => {
    const token = await sessionToken(SECRET, {
      sub: 'ben',
      sid: crypto.randomUUID(),
      began: Date.now(),
      scopes,
    });
    const paths = files();
    expect(paths.length).toBeGreaterThan(5);
    for (const path of paths)
      expect((await codeOf('GET', path, token)) === 'scope-missing', path).toBe(!scopes.includes('read'));
  });
});

test('the description says the scope of each operation', () => {
  const paths = openApi({ operations: OPERATIONS, files: [] }, 'test', 'https://turreton.example')
    .paths as Record<string, Record<string, object>>;
  for (const operation of OPERATIONS) {
    expect(paths[`/v1${operation.path}`]?.[operation.method.toLowerCase()]).toMatchObject({
      'x-scope': operation.scope,
    });
  }
});

test('the canary does not reach accounts', async () => {
  const token = await sessionFor(CANARIES.organizer, SECRET);
  expect(await codeOf('GET', '/me/export', token)).toBe('scope-missing');
  expect(await codeOf('GET', '/me', token)).toBeUndefined();
});
