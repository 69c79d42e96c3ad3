import { createElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTab, type ShownPage, type Tab } from '../../../test/support/browser-tab';
import { fakedPlatform, refusal } from '../../../test/support/faked-platform';
import { filledForm, inIntl } from '../../../test/support/filled-forms';
import { shownGame } from '../../../test/support/shown-game';
import { EnterOrders } from './enter-orders';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});
afterEach(() => tab.close());

const CHECK = '/games/g/entered-orders/check';
const STORE = '/games/g/entered-orders';

function platform() {
  return fakedPlatform(({ path, body }) => {
    const { seat, step, text } = body as {
      readonly seat: string;
      readonly step: number;
      readonly text: string;
    };
    const storedAt = path === STORE ? '2026-01-01T00:00:00.000Z' : null;
    return { seat, step, lines: text.split('\n'), notes: [], storedAt, closed: false };
  });
}
const formAt = (step: number) => inIntl(createElement(EnterOrders, { game: shownGame({ step }) }));
let page: ShownPage;
async function shows() {
  page = await tab.show(formAt(3));
  return filledForm(tab, page);
}

test('orders are stored as they were read, and the form then begins anew', async () => {
  const asked = platform();
  const form = await shows();
  await form.type('one\ntwo');
  await form.press('Check');
  expect(form.text()).toContain('onetwo');
  await form.press('Store the orders');
  const orders = { seat: 'a', step: 3, text: 'one\ntwo' };
  expect(asked.asked.map(({ path, body }) => [path, body])).toEqual([
    [CHECK, orders],
    [STORE, { ...orders, ready: false }],
  ]);
  expect(form.isOpen('Store the orders')).toBeUndefined();
  await form.press('Enter more orders');
  expect(form.written()).toBe('');
});

test('text that was changed while it was read is not stored unseen', async () => {
  const asked = platform();
  const form = await shows();
  asked.faults.push('late');
  await form.type('one');
  await form.press('Check');
  await form.type('two');
  await tab.does(() => asked.late[0]?.());
  expect(form.text()).toContain('one');
  await form.press('Store the orders');
  expect(asked.asked.at(-1)).toMatchObject({ path: STORE, body: { text: 'one' } });
});

test('the text that was changed meanwhile is still there', async () => {
  const asked = platform();
  const form = await shows();
  asked.faults.push('late');
  await form.type('one');
  await form.press('Check');
  await form.type('two');
  await tab.does(() => asked.late[0]?.());
  await form.press('Change the text');
  expect(form.written()).toBe('two');
});

test('orders that were read for a step are never stored for a later one', async () => {
  const asked = platform();
  const form = await shows();
  await form.type('one');
  await form.press('Check');
  await page.again(formAt(4));
  asked.faults.push(409);
  await form.press('Store the orders');
  expect(asked.asked.at(-1)).toMatchObject({ path: STORE, body: { step: 3 } });
  expect([form.written(), form.isOpen('Check')]).toEqual(['one', true]);
  expect(form.text()).toContain('It said http-409.');
  await form.press('Check');
  await form.press('Store the orders');
  expect(asked.asked.at(-1)).toMatchObject({ path: STORE, body: { step: 4 } });
});

test('a refusal is said with each line, and nothing can be stored', async () => {
  fakedPlatform(() => refusal(422, 'invalid', 'Two lines are wrong.'));
  const form = await shows();
  await form.type('one');
  await form.press('Check');
  expect([form.text(), form.isOpen('Store the orders')]).toEqual([
    expect.stringContaining('Two lines are wrong.'),
    undefined,
  ]);
  platform();
  await form.press('Check');
  await form.press('Change the text');
  expect(form.text()).not.toContain('Two lines are wrong.');
});
