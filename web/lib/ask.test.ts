import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTab, type Tab } from '../../test/support/browser-tab';
import { fakedPlatform, Reply, refusal } from '../../test/support/faked-platform';
import { api } from './api';
import { answerOf, fromBrowser, requestOf } from './ask';
import { isReachable } from './is-reachable';
import { rememberLocalGame } from './local-games';
import { onOwnMutation } from './mutation-events';
import { platformWords, takePlatformWords } from './platform-words';
import { startLogin } from './start-login';
import { noteTabReader } from './tab-reader';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
  takePlatformWords({ unreachable: 'Cannot be reached.', unexpected: 'It answered {status}.' });
});
afterEach(() => tab.close());

describe('an answer of the platform', () => {
  const answered = (reply: Response | Error) =>
    answerOf(
      async () => {
        if (reply instanceof Error) throw reply;
        return reply;
      },
      'GET',
      '/x',
      undefined,
      platformWords,
    );
  const problem = { type: 't', title: 'No', status: 409, detail: 'Not now.', code: 'later' };

  test.each([
    ['a value', Response.json({ a: 1 }), { ok: true, value: { a: 1 } }],
    ['a value that was made', Response.json({ a: 1 }, { status: 201 }), { ok: true, value: { a: 1 } }],
    ['nothing', new Response(null, { status: 204 }), { ok: true, value: null }],
    ['a problem', Response.json(problem, { status: 409 }), { ok: false, status: 409, problem }],
    // It waits for a second person.
    ['a proposal', Response.json(problem, { status: 202 }), { ok: false, status: 202, problem }],
  ])('is %s', async (_, reply, answer) => {
    expect(await answered(reply)).toEqual(answer);
  });

  const own = (status: number, detail: string, code = `http-${status}`) => ({
    ok: false,
    status,
    problem: { type: 'about:blank', title: detail, status, detail, code },
  });

  test.each([
    ['cannot be reached', new TypeError('gone'), own(0, 'Cannot be reached.', 'unreachable')],
    ['answers with a page', new Response('<h1>', { status: 502 }), own(502, 'It answered 502.')],
    ['answers with a list', Response.json([1], { status: 500 }), own(500, 'It answered 500.')],
    ['names no code', Response.json({ detail: 'x' }, { status: 400 }), own(400, 'It answered 400.')],
    ['has no words', Response.json({ code: 'x' }, { status: 400 }), own(400, 'It answered 400.')],
    ['answers nothing', new Response(null, { status: 500 }), own(500, 'It answered 500.')],
  ])('is a problem in the words of the page where it %s', async (_, reply, answer) => {
    expect(await answered(reply)).toEqual(answer);
  });

  test('has no words where the page shows none', async () => {
    const answer = await answerOf(async () => Promise.reject(new Error()), 'GET', '/x');
    expect(answer).toEqual(own(0, '', 'unreachable'));
  });
});

describe('a request', () => {
  test.each(['GET', 'PUT', 'DELETE'] as const)('of %s has no key: repeating it is harmless', (method) => {
    expect(requestOf(method, { a: 1 }).headers).not.toHaveProperty('idempotency-key');
  });

  test('of POST has a key of its own', () => {
    const keys = [1, 2].map(() => new Headers(requestOf('POST', {}).headers).get('idempotency-key'));
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[1]).not.toBe(keys[0]);
    expect(new Headers(requestOf('POST', {}, () => 'given').headers).get('idempotency-key')).toBe('given');
  });

  test('has its body in JSON if there is one, and is never answered from a cache', () => {
    expect(requestOf('GET')).toEqual({
      method: 'GET',
      headers: { accept: 'application/json' },
      cache: 'no-store',
    });
    expect(requestOf('PUT', { a: 1 })).toEqual({
      method: 'PUT',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      cache: 'no-store',
      body: '{"a":1}',
    });
    expect(requestOf('PUT', null).body).toBe('null');
  });
});

