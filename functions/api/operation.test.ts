import { expect, test } from 'vitest';
import * as z from 'zod';
import { SECRET, startWorld } from '../../test/support/world';
import { done } from '../core/platform/errors';
import { createApi } from './app';
import { openOperation } from './operation';

/** A record that a view might spread into its response by mistake. */
const player = { name: 'Ann', email: 'ann@example.org' };

const players = openOperation({
  method: 'GET',
  path: '/players',
  servedBy: 'ratings',
  tag: 'Players',
  scope: 'read',
  summary: 'Names of players',
  reply: z.object({ best: z.object({ name: z.string() }), all: z.array(z.object({ name: z.string() })) }),
  handle: async () => done({ best: player, all: [player], seed: 'a5a5' }),
});

test('a reply holds what its schema names, at every depth, and nothing else', async () => {
  const world = await startWorld();
  const onError = (error: unknown) => {
    throw error;
  };
  const api = createApi({ deps: world.deps, secret: SECRET, onError }, [
    { operations: [players], files: [] },
  ]);
  const reply = await api.request('/v1/players');
  await world.close();
  expect(reply.status).toBe(200);
  expect(await reply.json()).toEqual({ best: { name: 'Ann' }, all: [{ name: 'Ann' }] });
});
