import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTab, type Tab } from '../../../../test/support/browser-tab';
import { useKept } from './use-kept';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});
afterEach(() => tab.close());

const kept = (key: string) => tab.hook((now: string) => useKept<string>(now), key);

test('a list is kept under its key beyond the life of its page', async () => {
  const shown = await kept('a');
  expect([shown.now()[0], localStorage.length]).toEqual([[], 0]);
  await tab.does(() => shown.now()[1](() => ['x']));
  await tab.does(() => shown.now()[1]((now) => [...now, 'y']));
  expect([shown.now()[0], localStorage.getItem('a')]).toEqual([['x', 'y'], '["x","y"]']);
  await shown.leave();
  expect((await kept('a')).now()[0]).toEqual(['x', 'y']);
  expect((await kept('b')).now()[0]).toEqual([]);
});

test('another key has its own list, and a change for the earlier key is none for it', async () => {
  localStorage.setItem('b', '["z"]');
  const shown = await kept('a');
  const [, changeA] = shown.now();
  await tab.does(() => changeA(() => ['x']));
  await shown.again('b');
  expect(shown.now()[0]).toEqual(['z']);
  await tab.does(() => changeA(() => ['late']));
  expect([shown.now()[0], localStorage.getItem('a'), localStorage.getItem('b')]).toEqual([
    ['z'],
    '["x"]',
    '["z"]',
  ]);
  await shown.again('c');
  expect(shown.now()[0]).toEqual([]);
  await shown.again('a');
  expect(shown.now()[0]).toEqual(['x']);
});

test.each(['{', '{}', '"x"', 'null', '[]'])('what cannot be read is no list: %s', async (stored) => {
  localStorage.setItem('a', stored);
  expect((await kept('a')).now()[0]).toEqual([]);
});

test('a browser that stores nothing keeps a list as long as its page', async () => {
  const none = () => {
    throw new Error('This browser stores nothing.');
  };
  vi.stubGlobal('localStorage', { getItem: none, setItem: none });
  const shown = await kept('a');
  await tab.does(() => shown.now()[1](() => ['x']));
  expect(shown.now()[0]).toEqual(['x']);
});

test('two tabs show one list: none overwrites what was added in the other', async () => {
  const [one, other] = [await kept('a'), await kept('a')];
  const lists = () => [one.now()[0], other.now()[0], JSON.parse(localStorage.getItem('a') ?? '[]')];
  await tab.does(() => one.now()[1]((now) => [...now, 'x']));
  await tab.hears('storage');
  await tab.does(() => other.now()[1]((now) => [...now, 'y']));
  await tab.hears('storage');
  expect(lists()).toEqual(Array(3).fill(['x', 'y']));
  await tab.does(() => one.now()[1]((now) => now.filter((order) => order !== 'x')));
  await tab.hears('storage');
  expect(lists()).toEqual(Array(3).fill(['y']));
  await tab.does(() => other.now()[1](() => []));
  await tab.hears('storage');
  expect(lists()).toEqual(Array(3).fill([]));
});

test('a change goes on from what another tab stored, although this one has not heard of it', async () => {
  const [one, other] = [await kept('a'), await kept('a')];
  await tab.does(() => one.now()[1]((now) => [...now, 'x']));
  await tab.does(() => other.now()[1]((now) => [...now, 'y']));
  expect([other.now()[0], localStorage.getItem('a')]).toEqual([['x', 'y'], '["x","y"]']);
});

test('a list of another key, and storage that cannot be written, leave a list as it is', async () => {
  const shown = await kept('a');
  await tab.does(() => shown.now()[1](() => ['x']));
  localStorage.setItem('b', '["z"]');
  await tab.hears('storage');
  expect(shown.now()[0]).toEqual(['x']);
  const full = () => {
    throw new Error('The storage is full.');
  };
  vi.stubGlobal('localStorage', { getItem: () => '["x"]', setItem: full });
  await tab.does(() => shown.now()[1]((now) => [...now, 'y']));
  await tab.does(() => shown.now()[1]((now) => [...now, 'w']));
  await tab.hears('storage');
  expect(shown.now()[0]).toEqual(['x', 'y', 'w']);
});
