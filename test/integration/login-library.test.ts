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

/** The number of matches of a pattern in each script of the library. */
function uses(pattern: RegExp): Readonly<Record<string, number>> {
  return Object.fromEntries(
    ['core', 'next', 'jwt']
      .flatMap(scripts)
      .map((path) => [path, readFileSync(join(LIBRARY, path), 'utf8').match(pattern)?.length ?? 0] as const)
      .filter(([, count]) => count > 0),
  );
}

/**
 * The login library's uses of a session. `authOptions` handles each of these; review a version that adds one before it
 * is used.
 */
describe('the login library', () => {
  test('reads sessions in these places and no others', () => {
    expect(uses(/\bjwt\.decode\(/g)).toEqual({
      // Treats the player of the session as logged in, and links the service to that account: gets only the session of
      // the caller who asked for a link.
      'core/lib/callback-handler.js': 1,
      // State, nonce and PKCE of a login in progress: separate cookies under separate keys.
      'core/lib/oauth/checks.js': 3,
      // Would issue a new session to the holder of one: the route answers 404 (`web/app/api/auth`).
      'core/routes/session.js': 1,
      // Logs the logout.
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
