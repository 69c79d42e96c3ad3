import { expect, test } from 'vitest';
import { startWorld } from '../../test/support/world';
import { siteServer } from './server';

test('a server leaves the Request and Response of its process as they were', async () => {
  const before = [globalThis.Request, globalThis.Response];
  const world = await startWorld();
  siteServer({
    deps: world.deps,
    secret: 'a secret for a test that serves nothing',
    version: '1.0.0',
    pages: (_, response) => void response.end(),
    local: { localKey: 'none', mailbox: null, demo: false },
  });
  expect([globalThis.Request, globalThis.Response]).toEqual(before);
  // A request made before a server started is still a request to the API.
  const asked = new Request('http://turreton.test/v1/me').clone();
  expect((await world.api.request(asked)).status).toBe(200);
  await world.close();
});
