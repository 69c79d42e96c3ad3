import { afterEach, beforeEach, expect, test } from 'vitest';
import { nycRisk } from '../../../../engine/nyc-risk';
import { validate } from '../../../../engine/nyc-risk/offers/validate';
import type { Order } from '../../../../engine/nyc-risk/orders/order-types';
import type { View } from '../../../../engine/nyc-risk/types';
import { textRandom } from '../../../../engine/random';
import type { Game } from '../../../../functions/core/game/games.schema';
import { openTab, type Tab } from '../../../../test/support/browser-tab';
import { fakedPlatform } from '../../../../test/support/faked-platform';
import { closedStep, shownGame, storedOrders } from '../../../../test/support/shown-game';
import { inEnglish } from '../../../../test/support/texts';
import { textOf } from '../../../components/table/order-text';
import { usePlan } from './use-plan';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});
afterEach(() => tab.close());

const SEATS = ['yellow', 'blue', 'green'];

/** What the seat on turn sees at the start of its turn, and what a bot would order there. */
const {
  seat,
  view,
  orders: turn,
} = (() => {
  const options = nycRisk.options.parse({ setup: 'deal' });
  const random = textRandom('plan');
  let position = nycRisk.setup(options, SEATS, random);
  const ordersOf = (one: string) =>
    nycRisk.bots.steady.orders(nycRisk.view(position, { kind: 'seat', seat: one }), one, random);
  while (position.phase !== 'reinforce')
    position = nycRisk.adjudicate(
      position,
      Object.fromEntries(SEATS.map((one) => [one, ordersOf(one)])),
      options,
      random,
    ).position;
  const active = position.active ?? '';
  return {
    seat: active,
    view: nycRisk.view(position, { kind: 'seat', seat: active }) as View,
    orders: ordersOf(active),
  };
})();
const [reinforce] = turn.filter(({ type }) => type === 'reinforce');
const END = { type: 'endPhase' } as const;
const RESIGN = { type: 'resign' } as const;
const WRONG = { type: 'occupy', count: 99 } as const;
const STANDING = { type: 'setStandingOrder', picks: ['harlem'] } as const;
const OTHER_STANDING = { type: 'setStandingOrder', picks: ['inwood'] } as const;

/** The game for the seat on turn, or for another one. */
const gameFor = (more: Parameters<typeof shownGame>[0] = {}, own = seat) =>
  shownGame({ system: 'nyc-risk', position: view as never, ...more, me: { seat: own, ...more.me } });
const other = SEATS.find((one) => one !== seat) ?? '';

/** A platform that stores what it is sent; the plan is shown with the stored game that follows. */
async function shows(game: Game) {
  const platform = fakedPlatform(({ body }) => {
    const { orders, ready, version } = body as {
      readonly orders: unknown[];
      readonly ready: boolean;
      readonly version: number;
    };
    return {
      ...storedOrders(orders, version + 1, ready),
      step: game.step,
      signed: '',
      salt: null,
      deadline: null,
      closed: false,
    };
  });
  const shown = await tab.hook((one: Game) => usePlan(one, async () => undefined), game, inEnglish as never);
  const does = async (what: () => unknown) => {
    await tab.does(() => void what());
    await tab.passes(100);
    await tab.passes(100);
  };
  return {
    platform,
    shown,
    does,
    sent: () => platform.asked.map(({ body }) => (({ orders, ready }) => ({ orders, ready }))(body as never)),
  };
}

test('the plan begins with a legal order here, and a wrong one is marked where it stands', async () => {
  expect(reinforce).toBeDefined();
  expect(validate(view, seat, [WRONG])).not.toEqual([]);
  const { shown, does } = await shows(gameFor());
  await does(() => shown.now().change([WRONG, ...turn.slice(0, 1)]));
  expect([...shown.now().problems.keys()]).toEqual([0]);
});

test('a portion is the first orders that can be carried out; the rest stays in the plan', async () => {
  const { shown, does, sent } = await shows(gameFor());
  const [first] = turn as [Order];
  await does(() => shown.now().change([WRONG, first, END]));
  const fine = [first, END].filter((_, at) => !shown.now().problems.has(at + 1));
  await does(() => shown.now().send(1));
  expect(sent()).toEqual([{ orders: fine.slice(0, 1), ready: true }]);
  expect(shown.now().orders).toEqual([WRONG, END]);
});

