import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiEnv } from '../../functions/api/env';
import { idempotency } from '../../functions/api/idempotency';
import { startWorld, type World } from '../support/world';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

/** An API of one operation that answers with this many characters, and counts its runs. */
function longReplies() {
  let carriedOut = 0;
  const app = new Hono<ApiEnv>();
  app.use(async (c, next) => {
    c.set('deps', world.deps);
    c.set('caller', { id: 'ana', name: 'Ana', email: null });
    await next();
  });
  app.use(idempotency);
  app.post('/:length', (c) => {
    carriedOut += 1;
    return c.json({ text: 'ä'.repeat(Number(c.req.param('length'))) });
  });
  const send = (length: number) =>
    app.request(`/${length}`, { method: 'POST', headers: { 'idempotency-key': `key ${length}` } });
  return { send, carriedOut: () => carriedOut };
}

test.each([
  ['is given again', 100_000, 200],
  ['is replaced where the store cannot hold it', 250_000, 409],
  ['is replaced however long it is', 2_000_000, 409],
])('a reply to a request with a key %s, and the request is carried out once', async (_, length, again) => {
  const { send, carriedOut } = longReplies();
  expect((await send(length)).status).toBe(200);
  const repeated = await send(length);
  expect(repeated.status).toBe(again);
  expect(repeated.headers.get('idempotent-replayed')).toBe('true');
  expect(carriedOut()).toBe(1);
  if (again === 409) expect(await repeated.json()).toMatchObject({ code: 'done-already' });
});
