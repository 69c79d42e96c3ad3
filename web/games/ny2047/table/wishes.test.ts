import { createElement, useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ny2047 } from '../../../../engine/ny2047';
import { STANDARD } from '../../../../engine/ny2047/data/standard';
import { FACTIONS, type Order } from '../../../../engine/ny2047/types';
import { textRandom } from '../../../../engine/random';
import { openTab, type Tab } from '../../../../test/support/browser-tab';
import { filledForm } from '../../../../test/support/filled-forms';
import { inEnglish } from '../../../../test/support/texts';
import { Wishes } from './wishes';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});
afterEach(() => tab.close());

const position = ny2047.setup(ny2047.options.parse({}), FACTIONS, textRandom('wishes'));
const [own, another] = position.units.filter(({ faction }) => faction === 'tower').map(({ id }) => id);

/** The menus of the page: the vote, then those of the homes, then those of the units to disband. */
async function shows(first: readonly Order[] = []) {
  let orders = first;
  const Page = () => {
    const [now, setNow] = useState(first);
    orders = now;
    return createElement(Wishes, {
      ...{ position, seat: 'tower', orders: now, prefers: true, onChange: setNow },
    });
  };
  const page = await tab.show(inEnglish(createElement(Page)));
  const menus = () => [...page.container.querySelectorAll('select')];
  return {
    ...filledForm(tab, page),
    orders: () => orders,
    values: () => menus().map(({ value }) => value),
    offered: (at: number) => [...(menus()[at]?.options ?? [])].map(({ value }) => value),
  };
}

const [home, second, third] = STANDARD.landStars.map(({ id }) => id);

test('each wish leaves the others, the vote and the other orders as they are', async () => {
  const hold = { type: 'HOLD', unit: own } as Order;
  const form = await shows([hold]);
  await form.choose(home ?? '', 1);
  await form.choose(second ?? '', 2);
  await form.choose(another ?? '', 4);
  await form.choose('draw');
  expect(form.orders()).toEqual([
    hold,
    { type: 'PREFER', home: [home, second], disband: [another] },
    { type: 'VOTE', vote: 'draw' },
  ]);
  await form.choose(own ?? '', 4);
  expect(form.orders()).toContainEqual({ type: 'PREFER', home: [home, second], disband: [own] });
  expect(form.orders()).toContainEqual({ type: 'VOTE', vote: 'draw' });
});

test('a wish is taken back without those after it, and none is offered twice', async () => {
  const form = await shows();
  for (const [at, one] of [home, second, third].entries()) await form.choose(one ?? '', at + 1);
  expect(form.offered(1)).toContain(home);
  expect(form.offered(1)).not.toContain(second);
  await form.choose('', 2);
  expect(form.orders()).toEqual([{ type: 'PREFER', home: [home, third], disband: [] }]);
  expect(form.values()).toEqual(['', home, third, '', '']);
});
