import { type Browser, expect, type Page } from '@playwright/test';
import type { Position } from '../../engine/classic/types';
import type { Game } from '../../functions/core/game/games.schema';
import shapes from '../../web/games/classic/map/classic.shapes.json' with { type: 'json' };
import { expectAccessible } from './accessibility';
import { read } from './api-calls';
import { type Board, boardOf, playTurn } from './board';
import { networkQuiet } from './network-quiet';
import { freshBrowserOf, newcomerOf, orderByKeyboard, personOf } from './people';
import { expectFitForPhones, scriptBytes } from './table-checks';
import { NEXT_LOOK, test } from './test';

/** Italy moves next to Trieste, England to the North Sea, Germany to Denmark. */
const SPRING = {
  england: 'F LON - NTH\nA LVP - YOR\nF EDI - NWG',
  germany: 'F KIE - DEN',
  italy: 'A VEN - TYR\nA ROM - VEN',
};

/** A board of seven people, without bots: only the test makes things happen on it. */
async function classicBoard(browser: Browser, mails: string): Promise<Board> {
  const people: Page[] = [];
  for (const name of ['Ines Okafor', 'Tomasz Wrona', 'Kenji Mori', 'Olga Brandt'])
    people.push(await personOf(browser, name));
  for (const name of ['ada', 'ben', 'cleo'])
    people.push(await newcomerOf(browser, `${name}.${mails}@example.org`));
  return boardOf(browser, people, { system: 'classic' });
}

const storedBy = async (page: Page, game: string) =>
  (await read<Game>(page, `/games/${game}`)).me.stored?.orders;

