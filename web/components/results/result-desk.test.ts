import { createElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { GameResult } from '../../../functions/core/result/results.schema';
import { openTab, type Tab } from '../../../test/support/browser-tab';
import { fakedPlatform, refusal } from '../../../test/support/faked-platform';
import { filledForm, inIntl } from '../../../test/support/filled-forms';
import { ResultDesk } from './result-desk';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});
afterEach(() => tab.close());

const resultWith = (rulings: readonly number[]) =>
  ({
    ...{ game: 'g', system: 'classic', state: 'corrected', ending: 'won', years: null, measures: [] },
    seats: ['france', 'austria'].map((seat, at) => ({
      ...{ seat, place: at + 1, figures: {}, out: null },
      player: { id: seat, name: seat },
    })),
    rulings: rulings.map((number) => ({ number })),
  }) as unknown as GameResult;

test.each([
  ['correct', [1, 3], 3],
  ['void', [1, 3], 3],
  ['restore', [1, 3], 3],
  ['void', [], 0],
] as const)('a ruling to %s the result names the last ruling that its form was filled from', async (kind, rulings, seen) => {
  const platform = fakedPlatform(() => refusal(409, 'changed-meanwhile'));
  const desk = (shown: readonly number[]) => inIntl(createElement(ResultDesk, { result: resultWith(shown) }));
  const page = await tab.show(desk(rulings));
  const form = filledForm(tab, page);
  await tab.does(() => page.container.querySelector<HTMLInputElement>(`input[value="${kind}"]`)?.click());
  await form.type('A reason that all can read.');
  await page.again(desk([...rulings, 4]));
  await form.press('Show what it does');
  expect(platform.asked).toMatchObject([{ path: '/games/g/result/effect', body: { kind, seen } }]);
  expect([form.text().includes('Things have changed'), form.written(), tab.visited]).toEqual([
    true,
    'A reason that all can read.',
    ['refresh'],
  ]);
  await form.press('Show what it does');
  expect(platform.asked.at(-1)?.body).toMatchObject({ kind, seen: 4 });
});
