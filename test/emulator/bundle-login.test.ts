import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleLogin } from './bundle-login';

// The deployment to an emulator runs only in nightly runs, and only where its programs are installed.
test('the login that the emulator plays has all that it loads', async () => {
  expect(existsSync(join(await bundleLogin(), 'index.mjs'))).toBe(true);
});
