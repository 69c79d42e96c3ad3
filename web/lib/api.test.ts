import { expect, test } from 'vitest';
import { apiOver, requestLine } from './api';

test('parameters fill the path, the others follow the question mark, and absent ones are left out', () => {
  expect(
    requestLine('GET /games/{id}/press/{thread}', { id: 'g1', thread: 'a/b$&', before: undefined }),
  ).toEqual(['GET', '/games/g1/press/a%2Fb%24%26']);
  expect(requestLine('GET /hall-of-fame', { system: null, page: 'p 2' })).toEqual([
    'GET',
    '/hall-of-fame?page=p+2',
  ]);
});

test('a refusal is a value, and so is a platform that cannot be reached', async () => {
  const problem = { type: 'about:blank', title: 'No', status: 409, detail: 'No.', code: 'step-closed' };
  const refusing = apiOver(async () => Response.json(problem, { status: 409 }));
  expect(await refusing('GET /me')).toEqual({ ok: false, status: 409, problem });
  const silent = apiOver(() => Promise.reject(new Error('offline')));
  expect(await silent('GET /me')).toMatchObject({ ok: false, status: 0, problem: { code: 'unreachable' } });
});

test('the compiler refuses an unknown operation, a parameter too few or too many, and a missing body', async () => {
  const ask = apiOver(async () => Response.json({}));
  const asked = [
    // @ts-expect-error there is no such operation
    ask('GET /nothing'),
    // @ts-expect-error the path needs its parameter
    ask('GET /games/{id}'),
    // @ts-expect-error the operation has no such parameter
    ask('GET /games/{id}', { id: 'g1', page: '2' }),
    // @ts-expect-error the operation needs a body
    ask('PUT /games/{id}/steps/{step}/orders', { id: 'g1', step: 1 }),
  ];
  expect(await Promise.all(asked)).toHaveLength(4);
});
