import { expect } from '@playwright/test';
import type { Position } from '../../engine/ny2047/types';
import type { Game } from '../../functions/core/game/games.schema';
import { read } from './api-calls';
import { boardOf, playTurn } from './board';
import { newcomerOf, personOf } from './people';
import { hasTakenOver } from './taken-over';
import { NEXT_LOOK, test } from './test';

/** Hamblet spreads out and leaves its home base to Tower, so that it owes both kinds of choice. */
const TURNS = [
  { hamblet: 'A JCY - BYN\nA JCY - HOB', tower: 'A CLO - UHR' },
  { hamblet: 'A BYN - NWK\nA HOB - WAL', tower: 'A UHR - LHR' },
  { tower: 'A LHR - HOB' },
  { hamblet: 'A JCY - MEA\nA JCY - BYN\nA JCY - NBY', tower: 'A HOB - JCY' },
];

test('an adjustment: chosen by click and by keyboard, stored, ready, closed, reported', async ({
  browser,
}) => {
  const people = [];
  for (const name of ['Ines Okafor', 'Tomasz Wrona', 'Kenji Mori', 'Olga Brandt'])
    people.push(await personOf(browser, name));
  for (const name of ['ada', 'ben', 'cleo']) people.push(await newcomerOf(browser, `${name}@example.org`));
  const board = await boardOf(browser, people);
  for (const [at, orders] of TURNS.entries()) await playTurn(board, at + 1, orders);
  const { hamblet, rossoni } = board.seats;
  if (hamblet === undefined || rossoni === undefined) throw new Error('nobody holds the seat');
  await Promise.all([hamblet, rossoni].map((player) => player.goto(`/games/${board.game}`)));

  await test.step('the table says who plays each faction', async () => {
    for (const name of ['Ines Okafor', 'Tomasz Wrona', 'Kenji Mori'])
      await expect(rossoni.locator('.race').getByText(name)).toBeVisible();
  });

  await test.step('who owes nothing reads for whom the phase waits', async () => {
    await expect(rossoni.getByText('No move needed')).toBeVisible();
    await expect(rossoni.getByText(/It waits for Hamblet/)).toBeVisible();
  });

  await test.step('who owes reads what is asked, and what silence means', async () => {
    await expect(hamblet.getByRole('heading', { name: 'Fall 2048, adjustment', level: 1 })).toBeVisible();
    await expect(hamblet.getByText('Hamblet must choose a new home base and disband 1 unit.')).toBeVisible();
    await expect(hamblet.getByText(/If you stay silent, the home base moves/)).toBeVisible();
    await expect(hamblet.getByText('Nothing stored', { exact: true })).toBeVisible();
  });

  await test.step('a tap on an empty space says what it is', async () => {
    await rossoni.locator('[data-place=washington-heights]').click({ force: true });
    const mapBar = rossoni.locator('.map-bar');
    await expect(mapBar).toContainText('Washington Heights. No unit stands here');
    await expect(mapBar).toContainText('Next to The Cloisters');
    await mapBar.getByRole('button', { name: 'Leave it' }).click();
    await expect(mapBar).toHaveCount(0);
  });

  await test.step('a home base by click, a unit by keyboard, and a change of mind', async () => {
    await hamblet.getByLabel('Orders').getByText('Wall Street', { exact: true }).click();
    await expect(hamblet.getByText('Stored', { exact: true })).toBeVisible();
    await hamblet.keyboard.press('ArrowDown');
    await expect(hamblet.getByRole('radio', { name: 'Newark' })).toBeChecked();
    await hamblet.keyboard.press('Tab');
    await expect(hamblet.getByRole('link', { name: 'Rule 11.4' })).toBeFocused();
    await hamblet.keyboard.press('Tab');
    await hamblet.keyboard.press('Space');
    await expect(hamblet.getByText('1 of 1 chosen to disband')).toBeVisible();
    await hamblet.getByRole('checkbox', { name: 'Newark Bay' }).focus();
    await hamblet.keyboard.press('Space');
    await expect(hamblet.getByText('1 of 1 chosen to disband')).toBeVisible();
    await expect(hamblet.getByText(/Receipt [0-9a-f]/)).toBeVisible();
  });

  await test.step('a fresh page shows what is stored', async () => {
    await expect(async () => {
      const { me } = await read<Game>(hamblet, `/games/${board.game}`);
      expect(me.stored?.orders).toHaveLength(2);
      expect(me.stored?.orders).toContainEqual({ type: 'DISBAND', unit: 'hamblet-5' });
    }).toPass();
    await hamblet.reload();
    await expect(hamblet.getByRole('radio', { name: 'Newark' })).toBeChecked();
    await expect(hamblet.getByRole('checkbox', { name: 'Newark Bay' })).toBeChecked();
  });

  await test.step('the only player who owes orders is ready, so the phase closes and is reported', async () => {
    await hamblet.getByRole('button', { name: 'Ready', exact: true }).click();
    await expect(hamblet.getByRole('heading', { name: 'Spring 2049', level: 1 })).toBeVisible();
    for (const player of [hamblet, rossoni]) {
      const results = player.getByRole('region', { name: 'What happened' });
      await expect(results.getByText('Hamblet moved its home base to Newark.')).toBeVisible(NEXT_LOOK);
      await expect(results.getByText('Hamblet disbanded its unit in Newark Bay.')).toBeVisible();
    }
    await expect(hamblet.locator('.order-row')).toHaveCount(4);
    for (const reload of [false, true]) {
      if (reload) await hamblet.reload();
      const results = hamblet.locator('#panel-results');
      await expect(results.getByRole('heading', { name: 'Fall 2048', exact: true })).toBeVisible();
      await expect(results.getByText('23 orders without a fight')).toBeVisible();
      await expect(hamblet.getByRole('button', { name: 'Fall 2048', exact: true })).toBeVisible();
    }
  });
});