const unit = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} `) });

/** The position of a province's piece on the screen, on a map that shows its codes. */
async function spotOf(page: Page, province: string): Promise<readonly [number, number]> {
  const anchor = shapes.spaces.find(({ id }) => id === province)?.compact.unit ?? [0, 0];
  return page.locator('.map-world').evaluate((world, [x = 0, y = 0]) => {
    const { a, d, e, f } = (world as SVGGElement).getScreenCTM() ?? new DOMMatrix();
    return [a * x + e, d * y + f] as const;
  }, anchor);
}

async function clickOn(page: Page, province: string) {
  const [x, y] = await spotOf(page, province);
  await page.mouse.click(x, y);
}

test('a year: support, convoy, retreat, build and removal, by tap and by keyboard', async ({ browser }) => {
  const board = await classicBoard(browser, 'year');
  const { england, germany, italy, austria, turkey } = board.seats;
  if (!england || !germany || !italy || !austria || !turkey) throw new Error('a seat is empty');
  await playTurn(board, 1, SPRING);
  for (const player of [england, germany, italy, austria, turkey]) {
    // High enough for the whole map: a click on a part that is scrolled away has no effect.
    await player.setViewportSize({ width: 1440, height: 1200 });
    await player.goto(`/games/${board.game}`);
    await expect(player.getByRole('heading', { name: 'Fall 1901', level: 1 })).toBeVisible();
    await networkQuiet(player);
  }

  await test.step('a tap on a province says what it is', async () => {
    await clickOn(turkey, 'ser');
    const mapBar = turkey.locator('.map-bar');
    await expect(mapBar).toContainText('Serbia. No unit stands here. A centre that no one owns.');
    await expect(mapBar).toContainText('Next to Albania, Budapest, Bulgaria');
    await mapBar.getByRole('button', { name: 'Leave it' }).click();
  });

  await test.step('a move by keyboard, and its support by two taps', async () => {
    await orderByKeyboard(unit(italy, 'Army Tyrolia'), 'to trieste');
    await clickOn(italy, 'ven');
    const bar = italy.locator('.map-bar');
    await expect(bar).toContainText('Army Venice: tap where it goes.');
    await bar.getByRole('button', { name: 'Support' }).click();
    await clickOn(italy, 'tyr');
    await expect(bar).toContainText('Army Venice supports Tyrolia: tap where it goes');
    await clickOn(italy, 'tri');
    await expect
      .poll(() => storedBy(italy, board.game))
      .toEqual([
        { unit: 'tyr', type: 'MOVE', to: 'tri' },
        { unit: 'ven', type: 'SUPPORT', from: 'tyr', to: 'tri' },
      ]);
    await expect(italy.getByText('If everyone else holds,')).toBeVisible();
    await expect(italy.getByText('all your orders work')).toBeVisible();
  });

  await test.step('a move to a neighbour goes by land; over the sea by tap, by key and from the list', async () => {
    const moves = (order: object) =>
      expect
        .poll(() => storedBy(england, board.game))
        .toEqual([{ unit: 'yor', type: 'MOVE', to: 'lon', ...order }]);
    const bar = england.locator('.map-bar');
    const overSea = bar.getByRole('button', { name: 'By convoy' });
    for (const press of [() => overSea.click(), () => overSea.press('Enter')]) {
      await clickOn(england, 'yor');
      await clickOn(england, 'lon');
      await expect(bar).toContainText('Army Yorkshire goes to London by land.');
      await moves({});
      await press();
      await moves({ viaConvoy: true });
      await expect(bar).toHaveCount(0);
    }
    await orderByKeyboard(unit(england, 'Army Yorkshire'), 'to london');
    await moves({});
    await orderByKeyboard(unit(england, 'Army Yorkshire'), 'to london by convoy');
    await moves({ viaConvoy: true });
  });

  await test.step('a convoy by taps: the army over the sea, then the fleet that carries it', async () => {
    await clickOn(england, 'yor');
    await clickOn(england, 'nwy');
    await clickOn(england, 'nth');
    await england.locator('.map-bar').getByRole('button', { name: 'Convoy' }).click();
    await clickOn(england, 'yor');
    await clickOn(england, 'nwy');
    await expect
      .poll(() => storedBy(england, board.game))
      .toEqual([
        { unit: 'yor', type: 'MOVE', to: 'nwy' },
        { unit: 'nth', type: 'CONVOY', from: 'yor', to: 'nwy' },
      ]);
  });

  await test.step('a place out of reach is refused with its rule, and nothing is stored', async () => {
    await clickOn(turkey, 'smy');
    await clickOn(turkey, 'mun');
    await expect(turkey.locator('.map-bar')).toContainText('The unit can never get there');
    await expect(turkey.locator('.map-bar').getByRole('link', { name: 'Rule 4.6' })).toBeVisible();
    expect(await storedBy(turkey, board.game)).toBeUndefined();
    await turkey.locator('.map-bar').getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('typed orders: a wrong name gets a suggestion, a right list is stored', async () => {
    await turkey.getByText('Type orders').click();
    const box = turkey.getByLabel('One order per line');
    await box.fill('F ANK - Constantinopel');
    await turkey.getByRole('button', { name: 'Store this list' }).click();
    await expect(turkey.locator('.typed-problems')).toContainText('Did you mean CON (Constantinople)?');
    await box.fill('Fleet Ankara to Black Sea\na con s smy');
    await turkey.getByRole('button', { name: 'Store this list' }).click();
    await expect(turkey.getByText('2 of 3 stored')).toBeVisible();
  });

  await test.step('the turn closes: who was driven out chooses where to go', async () => {
    for (const player of Object.values(board.seats)) {
      const { me } = await read<Game>(player, `/games/${board.game}`);
      await playTurn({ ...board, seats: { [me.seat ?? '']: player } }, 2, {
        [me.seat ?? '']: (await lines(player, board.game)) ?? '',
      });
    }
    await expect(austria.getByRole('heading', { name: 'Your retreats' })).toBeVisible(NEXT_LOOK);
    await expect(austria.getByText(/If you stay silent, every dislodged unit/)).toBeVisible();
    await expect(turkey.getByText(/It waits for Austria/)).toBeVisible(NEXT_LOOK);
    await unit(austria, 'Fleet Trieste').click({ force: true });
    await expect(austria.locator('.map-bar')).toContainText('was driven out: tap where it retreats');
    await clickOn(austria, 'alb');
    await expect
      .poll(() => storedBy(austria, board.game))
      .toEqual([{ unit: 'tri', type: 'RETREAT', to: 'alb' }]);
    await austria.getByRole('button', { name: 'Ready', exact: true }).click();
  });

  await test.step('Winter: a removal by tap, a build by keyboard, a fleet by tap', async () => {
    await expect(austria.getByRole('heading', { name: 'Your Winter' })).toBeVisible(NEXT_LOOK);
    await expect(austria.getByText('You owe 1 unit to remove.')).toBeVisible();
    await unit(austria, 'Fleet Albania').click({ force: true });
    await austria.locator('.map-bar').getByRole('button', { name: 'Disband' }).click();
    await expect.poll(() => storedBy(austria, board.game)).toEqual([{ unit: 'alb', type: 'DISBAND' }]);
    await expect(germany.getByRole('heading', { name: 'Your Winter' })).toBeVisible(NEXT_LOOK);
    await orderByKeyboard(unit(germany, 'Kiel'), 'builds a fleet');
    await expect
      .poll(() => storedBy(germany, board.game))
      .toEqual([{ type: 'BUILD', kind: 'fleet', at: 'kie' }]);
    await expect(england.getByRole('heading', { name: 'Your Winter' })).toBeVisible(NEXT_LOOK);
    await clickOn(england, 'lon');
    await england.locator('.map-bar').getByRole('button', { name: 'Fleet' }).click();
    await expect
      .poll(() => storedBy(england, board.game))
      .toEqual([{ type: 'BUILD', kind: 'fleet', at: 'lon' }]);
  });

  await test.step('the next Spring reports the whole year, and keeps the Fall in sight', async () => {
    for (const player of [austria, germany, england, italy])
      await player.getByRole('button', { name: 'Ready', exact: true }).click();
    await expect(england.getByRole('heading', { name: 'Spring 1902', level: 1 })).toBeVisible(NEXT_LOOK);
    for (const reload of [false, true]) {
      if (reload) await england.reload();
      const results = england.locator('#panel-results');
      await expect(results.getByRole('heading', { name: 'Fall 1901', exact: true })).toBeVisible();
      await expect(results.getByText('England built a fleet in London.')).toBeVisible();
      await expect(results.getByText(/Fleet Trieste holds/)).toBeVisible();
      await expect(results.getByText('Driven out from Tyrolia.')).toBeVisible();
    }
    const { position } = await read<Game>(england, `/games/${board.game}`);
    expect((position as Position).units).toHaveLength(23);
  });
});

/** A player's stored orders, in a form that can be sent again with the mark that they are ready. */
async function lines(player: Page, game: string): Promise<string | undefined> {
  const orders = await storedBy(player, game);
  return orders
    ?.map((order) => {
      const { unit: at, type, to, from, at: aided } = order as Record<string, string>;
      if (type === 'MOVE') return `${at} - ${to}`;
      if (type === 'CONVOY') return `${at} C ${from} - ${to}`;
      return from === undefined ? `${at} S ${aided}` : `${at} S ${from} - ${to}`;
    })
    .join('\n');
}

test('a phone: a turn by touch, nothing sideways, no fault that axe finds in four looks', async ({
  browser,
}) => {
  const ines = await personOf(browser, 'Ines Okafor');
  const board = await boardOf(browser, [ines], { system: 'classic' });
  const { game, seats } = board;
  const address = `/games/${game}`;
  const phone = await freshBrowserOf(browser, ines, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await phone.goto(address);
  await networkQuiet(phone);
  const [seat = ''] = Object.keys(seats);
  const { units } = (await read<Game>(ines, address)).position as Position;
  const own = units.filter(({ power }) => power === seat);
  const rings = phone.locator('.actor');
  await expect(rings).toHaveCount(own.length);
  const ring = rings.first();
  await ring.tap({ force: true });
  await phone.locator('.map-bar').getByRole('button', { name: 'Hold' }).tap();
  await expect.poll(() => storedBy(ines, game)).toEqual([{ unit: own[0]?.at.slice(0, 3), type: 'HOLD' }]);
  await expectFitForPhones(phone, 'the table');
  await phone.emulateMedia({ colorScheme: 'dark' });
  await expectFitForPhones(phone, 'the table in the dark');
  const wide = await freshBrowserOf(browser, ines, { viewport: { width: 1440, height: 900 } });
  for (const colorScheme of ['light', 'dark'] as const) {
    await wide.emulateMedia({ colorScheme });
    await wide.goto(address);
    await networkQuiet(wide);
    await expectAccessible(wide, colorScheme);
  }
});

test('under 180 kB of scripts; orders and the map are readable before any has run', async ({ browser }) => {
  const ines = await personOf(browser, 'Ines Okafor');
  const { game } = await boardOf(browser, [ines], { system: 'classic' });
  const bytes = await scriptBytes(await freshBrowserOf(browser, ines), `/games/${game}`);
  console.log(`Classic's table: ${(bytes / 1000).toFixed(2)} kB of compressed scripts`);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(180_000);
  const still = await freshBrowserOf(browser, ines, { javaScriptEnabled: false });
  await still.goto(`/games/${game}`);
  await expect(still.getByRole('heading', { name: 'Your orders' })).toBeVisible();
  await expect(still.locator('.order-row').first()).toBeVisible();
  await expect(still.locator('svg.map')).toBeVisible();
  await still.getByText('Type orders').click();
  await expect(still.getByLabel('One order per line')).toBeVisible();
  await still.getByRole('button', { name: 'Key', exact: true }).press('Enter');
  const key = still.getByRole('region', { name: 'What the signs mean' });
  await expect(key.getByText('A convoy, with its diamond on the way of the army')).toBeVisible();
});
