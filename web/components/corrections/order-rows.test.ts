import { createElement, useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTab, type Tab } from '../../../test/support/browser-tab';
import { filledForm } from '../../../test/support/filled-forms';
import { inEnglish } from '../../../test/support/texts';
import { OrderRows } from './order-rows';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});
afterEach(() => tab.close());

interface Step {
  readonly unit: string;
  readonly to: string;
}

/** Each unit gets one order: that after it sees none of those before it. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  army: ['b', 'c'],
  fleet: ['sea'],
  guard: ['d', 'e'],
};
const corrections = {
  offers: (_before: unknown, _seat: string, given: readonly Step[]) =>
    Object.entries(WAYS)
      .filter(([unit]) => given.every((one) => one.unit !== unit))
      .flatMap(([unit, goals]) => goals.map((to) => ({ order: { unit, to } }))),
  words: ({ unit, to }: Step) => [unit, `goes to ${to}`],
  fields: () => ({}),
};

async function shows(first: readonly Step[], given?: readonly Step[]) {
  let orders: readonly object[] = first;
  const Page = () => {
    const [now, setNow] = useState<readonly object[]>(first);
    orders = now;
    return createElement(OrderRows, {
      ...{ played: { corrections, before: {}, given } as never, seat: 'a', orders: now, people: {} },
      onChange: setNow,
    });
  };
  const page = await tab.show(inEnglish(createElement(Page)));
  const menus = () => [...page.container.querySelectorAll('select')];
  return {
    ...filledForm(tab, page),
    orders: () => (orders as readonly Step[]).map(({ unit, to }) => `${unit} ${to}`),
    menus: () => menus().map(({ options }) => [...options].map(({ text }) => text).slice(1)),
    rows: () => [...page.container.querySelectorAll('section')].map(({ textContent }) => textContent ?? ''),
  };
}

const GOALS = ['goes to d', 'goes to e'];

test('an order is added in two menus, or in one where there is nothing to choose', async () => {
  const form = await shows([]);
  expect(form.menus()).toEqual([['army', 'fleet', 'guard']]);
  await form.choose('fleet');
  expect([form.orders(), form.menus()]).toEqual([['fleet sea'], [['army', 'guard']]]);
  await form.choose('guard');
  expect([form.orders(), form.menus()]).toEqual([['fleet sea'], [['army', 'guard'], GOALS]]);
  await form.choose('1', 1);
  expect(form.orders()).toEqual(['fleet sea', 'guard e']);
});

test('the menus begin anew with each order that is added or removed', async () => {
  const form = await shows([{ unit: 'fleet', to: 'sea' }]);
  await form.choose('army');
  await form.choose('0', 1);
  // The first menu is that of the army, whose order can be changed.
  expect(form.menus()).toEqual([['goes to c'], ['guard']]);
  await form.choose('guard', 1);
  expect(form.menus()).toEqual([['goes to c'], ['guard'], GOALS]);
  await form.press('Remove order 2');
  expect(form.menus()).toEqual([['army', 'guard']]);
});

test('an order is changed and removed at its place, and says whether it was given so', async () => {
  const given = [
    { unit: 'army', to: 'b' },
    { unit: 'guard', to: 'd' },
  ];
  const form = await shows(given, given);
  await form.choose('1', 0);
  expect(form.orders()).toEqual(['army c', 'guard d']);
  expect(form.rows()[0]).toContain('changed');
  expect(form.rows()[1]).toContain('as it counted then');
  await form.press('Remove order 1');
  expect(form.orders()).toEqual(['guard d']);
});

test('an order that nothing offers is shown, and can only be removed', async () => {
  const form = await shows([{ unit: 'ghost', to: 'x' }]);
  expect([form.rows()[0], form.menus().length]).toEqual([expect.stringContaining('ghost goes to x'), 1]);
  await form.press('Remove order 1');
  expect(form.orders()).toEqual([]);
});
