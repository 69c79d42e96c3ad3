import { afterEach, expect, test, vi } from 'vitest';
import { SECRET, startWorld, type World } from '../../test/support/world';
import { sessionToken } from '../tokens';
import { createApi } from './app';
import { requestLines } from './request-lines';
import { wholeApi } from './whole-api';

let world: World;
afterEach(async () => {
  vi.restoreAllMocks();
  await world.close();
});

test('what is refused is logged with its status and where it came from, and a look is not', async () => {
  world = await startWorld();
  const organizer = await world.person('olga', 'Olga');
  const { id } = (await organizer.post<{ id: string }>('/leagues', { name: 'League' })).body;
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  const api = createApi(
    {
      ...{ deps: world.deps, secret: SECRET, onError: () => undefined },
      entrance: [requestLines(() => '192.0.2.1')],
    },
    wholeApi('test'),
  );
  const authorization = `Bearer ${await sessionToken(SECRET, { sub: 'zoe', name: 'Zoe' })}`;
  const ask = async (method: string, path: string) =>
    (await api.request(`/v1${path}`, { method, headers: { authorization } })).status;
  expect(await ask('GET', `/leagues/${id}`)).toBe(200);
  expect(lines).toEqual([]);
  const path = `/leagues/${id}/webhooks`;
  expect(await ask('GET', path)).toBe(403);
  expect(await ask('DELETE', `/leagues/${id}/webhooks/none`)).toBeGreaterThanOrEqual(400);
  const said = lines.map((line) => JSON.parse(line));
  expect(said).toHaveLength(2);
  expect(said[0]).toMatchObject({
    ...{ message: 'request', method: 'GET', path: `/v1${path}`, status: 403, address: '192.0.2.1' },
  });
});
