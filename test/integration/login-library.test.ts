import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const LIBRARY = 'node_modules/next-auth';

/** Every script of the library's server, by its path. */
function scripts(folder: string): readonly string[] {
  return readdirSync(join(LIBRARY, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .map((entry) => join(entry.parentPath, entry.name).slice(LIBRARY.length + 1));
}

/** How often each script of the library has what a pattern finds. */
function uses(pattern: RegExp): Readonly<Record<string, number>> {
  return Object.fromEntries(
    ['core', 'next', 'jwt']
      .flatMap(scripts)
      .map((path) => [path, readFileSync(join(LIBRARY, path), 'utf8').match(pattern)?.length ?? 0] as const)
      .filter(([, count]) => count > 0),
  );
}

/**
 * What the login library does with a session that it is shown. `authOptions` answers each of these; a version that adds
 * one has to be read before it is used.
 */
describe('the login library', () => {
  test('reads sessions in these places and no others', () => {
    expect(uses(/\bjwt\.decode\(/g)).toEqual({
      // Takes whom it finds for logged in, and links the service to that account: shown nobody but who asked for a link.
      'core/lib/callback-handler.js': 1,
      // State, nonce and PKCE of a login that has begun: cookies of its own, under keys of their own.
      'core/lib/oauth/checks.js': 3,
      // Gives whoever shows a session a new one: the route answers 404 (`web/app/api/auth`).
      'core/routes/session.js': 1,
      // Says in the log who logged out.
      'core/routes/signout.js': 1,
    });
  });

  test('issues sessions in these places and no others', () => {
    expect(uses(/\bjwt\.encode\(/g)).toEqual({
      'core/lib/oauth/checks.js': 1,
      'core/routes/callback.js': 3,
      'core/routes/session.js': 1,
    });
  });

  test('calls these events', () => {
    const events = new Set(
      ['core', 'next']
        .flatMap(scripts)
        .flatMap((path) =>
          [...readFileSync(join(LIBRARY, path), 'utf8').matchAll(/\bevents\.(\w+)/g)].map(([, name]) => name),
        ),
    );
    expect([...events].sort()).toEqual([
      'createUser',
      'linkAccount',
      'session',
      'signIn',
      'signOut',
      'updateUser',
    ]);
  });
});
