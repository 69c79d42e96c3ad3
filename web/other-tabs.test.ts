import { afterEach, beforeEach, expect, test } from 'vitest';
import { CLASSIC } from '../engine/classic/data/standard';
import { openTab, type Tab } from '../test/support/browser-tab';
import { useDraft as usePressDraft } from './components/press/use-draft';
import { useDraft as useVariantDraft } from './games/classic/maps/use-draft';
import { useKept } from './games/nyc-risk/table/use-kept';
import { keepLessonDone, useLessonsDone } from './lib/lessons-done';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});
afterEach(() => tab.close());

/** A hook that follows what other tabs store: how its reader changes it, and all that the reader sees of it. */
interface Following {
  readonly change: () => void;
  readonly sees: () => unknown;
}

/** Every hook that listens to other tabs. */
const FOLLOWING: Readonly<Record<string, () => Following>> = {
  'a message that is written': () => {
    const { text, kept, write } = usePressDraft('g', 'all');
    return { change: () => write('hello'), sees: () => [text, kept] };
  },
  'a variant on the drawing board': () => {
    const { definition, canUndo, canRedo, change, undo } = useVariantDraft(CLASSIC);
    return {
      change: () => {
        if (canUndo) undo();
        else change({ ...CLASSIC, title: 'North' });
      },
      sees: () => [definition.title, canUndo, canRedo],
    };
  },
  'a plan of Risk': () => {
    const [orders, change] = useKept<string>('plan');
    return { change: () => change((now) => [...now, 'attack']), sees: () => orders };
  },
  'the lessons that are done': () => {
    const done = useLessonsDone();
    return { change: () => keepLessonDone('classic', 'move'), sees: () => [...done] };
  },
};

test.each(
  Object.entries(FOLLOWING),
)('%s stays as it is when another tab stores something else', async (_, use) => {
  const shown = await tab.hook(use, undefined);
  const hearsOfAnother = async () => {
    const before = shown.now().sees();
    localStorage.setItem('another', `${localStorage.length}`);
    await tab.hears('storage');
    expect(shown.now().sees()).toEqual(before);
  };
  await hearsOfAnother();
  // Twice: a variant is changed, and then the change is undone.
  for (const _time of [1, 2]) {
    await tab.does(() => shown.now().change());
    await hearsOfAnother();
  }
});

test.each(
  Object.entries(FOLLOWING),
)('%s follows another tab, and no longer once it was left', async (_, use) => {
  const [one, other] = [await tab.hook(use, undefined), await tab.hook(use, undefined)];
  await tab.does(() => one.now().change());
  await tab.hears('storage');
  const [seen] = one.now().sees() as readonly unknown[];
  expect((other.now().sees() as readonly unknown[])[0]).toEqual(seen);
  await other.leave();
  const { length } = other.all;
  await tab.does(() => one.now().change());
  await tab.hears('storage');
  expect(other.all).toHaveLength(length);
});