describe('a request of a page', () => {
  const post = (body: object = { text: 'hello' }, path = '/games/g/press') => fromBrowser('POST', path, body);
  const keys = (platform: ReturnType<typeof fakedPlatform>) => platform.asked.map(({ key }) => key);

  test.each([
    ['lost', true],
    ['answer-lost', true],
    [500, true],
    [503, true],
    [429, true],
    [499, false],
    [400, false],
    [401, false],
    [409, false],
    [422, false],
    ['none', false],
  ] as const)('that ended with %s is repeated with the same key: %s', async (fault, isSame) => {
    const platform = fakedPlatform(() => ({}));
    platform.faults.push(fault);
    await post().catch(() => undefined);
    await post();
    const [first, second] = keys(platform);
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(second === first).toBe(isSame);
  });

  test('that conflicts with something else is final', async () => {
    const replies = [refusal(409, 'taken'), new Reply(409, null)];
    const platform = fakedPlatform(() => replies.shift() ?? {});
    for (let times = 0; times < 3; times += 1) await post();
    expect(new Set(keys(platform)).size).toBe(3);
  });

  describe('whose first attempt is still in progress', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
    afterEach(() => void vi.useRealTimers());

    test('is repeated with the same key until the platform has its answer', async () => {
      const replies = [refusal(409, 'in-progress'), refusal(409, 'in-progress'), { id: 'sent' }];
      const platform = fakedPlatform(() => replies.shift() ?? {});
      const answer = post();
      await vi.advanceTimersByTimeAsync(499);
      expect(platform.asked).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(platform.asked).toHaveLength(2);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await (await answer).json()).toEqual({ id: 'sent' });
      expect(new Set(keys(platform)).size).toBe(1);
      await post();
      expect(new Set(keys(platform)).size).toBe(2);
    });

    test('says so after the last repetition, and keeps its key', async () => {
      const platform = fakedPlatform(() => refusal(409, 'in-progress'));
      const answer = post();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(await (await answer).json()).toMatchObject({ code: 'in-progress' });
      expect(platform.asked).toHaveLength(5);
      void post();
      await vi.advanceTimersByTimeAsync(0);
      expect(platform.asked).toHaveLength(6);
      expect(new Set(keys(platform)).size).toBe(1);
    });

    test('keeps its key where a repetition is lost', async () => {
      const platform = fakedPlatform(() => refusal(409, 'in-progress'));
      platform.faults.push('none', 'lost');
      const answer = post().catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(500);
      expect(await answer).toBeInstanceOf(TypeError);
      void post();
      await vi.advanceTimersByTimeAsync(0);
      expect(new Set(keys(platform)).size).toBe(1);
    });
  });

  test('with another body or address has another key', async () => {
    const platform = fakedPlatform(
      () => ({}),
      () => 503,
    );
    await post();
    await post({ text: 'other' });
    await post(undefined, '/games/h/press');
    expect(new Set(keys(platform)).size).toBe(3);
  });

  test.each([
    ['GET', null],
    ['PUT', 'ann'],
    ['POST', 'ann'],
    ['DELETE', 'ann'],
  ] as const)('by %s names the reader of its page: %s', async (method, reader) => {
    const sent: (string | null)[] = [];
    vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
      sent.push(new Headers(headers).get('x-reader'));
      return Response.json({});
    });
    await fromBrowser(method, '/x');
    noteTabReader('ann', '/page');
    await fromBrowser(method, '/x');
    noteTabReader(null, '/another-page');
    await fromBrowser(method, '/x');
    expect(sent).toEqual([null, reader, null]);
  });

  test('that answers leaves its body readable', async () => {
    fakedPlatform(() => refusal(409, 'taken'));
    expect(await (await post()).json()).toMatchObject({ code: 'taken' });
  });

  test.each([
    ['GET', 0],
    ['POST', 1],
    ['PUT', 1],
    ['DELETE', 1],
  ] as const)('by %s is told to the page as a change: %d', async (method, times) => {
    const platform = fakedPlatform(() => ({}));
    const told = vi.fn();
    const end = onOwnMutation(told);
    platform.faults.push('lost');
    await fromBrowser(method, '/x').catch(() => undefined);
    expect(told).not.toHaveBeenCalled();
    await fromBrowser(method, '/x');
    end();
    expect(told).toHaveBeenCalledTimes(times);
    expect(platform.lines()).toEqual([`${method} /x`, `${method} /x`]);
  });

  test('for a game that the page plays itself never reaches the platform', async () => {
    const platform = fakedPlatform(() => ({}));
    const end = rememberLocalGame('lesson', async (method, path, body) =>
      Response.json([method, path, body]),
    );
    expect(await (await fromBrowser('PUT', '/games/lesson/steps/1/orders', { a: 1 })).json()).toEqual([
      'PUT',
      '/games/lesson/steps/1/orders',
      { a: 1 },
    ]);
    end();
    expect(platform.asked).toEqual([]);
  });

  test('has the words of the page for an answer that has none', async () => {
    fakedPlatform(
      () => ({}),
      () => 'lost',
    );
    expect(await api('GET /me')).toMatchObject({ ok: false, problem: { detail: 'Cannot be reached.' } });
  });
});

describe('whether the platform can be reached', () => {
  test.each([
    ['none', true],
    ['lost', false],
    [503, false],
    [404, false],
  ] as const)('an answer with %s: %s', async (fault, is) => {
    fakedPlatform(
      () => ({}),
      () => fault,
    );
    expect(await isReachable()).toBe(is);
  });
});

describe('a login that starts', () => {
  test.each([
    ['demo', 'callback'],
    ['passkey', 'callback'],
    ['github', 'signin'],
    ['email', 'signin'],
  ])('by %s asks for its %s', async (service, kind) => {
    const platform = fakedPlatform(({ path }) =>
      path.endsWith('csrf') ? { csrfToken: 't' } : { url: '/next' },
    );
    expect(await startLogin(service, { email: 'ann@example.org' })).toEqual({ url: '/next' });
    expect(platform.lines()).toEqual(['GET /api/auth/csrf', `POST /api/auth/${kind}/${service}`]);
    const sent = platform.asked[1]?.body as URLSearchParams;
    expect(Object.fromEntries(sent)).toEqual({ email: 'ann@example.org', csrfToken: 't', json: 'true' });
  });

  test.each([
    [
      'a refusal with its words',
      new Reply(401, { url: '/x', message: 'Too often.' }),
      { message: 'Too often.' },
    ],
    ['a refusal without', new Reply(401, { url: '/x' }), {}],
    ['no next page', new Reply(200, { message: 'Odd.' }), { message: 'Odd.' }],
  ])('is not begun where the answer is %s', async (_, reply, start) => {
    fakedPlatform(({ path }) => (path.endsWith('csrf') ? { csrfToken: 't' } : reply));
    expect(await startLogin('github', {})).toEqual(start);
  });
});
