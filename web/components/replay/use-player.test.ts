import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTab, type Tab } from '../../../test/support/browser-tab';
import { following, type Place, usePlayer } from './use-player';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});
afterEach(() => tab.close());

const player = (first: Place, last = 2, isThere: (at: number) => boolean = () => true) =>
  tab.hook((there: typeof isThere) => usePlayer(first, last, there), isThere);
const START: Place = { at: 0, shows: 'after' };
const at = (shown: Awaited<ReturnType<typeof player>>) => {
  const now = shown.now();
  return `${now.at} ${now.shows} ${now.isPlaying ? 'plays' : 'stays'}`;
};
const press = (key: string, target: EventTarget = document.body, more: KeyboardEventInit = {}) =>
  tab.does(() => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  });

test.each([
  [
    { at: 1, shows: 'orders' },
    { at: 1, shows: 'after' },
  ],
  [
    { at: 1, shows: 'after' },
    { at: 2, shows: 'orders' },
  ],
] as const)('after %j comes %j', (place, next) => {
  expect(following(place)).toEqual(next);
});

describe('a replay that plays', () => {
  test('shows the orders of each step and the board after it, and stays at the end', async () => {
    const shown = await player(START);
    await tab.passes(60_000);
    expect(at(shown)).toBe('0 after stays');
    await tab.does(() => shown.now().setPlaying(true));
    const places = [at(shown)];
    for (const milliseconds of [1_199, 1, 1_200, 1_200, 1_200, 1_200]) {
      await tab.passes(milliseconds);
      places.push(at(shown));
    }
    expect(places).toEqual([
      ...['0 after plays', '0 after plays', '1 orders plays', '1 after plays', '2 orders plays'],
      ...['2 after stays', '2 after stays'],
    ]);
    // Played again, it begins anew.
    await tab.does(() => shown.now().setPlaying(true));
    expect(at(shown)).toBe('0 after plays');
  });

  test('goes on from where it is', async () => {
    const shown = await player({ at: 1, shows: 'orders' });
    await tab.does(() => shown.now().setPlaying(true));
    expect(at(shown)).toBe('1 orders plays');
  });

  test('stops on demand, and by going elsewhere', async () => {
    const shown = await player(START);
    await tab.does(() => shown.now().setPlaying(true));
    await tab.does(() => shown.now().setPlaying(false));
    await tab.passes(60_000);
    expect(at(shown)).toBe('0 after stays');
    await tab.does(() => shown.now().setPlaying(true));
    await tab.does(() => shown.now().go({ at: 1, shows: 'after' }));
    await tab.passes(60_000);
    expect(at(shown)).toBe('1 after stays');
  });

  test('waits for a step that is not there', async () => {
    const shown = await player(START, 2, (step) => step < 1);
    await tab.does(() => shown.now().setPlaying(true));
    await tab.passes(1_200);
    await tab.passes(60_000);
    expect(at(shown)).toBe('1 orders plays');
    await shown.again(() => true);
    await tab.passes(1_200);
    expect(at(shown)).toBe('1 after plays');
  });
});

describe('a place in a replay', () => {
  test.each([
    [{ at: 1, shows: 'orders' }, '1 orders stays'],
    [{ at: 3, shows: 'orders' }, '2 orders stays'],
    [{ at: -1, shows: 'orders' }, '0 after stays'],
    [{ at: 0, shows: 'orders' }, '0 after stays'],
  ] as const)('is within the game: %j', async (place, shows) => {
    const shown = await player(START);
    await tab.does(() => shown.now().go(place));
    expect(at(shown)).toBe(shows);
  });

  test.each([
    ['ArrowLeft', '0 after stays'],
    ['ArrowRight', '2 orders stays'],
    ['Home', '0 after stays'],
    ['End', '3 orders stays'],
  ])('is chosen by %s', async (key, shows) => {
    const shown = await player({ at: 1, shows: 'orders' }, 3);
    expect(await press(key)).toBe(true);
    expect(at(shown)).toBe(shows);
    await shown.leave();
    expect(await press(key)).toBe(false);
  });

  test.each([
    'altKey',
    'ctrlKey',
    'metaKey',
  ])('is not chosen by keys with %s, by other keys, or in fields', async (name) => {
    const shown = await player({ at: 1, shows: 'orders' }, 3);
    document.body.innerHTML = '<input><select></select><textarea></textarea>';
    const taken = [await press('ArrowRight', document.body, { [name]: true }), await press('Enter')];
    for (const field of [...document.body.children]) taken.push(await press('ArrowRight', field));
    expect([taken.some(Boolean), at(shown)]).toEqual([false, '1 orders stays']);
  });
});
