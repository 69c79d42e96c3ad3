import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import map from '../../../messages/en/map.json';
import replay from '../../../messages/en/replay.json';
import { openTab, type Tab } from '../../../test/support/browser-tab';
import { inIntl } from '../../../test/support/filled-forms';
import { HandedTexts } from '../frame/i18n-provider';
import { Controls } from './controls';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});
afterEach(() => tab.close());

const GAME = { steps: [{ step: 4 }, { step: 5 }, { step: 6 }] };

/** The buttons of a replay at a place, and what each of them does. */
async function shows(at: number, { isPlaying = false, decided = null as number | null } = {}) {
  const go = vi.fn();
  const setPlaying = vi.fn();
  const player = { at, shows: 'orders', last: 3, isPlaying, go, setPlaying };
  const children = createElement(Controls, { game: GAME, player, label: 'Fall', decided } as never);
  const handed = createElement(HandedTexts, { texts: { map, replay } as never, children });
  const { container } = await tab.show(inIntl(handed));
  const buttons = [...container.querySelectorAll('button')];
  const named = (name: string) =>
    buttons.find((one) => (one.getAttribute('aria-label') ?? one.textContent?.trim()) === name);
  return {
    go,
    setPlaying,
    open: buttons
      .filter(({ disabled }) => !disabled)
      .map((one) => one.getAttribute('aria-label') ?? one.textContent?.trim()),
    press: (name: string) => tab.does(() => named(name)?.click()),
  };
}

const { stepBack, stepOn, play, pause, orders, after, decided: whereDecided } = replay;

test.each([
  [0, [play, stepOn]],
  [1, [stepBack, play, stepOn, orders, after]],
  [2, [stepBack, play, stepOn, orders, after]],
  [3, [stepBack, play, orders, after]],
])('at place %s of three a reader can go where there is something', async (at, open) => {
  expect((await shows(at)).open).toEqual(open);
});

test('the buttons go one step on and back, and start and stop', async () => {
  const { press, go, setPlaying } = await shows(2);
  await press(stepOn);
  await press(stepBack);
  await press(after);
  await press(play);
  expect(go.mock.calls).toEqual([
    [{ at: 3, shows: 'orders' }],
    [{ at: 1, shows: 'orders' }],
    [{ at: 2, shows: 'after' }],
  ]);
  await (await shows(2, { isPlaying: true })).press(pause);
  expect(setPlaying.mock.calls).toEqual([[true]]);
});

test('the step that decided a game is shown with the board after it', async () => {
  const { press, go } = await shows(1, { decided: 5 });
  await press(whereDecided);
  expect(go.mock.calls).toEqual([[{ at: 2, shows: 'after' }]]);
});