test('a refused order is named where it stands, and what was stored stays', async ({ browser }) => {
  const ines = await personOf(browser, 'Ines Okafor');
  const board = await boardOf(browser, [ines]);
  const { game, seats } = board;
  const seat = Object.keys(seats)[0] ?? '';
  const { units } = (await read<Game>(ines, `/games/${game}`)).position as Position;
  const home = units.find(({ faction }) => faction === seat)?.space ?? '';
  const foreign = units.find(({ faction }) => faction !== seat);
  const stored = async () => (await read<Game>(ines, `/games/${game}`)).me.stored?.orders;

  await ines.goto(`/games/${game}`);
  // Sent before the page is ready, the list goes as a form, and the platform refuses it as a whole.
  await ines.waitForFunction(hasTakenOver);
  await ines.getByText('Type orders').click();
  const box = ines.getByLabel('One order per line');
  const store = async (text: string) => {
    await box.fill(text);
    await ines.getByRole('button', { name: 'Store this list' }).click();
  };
  const rows = ines.locator('.order-row');
  const first = { unit: `${seat}-1`, type: 'HOLD' };
  await store(`A ${home} #1 H`);
  await expect(ines.getByText('1 of 3 stored')).toBeVisible();

  await test.step('lines that name no unit of theirs, or no space', async () => {
    await store(`A ${home} #2 H\nA ${foreign?.space} H\nA ${home} #3 - Atlantis`);
    const problems = ines.getByRole('alert').getByRole('listitem');
    await expect(problems).toHaveText([
      /^Line 2: You have no unit in/,
      /^Line 3: No space is called “Atlantis”/,
    ]);
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    expect(await stored()).toEqual([first]);
  });

  await test.step('a unit ordered twice: the first order counts, the second is shown refused', async () => {
    await store(`A ${home} #1 H\nA ${home} #2 H\nA ${home} #1 H`);
    await expect(ines.getByText('2 of 3 stored')).toBeVisible();
    const refused = rows.filter({ hasText: 'The unit already has an order; the first one counts.' });
    await expect(refused).toHaveCount(1);
    await refused.getByRole('button', { name: 'Remove this order' }).click();
    await expect(refused).toHaveCount(0);
    await expect.poll(stored).toEqual([first, { unit: `${seat}-2`, type: 'HOLD' }]);
  });

  await test.step('a place out of reach: the unit’s row says why and offers what is legal', async () => {
    await store(`A ${home} #1 H\nA ${home} #2 H\nA ${home} #3 - ${foreign?.space}`);
    const refused = rows.filter({ hasText: 'is not next to' });
    await expect(refused).toHaveCount(1);
    await expect(ines.getByText('2 of 3 stored')).toBeVisible();
    await refused.getByRole('button', { name: 'Hold', exact: true }).click();
    await expect(ines.getByText('3 of 3 stored')).toBeVisible();
  });

  await test.step('the platform itself refuses a list that came past the page', async () => {
    const before = await stored();
    await ines.route('**/orders', (route) =>
      route.continue({ postData: JSON.stringify({ orders: [{ unit: foreign?.id, type: 'HOLD' }] }) }),
    );
    await ines.getByRole('button', { name: 'Ready', exact: true }).click();
    await expect(ines.getByRole('alert').filter({ hasText: 'The platform refused this list' })).toBeVisible();
    await expect(ines.getByText('3 of 3 stored')).toBeVisible();
    expect(await stored()).toEqual(before);
  });
});
