import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTab, type Tab } from '../../test/support/browser-tab';
import type { Answer } from './ask';
import { useMutation, wordsOf } from './mutate';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});
afterEach(() => tab.close());

const PROBLEM = {
  ...{ type: '', title: '', status: 422, detail: 'It cannot be so.', code: 'invalid' },
  problems: [
    { path: ['schedule', 'startsAt'], message: 'Too early.', code: 'early' },
    { path: ['name'], message: 'Too long.', code: 'long' },
    { path: ['schedule', 'rounds', 0], message: 'Too long.', code: 'long' },
  ],
} as never;
const REFUSED: Answer<string> = { ok: false, status: 422, problem: PROBLEM };

test('a change is busy until it is answered, then done, and its page is shown anew', async () => {
  const shown = await tab.hook(() => useMutation(), undefined);
  expect(shown.now()).toMatchObject({ busy: false, done: false, problem: null });
  let answer = (_: Answer<string>) => undefined as unknown;
  await tab.does(() => void shown.now().run(() => new Promise<Answer<string>>((given) => (answer = given))));
  expect(shown.now()).toMatchObject({ busy: true, done: false, problem: null });
  expect(tab.visited).toEqual([]);
  await tab.does(() => answer({ ok: true, value: 'x' }));
  expect(shown.now()).toMatchObject({ busy: false, done: true, problem: null });
  expect(tab.visited).toEqual(['refresh']);
});

test('a change may lead to another page', async () => {
  const shown = await tab.hook(() => useMutation(), undefined);
  await tab.does(() =>
    shown.now().run(
      async () => ({ ok: true, value: 'new' }),
      (id) => `/seasons/${id}`,
    ),
  );
  expect(tab.visited).toEqual(['/seasons/new']);
});

test.each([
  ['shown again', undefined],
  ['opened', (id: string) => `/seasons/${id}`],
])('a change is busy until its page is %s, as a second press would change more', async (_, then) => {
  const shown = await tab.hook(() => useMutation(), undefined);
  const arrive = tab.holdPages();
  await tab.does(() => shown.now().run(async () => ({ ok: true, value: 'new' }), then));
  expect(shown.now()).toMatchObject({ busy: true, done: true });
  await arrive();
  expect(shown.now()).toMatchObject({ busy: false, done: true });
});

test('a refusal stays, with its words at each field, until the next answer; the page stays as well', async () => {
  const shown = await tab.hook(() => useMutation(), undefined);
  await tab.does(() => shown.now().run(async () => ({ ok: true, value: 'x' })));
  await tab.does(() =>
    shown.now().run(
      async () => REFUSED,
      () => '/next',
    ),
  );
  const { busy, done, problem, wrongAt } = shown.now();
  expect({ busy, done, problem }).toEqual({
    busy: false,
    done: false,
    problem: 'It cannot be so. Too early. Too long.',
  });
  expect(['schedule.startsAt', 'name', 'schedule.rounds.0', 'schedule', ''].map(wrongAt)).toEqual([
    'Too early.',
    'Too long.',
    'Too long.',
    null,
    null,
  ]);
  expect(tab.visited).toEqual(['refresh']);
  await tab.does(() => shown.now().run(async () => ({ ok: true, value: 'x' })));
  expect(shown.now()).toMatchObject({ done: true, problem: null });
  expect(shown.now().wrongAt('name')).toBeNull();
});

test('a problem without fields is its own words', () => {
  expect(wordsOf({ type: '', title: '', status: 409, detail: 'Not now.', code: 'later' })).toBe('Not now.');
});
