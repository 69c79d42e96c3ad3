import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Game } from '../../../functions/core/game/games.schema';
import { openTab, type Tab } from '../../../test/support/browser-tab';
import { fakedPlatform, refusal } from '../../../test/support/faked-platform';
import { shownGame, storedOrders } from '../../../test/support/shown-game';
import { inEnglish } from '../../../test/support/texts';
import { draftOf, forgetKept, keepFor } from '../../lib/offline/offline-db';
import { useOrderSender } from './use-order-sender';

// Orders given in two tabs of one device whose platform does not answer: the device keeps one draft of each game.

let tab: Tab;
let isDown = false;
let version = 0;
beforeEach(async () => {
  tab = await openTab({ hasWorker: true });
  await forgetKept();
  await keepFor('ann');
  isDown = true;
  version = 0;
});
afterEach(() => tab.close());

const GAME = shownGame({ me: { keeper: 'ann' } });

function platform() {
  let stored: readonly unknown[] = [];
  const asked = fakedPlatform(
    ({ body }) => {
      const list = body as { readonly orders: unknown[]; readonly ready: boolean; readonly version: number };
      if (list.version !== version) return refusal(409, 'version-conflict');
      version += 1;
      stored = list.orders;
      const reply = storedOrders(list.orders, version, list.ready);
      return { ...reply, step: 3, signed: '', salt: null, deadline: null, closed: false };
    },
    () => (isDown ? 'lost' : 'none'),
  );
  const now = () =>
    shownGame({ me: { keeper: 'ann', stored: version === 0 ? null : storedOrders(stored, version) } });
  return { asked, now, stored: () => stored };
}

async function opens(now: () => Game) {
  const shown = await tab.hook(
    (game: Game) => useOrderSender(game, async () => now()),
    GAME,
    inEnglish as never,
  );
  return {
    shown,
    gives: async (order: string) => {
      await tab.does(() => void shown.now().send([order], false));
      await tab.passes(100);
    },
  };
}
const kept = async () => (await draftOf('g'))?.orders;
const ANY_WAIT = 10 * 60_000;

test('the newest orders of a device stay its draft, although an older tab tries again', async () => {
  const { now } = platform();
  const [one, other] = [await opens(now), await opens(now)];
  await one.gives('older');
  expect(await kept()).toEqual(['older']);
  await other.gives('newer');
  expect(await kept()).toEqual(['newer']);
  await other.shown.leave();
  await tab.passes(ANY_WAIT);
  expect(await kept()).toEqual(['newer']);
  await one.gives('newest');
  expect(await kept()).toEqual(['newest']);
});

test('orders that one tab has stored do not remove the newer draft of another one that was closed', async () => {
  const { now, stored } = platform();
  const [one, other] = [await opens(now), await opens(now)];
  await one.gives('older');
  await other.gives('newer');
  await other.shown.leave();
  isDown = false;
  await tab.hears('online');
  await tab.passes(100);
  expect(stored()).toEqual(['older']);
  // They are told that they did not count: their draft is sent, and refused, by the next page.
  expect(await kept()).toEqual(['newer']);
});

test('a tab that is told of other orders removes its own draft, and says so', async () => {
  const { now, stored } = platform();
  const [one, other] = [await opens(now), await opens(now)];
  await one.gives('older');
  isDown = false;
  await tab.hears('online');
  await tab.passes(100);
  isDown = true;
  await other.gives('newer');
  expect(await kept()).toEqual(['newer']);
  isDown = false;
  await tab.hears('online');
  await tab.passes(100);
  expect([stored(), other.shown.now().saving, await kept()]).toEqual([['older'], 'elsewhere', undefined]);
});

test('a draft of an earlier page is removed by the orders that take its place', async () => {
  const { now, stored } = platform();
  const one = await opens(now);
  await one.gives('older');
  await one.shown.leave();
  const next = await opens(now);
  isDown = false;
  await next.gives('newer');
  await tab.passes(ANY_WAIT);
  expect([stored(), await kept()]).toEqual([['newer'], undefined]);
});
