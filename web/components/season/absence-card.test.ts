import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTab, type Tab } from '../../../test/support/browser-tab';
import { fakedPlatform } from '../../../test/support/faked-platform';
import { filledForm, inIntl } from '../../../test/support/filled-forms';
import { AbsenceCard } from './absence-card';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
  vi.stubGlobal('FormData', tab.window.FormData);
});
afterEach(() => tab.close());

const POLICY = { grace: { times: 3 }, holidays: 5, substitutes: 'listed' };
const MINE = { gracesLeft: 2, holidays: [], holidaysLeft: 4, substitute: false, atOnce: false };
const ENTRY = { state: 'in', accepted: 2 };

interface Shown {
  readonly season?: object;
  readonly entry?: object | null;
  readonly policy?: object;
  readonly mine?: object | null;
}

async function shows({ season = {}, entry = ENTRY, policy = {}, mine = MINE }: Shown = {}) {
  const props = {
    season: {
      ...{ id: 's', status: 'running', absence: { version: 2 }, deadlines: { zone: 'Europe/Berlin' } },
      mine: entry,
      ...season,
    },
    absence: { policy: { ...POLICY, ...policy }, mine, substitutes: [{ id: 'x', name: 'Xavi' }] },
    rules: ['You miss, you go.'],
  };
  const page = await tab.show(inIntl(createElement(AbsenceCard, props as never)));
  return { ...filledForm(tab, page), container: page.container };
}

const ACCEPT = 'I accept the new rules';

test.each([
  ['a player who has accepted these rules', false, {}],
  ['one who has accepted earlier ones', true, { entry: { state: 'in', accepted: 1 } }],
  ['one who has accepted none', true, { entry: { state: 'in', accepted: null } }],
  ['one who waits for a place', false, { entry: { state: 'waiting', accepted: 1 } }],
  ['a reader who is not entered', false, { entry: null }],
  ['a season without rules to accept', false, { season: { absence: undefined } }],
] as const)('%s is asked to accept the rules: %s', async (_, asked, shown) => {
  expect((await shows(shown)).isOpen(ACCEPT)).toBe(asked ? true : undefined);
});

test('the rules that are shown are accepted', async () => {
  const platform = fakedPlatform(() => ({}));
  const form = await shows({ entry: { state: 'in', accepted: 1 } });
  await form.press(ACCEPT);
  expect(platform.asked).toMatchObject([
    { method: 'PUT', path: '/seasons/s/entries/me', body: { accepts: 2 } },
  ]);
});

test.each([
  ['a running season', true, {}],
  ['one that is over', false, { season: { status: 'finished' } }],
  ['one without holidays', false, { policy: { holidays: 0 } }],
  ['a visitor', false, { entry: null, mine: null }],
] as const)('holidays are booked in %s: %s', async (_, booked, shown) => {
  expect((await shows(shown)).container.querySelector('#days') !== null).toBe(booked);
});

test('holidays are booked as they are written, by any separator', async () => {
  const platform = fakedPlatform(() => ({}));
  const form = await shows({ mine: { ...MINE, holidays: ['2026-01-05'] } });
  expect(form.written('#days')).toBe('2026-01-05');
  await form.type(' 2026-01-05, 2026-01-06;2026-01-07  ', '#days');
  await form.press('Book these days');
  expect(platform.asked).toMatchObject([
    { path: '/seasons/s/holidays', body: { days: ['2026-01-05', '2026-01-06', '2026-01-07'] } },
  ]);
});

test.each([
  ['nobody’s yet', {}, ['POST'], false],
  ['given', { substitute: true }, ['DELETE'], false],
  ['given, and changed', { substitute: true }, ['POST', 'DELETE'], true],
  ['given at once, and changed', { substitute: true, atOnce: true }, ['POST', 'DELETE'], true],
] as const)('an offer to substitute that is %s can be given or taken back', async (_, mine, methods, changes) => {
  const platform = fakedPlatform(() => ({}));
  const form = await shows({ mine: { ...MINE, ...mine } });
  const box = form.container.querySelector<HTMLInputElement>('input[type=checkbox]');
  if (changes) await tab.does(() => box?.click());
  const labels = form.buttons().slice(-methods.length);
  for (const label of labels) await form.press(label ?? '');
  expect(platform.asked.map(({ method }) => method)).toEqual(methods);
  const [first] = platform.asked;
  if (first?.method === 'POST') expect(first.body).toEqual({ atOnce: box?.checked });
});