test('an order that stands in the plan twice is removed once when it was sent', async () => {
  const [first] = turn as [Order];
  const { shown, does } = await shows(gameFor());
  await does(() => shown.now().change([first, END, first]));
  await does(() => shown.now().send(1));
  expect(shown.now().orders.map(textOf)).toEqual([END, first].map(textOf));
});

test('what is added while a portion is sent stays, and a refused portion stays whole', async () => {
  const [first] = turn as [Order];
  const { shown, does, platform } = await shows(gameFor());
  await does(() => shown.now().change([first]));
  platform.faults.push('late');
  await does(() => shown.now().send(1));
  await does(() => shown.now().change([first, END]));
  await does(() => platform.late[0]?.());
  expect(shown.now().orders).toEqual([END]);
  await does(() => shown.now().change([first, END]));
  platform.faults.push(422);
  await does(() => shown.now().send(1));
  expect(shown.now().orders).toEqual([first, END]);
});

test('nothing is sent by a reader without a seat, or of a plan without legal orders', async () => {
  const without = await shows(gameFor({ me: { seat: null } }));
  await without.does(() => without.shown.now().change([END]));
  await without.does(() => without.shown.now().send(1));
  expect(without.sent()).toEqual([]);
  const { shown, does, sent } = await shows(gameFor());
  await does(() => shown.now().change([WRONG]));
  await does(() => shown.now().send(3));
  expect(sent()).toEqual([]);
});

test('an answer of all seats joins the stored orders, replaces one of its kind, and ends the plan', async () => {
  const stored = storedOrders([STANDING, RESIGN], 4);
  const { shown, does, sent } = await shows(gameFor({ me: { stored } }));
  await does(() => shown.now().change([END]));
  await does(() => shown.now().answer(OTHER_STANDING as never));
  expect(sent()).toEqual([{ orders: [RESIGN, OTHER_STANDING], ready: true }]);
  expect(shown.now().orders).toEqual([]);
});

test.each([
  ['on turn goes alone, at once', seat, true, STANDING, { orders: [STANDING], ready: true }],
  [
    'of another seat joins what is stored',
    other,
    false,
    STANDING,
    { orders: [RESIGN, STANDING], ready: false },
  ],
  [
    'of another seat that was ready stays so',
    other,
    true,
    STANDING,
    { orders: [RESIGN, STANDING], ready: true },
  ],
  [
    'of another seat that resigns is its last word',
    other,
    false,
    RESIGN,
    { orders: [OTHER_STANDING, RESIGN], ready: true },
  ],
])('an order beside the plan %s', async (_, own, ready, order, expected) => {
  const stored = storedOrders([RESIGN, OTHER_STANDING], 4, ready);
  const { shown, does, sent } = await shows(gameFor({ me: { stored } }, own));
  await does(() => shown.now().change([END]));
  await does(() => shown.now().give(order as never));
  expect([sent(), shown.now().orders]).toEqual([[expected], [END]]);
});

test('refusals are those of the own orders of the step that this page sent, until they are dismissed', async () => {
  const [first] = turn as [Order];
  const { shown, does } = await shows(gameFor());
  const verdict = (one: string, order: unknown, result: string) => ({
    seat: one,
    order,
    result,
    reason: '6.1',
  });
  const verdicts = [
    verdict(seat, END, 'rejected'),
    verdict(seat, first, 'succeeds'),
    verdict(other, END, 'rejected'),
  ];
  const after = (step: number) =>
    gameFor({ step: step + 1, last: closedStep(step, { orders: verdicts as never }) });
  await shown.again(after(3));
  expect(shown.now().refusals).toEqual([]);
  await shown.again(gameFor());
  await does(() => shown.now().change([first]));
  await does(() => shown.now().send(1));
  await shown.again(after(3));
  expect(shown.now().refusals).toEqual([{ order: END, rule: '6.1' }]);
  await does(() => shown.now().refusals.forEach((one) => void shown.now().forget(one)));
  expect(shown.now().refusals).toEqual([]);
  await shown.again(after(4));
  expect(shown.now().refusals).toEqual([]);
});

test('two tabs with one plan do not send an order twice', async () => {
  const [first] = turn as [Order];
  const { shown, does, sent } = await shows(gameFor());
  const second = await tab.hook(
    (one: Game) => usePlan(one, async () => undefined),
    gameFor(),
    inEnglish as never,
  );
  await does(() => shown.now().change([first, END]));
  await tab.hears('storage');
  expect(second.now().orders).toEqual([first, END]);
  await does(() => shown.now().send(1));
  await tab.hears('storage');
  expect([second.now().orders, sent().length]).toEqual([[END], 1]);
});
