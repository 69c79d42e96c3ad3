import { afterEach, beforeEach, expect, test } from 'vitest';
import { CLASSIC } from '../../../../engine/classic/data/standard';
import { openTab, type Tab } from '../../../../test/support/browser-tab';
import { useDraft } from './use-draft';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});
afterEach(() => tab.close());

const board = () => tab.hook(() => useDraft(CLASSIC), undefined);
const titled = (title: string) => ({ ...CLASSIC, title });
const titlesOf = (...boards: readonly Awaited<ReturnType<typeof board>>[]) =>
  boards.map((one) => one.now().definition.title);

test('a variant is kept on the device beyond the life of its page, and a mere look keeps nothing', async () => {
  const shown = await board();
  expect(localStorage.length).toBe(0);
  await tab.does(() => shown.now().change(titled('North')));
  await shown.leave();
  expect(titlesOf(await board())).toEqual(['North']);
});

test('a change can be undone and redone, and one that changes nothing is no step', async () => {
  const shown = await board();
  await tab.does(() => shown.now().change(titled(CLASSIC.title)));
  expect(shown.now().canUndo).toBe(false);
  await tab.does(() => shown.now().change(titled('North')));
  await tab.does(() => shown.now().undo());
  expect([titlesOf(shown), shown.now().canUndo, shown.now().canRedo]).toEqual([[CLASSIC.title], false, true]);
  await tab.does(() => shown.now().redo());
  expect(titlesOf(shown)).toEqual(['North']);
});

test('a variant whose form is wrong changes nothing', async () => {
  const shown = await board();
  const wrong = await tab.does(() => shown.now().change({ ...CLASSIC, powers: [] } as never));
  expect(wrong.length).toBeGreaterThan(0);
  expect(shown.now().canUndo).toBe(false);
});

test('two tabs show one variant: none overwrites what was drawn in the other, and each can undo it', async () => {
  const [one, other] = [await board(), await board()];
  await tab.does(() => one.now().change(titled('North')));
  await tab.hears('storage');
  expect(titlesOf(one, other)).toEqual(['North', 'North']);
  await tab.does(() => other.now().change({ ...other.now().definition, firstYear: 1800 }));
  await tab.hears('storage');
  expect(titlesOf(one, other)).toEqual(['North', 'North']);
  expect(one.now().definition.firstYear).toBe(1800);
  await tab.does(() => one.now().undo());
  await tab.hears('storage');
  expect(other.now().definition.firstYear).toBe(CLASSIC.firstYear);
});

test('a tab that was left follows no longer', async () => {
  const [one, other] = [await board(), await board()];
  const before = other.all.length;
  await other.leave();
  await tab.does(() => one.now().change(titled('North')));
  await tab.hears('storage');
  expect(other.all).toHaveLength(before);
});
