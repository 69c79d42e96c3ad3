import { createElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Round } from '../../../functions/core/round/draws.schema';
import { openTab, type Tab } from '../../../test/support/browser-tab';
import { fakedPlatform, refusal } from '../../../test/support/faked-platform';
import { filledForm, inIntl } from '../../../test/support/filled-forms';
import { PlannedRound } from './planned-round';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});
afterEach(() => tab.close());

const ROUND = {
  ...{ round: 2, state: 'planned', version: 7, stale: false, sections: [], away: {}, sittingOut: [] },
  boards: [{ red: 'a', blue: 'b' }],
  people: [
    { id: 'a', name: 'Ann' },
    { id: 'b', name: 'Bob' },
  ],
  certificate: { meetAgain: [], seatAgain: [] },
} as unknown as Round;

async function shows() {
  const plan = createElement(PlannedRound, { season: 's', round: ROUND, note: null });
  const page = await tab.show(inIntl(plan));
  const boxes = () => [...page.container.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  return {
    ...filledForm(tab, page),
    picks: () => tab.does(() => boxes().forEach((box) => void box.click())),
    picked: () => boxes().map(({ checked }) => checked),
  };
}

test.each([
  ['Release', 'release', { version: 7 }],
  ['Draw again', 'redraw', { version: 7 }],
  ['Swap', 'swap', { players: ['a', 'b'], version: 7 }],
])('“%s” names the plan that the page shows', async (button, act, body) => {
  const platform = fakedPlatform(() => ({}));
  const form = await shows();
  await form.picks();
  await form.press(form.buttons().find((label) => label?.startsWith(button)) ?? button);
  expect(platform.asked).toMatchObject([{ path: `/seasons/s/rounds/2/${act}`, body }]);
});

test('a swap that is refused keeps its players', async () => {
  fakedPlatform(() => refusal(409, 'changed-meanwhile'));
  const form = await shows();
  await form.picks();
  await form.press(form.buttons()[0] ?? '');
  expect(form.text()).toContain('It said changed-meanwhile.');
  expect(form.picked()).toEqual([true, true]);
});

test.each([
  'Release',
  'Draw again',
  'Swap',
  'Seat the round',
])('after “%s” no button works until the changed plan is shown', async (button) => {
  fakedPlatform(() => ({ version: 8 }));
  const arrive = tab.holdPages();
  const form = await shows();
  await form.picks();
  await form.press(form.buttons().find((label) => label?.startsWith(button)) ?? button);
  const acts = form.buttons().filter((label) => /^(Release|Draw|Swap|Seat)/.test(label ?? ''));
  expect(acts.map((label) => form.isOpen(label ?? ''))).toEqual([false, false, false, false]);
  await arrive();
  expect(form.isOpen('Release')).toBe(true);
});
