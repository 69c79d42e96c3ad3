import { type APIGatewayProxyResult, handle, type LambdaEvent } from 'hono/aws-lambda';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiInAreas } from '../../functions/api/api-in-areas';
import { createApi } from '../../functions/api/app';
import { TABLE_ROUTES } from '../../functions/api/table-routes';
import { sessionToken } from '../../functions/tokens';
import { TABLE_PATHS } from '../../infra/lib/routes';
import { overLambda } from '../../web/lib/over-lambda';
import { type Board, startBoard } from '../support/season';
import { SECRET, startWorld, type World } from '../support/world';

const FUNCTIONS = { tables: 'the-api', leagues: 'the-leagues', paths: [...TABLE_PATHS] };

describe('pages that run the API’s functions', () => {
  let world: World;
  let board: Board;
  const ran: string[] = [];

  beforeAll(async () => {
    world = await startWorld();
    board = await startBoard(world);
  });
  afterAll(() => world.close());

  /** Both functions as Lambda runs them: input and output are text. */
  function api() {
    const onError = (error: unknown) => {
      throw error;
    };
    const answers = {
      'the-api': handle(createApi({ deps: world.deps, secret: SECRET, onError }, [TABLE_ROUTES])),
      'the-leagues': handle(apiInAreas({ deps: world.deps, secret: SECRET, release: 'test', onError })),
    };
    return overLambda(FUNCTIONS, async (name, event) => {
      ran.push(name);
      const answer = answers[name as keyof typeof answers];
      const reply: APIGatewayProxyResult = await answer(JSON.parse(JSON.stringify(event)) as LambdaEvent);
      return JSON.parse(JSON.stringify(reply)) as unknown;
    });
  }

  test.each([
    ['a table', () => `/v1/games/${board.game}/table`, 'the-api'],
    ['a season', () => `/v1/seasons/${board.season}`, 'the-leagues'],
    ['what has a query', () => `/v1/leagues?limit=1`, 'the-leagues'],
    ['what is not there', () => '/v1/games/nowhere', 'the-api'],
    ['what nothing answers', () => '/v1/nowhere/at/all', 'the-leagues'],
    ['a file', () => `/v1/seasons/${board.season}/standing.csv`, 'the-leagues'],
  ])('get the same answer as over HTTP: %s', async (_what, path, name) => {
    ran.length = 0;
    const over = await api()(path(), { method: 'GET' });
    const http = await world.api.request(path());
    expect(ran).toEqual([name]);
    expect(over.status).toBe(http.status);
    expect(await over.text()).toBe(await http.text());
    expect(over.headers.get('content-type')).toBe(http.headers.get('content-type'));
  });

  test('are answered for their reader, and change what they send', async () => {
    const token = await sessionToken(SECRET, {
      sub: 'zoe',
      name: 'zoe',
      email: 'zoe@example.org',
      began: Date.UTC(2100, 0, 1),
    });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ name: 'Zoë of Łódź' });
    const changed = await api()('/v1/me', { method: 'PUT', headers, body });
    expect(changed.status).toBe(200);
    const over = await api()('/v1/me', { method: 'GET', headers });
    expect(await over.json()).toMatchObject({ player: { name: 'Zoë of Łódź' } });
  });

  test('a function that answers no HTTP fails, and is not taken for an empty page', async () => {
    const broken = overLambda(FUNCTIONS, async () => ({ errorMessage: 'Task timed out' }));
    await expect(broken('/v1/me', {})).rejects.toThrow(/statusCode/);
  });
});
