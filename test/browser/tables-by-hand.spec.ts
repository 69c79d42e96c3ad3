import { expect } from '@playwright/test';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { expectAccessible } from './accessibility';
import { read, write } from './api-calls';
import { personOf } from './people';
import { test } from './test';

const SEATED = [
  'board,player',
  ...['1,Edda Falk', '1,Cleo Marsh', '1,Alba Duarte', '2,Dov Engel', '2,Finn Gorm', '2,Bo Eriksen'],
].join('\n');

test('an organizer seats a round from a list, and enters each result on its row', async ({ browser }) => {
  const tomasz = await personOf(browser, 'Tomasz Wrona');
  const { id: league } = await write<League>(tomasz, 'POST', '/leagues', { name: 'Table club' });
  const { id } = await write<Season>(tomasz, 'POST', `/leagues/${league}/seasons`, {
    ...{ name: 'Table evening', system: 'new-era', boardSize: 3, leftOver: 'byes' },
    ...{ deadlines: { orders: 1440, adjustment: 1440 }, registration: { review: true } },
    ...{ atTheTable: { rated: true }, format: { kind: 'rounds', rounds: 2 } },
  });
  const names = SEATED.split('\n').slice(1);
  const text = names.map((line) => line.split(',')[1]).join('\n');
  await write(tomasz, 'POST', `/seasons/${id}/roster`, { text });
  await write(tomasz, 'POST', `/seasons/${id}/start`, {});
  await expect.poll(async () => (await read<Season>(tomasz, `/seasons/${id}`)).planned.length).toBe(1);

  await test.step('the plan stands there as a list; a mistake is named by line', async () => {
    await tomasz.goto(`/seasons/${id}`);
    await tomasz.getByText('Seat this round from a list').click();
    const list = tomasz.getByLabel('One player in a line');
    await expect(list).toHaveValue(/^board,seat,player\n1,/);
    await list.fill(`${SEATED}\n2,Edda Falk`);
    await tomasz.getByRole('button', { name: 'Seat the round' }).click();
    await expect(tomasz.getByRole('alert').filter({ hasText: 'Line 8' })).toContainText('already on line 2');
    await expectAccessible(tomasz);
    await list.fill(SEATED);
    // The draw may have seated these two together.
    const seated = tomasz.waitForResponse((answer) => /\/seating$/.test(answer.url()) && answer.ok());
    await tomasz.getByRole('button', { name: 'Seat the round' }).click();
    await seated;
    const first = tomasz.getByRole('group', { name: 'Board 1' });
    await expect(first).toContainText('Edda Falk');
    await expect(first).toContainText('Alba Duarte');
    await tomasz.getByRole('button', { name: 'Release' }).click();
    await expect(tomasz.getByRole('link', { name: /^Board \d$/ })).toHaveCount(2);
  });

  await test.step('the draw says that the round was seated by hand', async () => {
    await tomasz.goto(`/seasons/${id}/rounds/1`);
    await expect(tomasz.getByText(/^Seated by hand/)).toBeVisible();
  });

  await test.step('she changes chairs: a stand-in, and two players who swap', async () => {
    await tomasz.goto(`/seasons/${id}/rounds`);
    const card = tomasz.getByRole('article').filter({ hasText: 'Dov Engel' });
    const form = card.getByRole('form', { name: 'Chairs of board 2' });
    await card.getByText('Change a chair').click();
    await form.getByLabel('Chair', { exact: true }).selectOption({ index: 0 });
    const [first = ''] = await card.getByRole('listitem').locator('.name').allTextContents();
    await form.getByLabel('Who takes it').fill('Gus Late');
    await expectAccessible(tomasz);
    await form.getByRole('button', { name: 'Change' }).click();
    await expect(tomasz.getByText('The chair has changed hands.')).toBeVisible();
    await expect(tomasz.getByRole('article').filter({ hasText: 'Gus Late' })).toContainText('Board 2');
    await expect(tomasz.getByRole('list').getByText(first, { exact: true })).toHaveCount(0);
    // The first player of board 1 takes the same chair: the two swap.
    const second = tomasz.getByRole('article').filter({ hasText: 'Gus Late' });
    await second.getByLabel('Who takes it').fill('Edda Falk');
    await second.getByRole('button', { name: 'Change' }).click();
    const swapped = tomasz.getByRole('article').filter({ hasText: 'Gus Late' });
    await expect(swapped).toContainText('Board 1');
    await expect(tomasz.getByRole('article').filter({ hasText: 'Edda Falk' })).toContainText('Board 2');
    // Back, so that everybody sits as in the list again.
    const seats = (await read<Season>(tomasz, `/seasons/${id}`)).boards.flatMap(({ game, seats: all }) =>
      all.map(({ seat, player }) => ({ game, seat, holder: player.id, name: player.name })),
    );
    const edda = seats.find(({ name }) => name === 'Edda Falk');
    const gus = seats.find(({ name }) => name === 'Gus Late');
    await write(tomasz, 'POST', `/seasons/${id}/chairs`, {
      changes: [
        { game: edda?.game, seat: edda?.seat, holder: edda?.holder, player: gus?.holder },
        { game: gus?.game, seat: gus?.seat, holder: gus?.holder, player: edda?.holder },
      ],
    });
  });

  await test.step('the page of the draw says that chairs have changed since', async () => {
    await tomasz.goto(`/seasons/${id}/rounds/1`);
    await expect(tomasz.getByText(/^Players have changed chairs since the draw/)).toBeVisible();
  });

  await test.step('she enters a result on its row, and corrects it', async () => {
    await tomasz.goto(`/seasons/${id}/rounds`);
    const card = tomasz.getByRole('article').filter({ hasText: 'Edda Falk' });
    await card.getByText('Enter the result').click();
    for (const [name, points] of [
      ['Edda Falk', '31'],
      ['Cleo Marsh', '35'],
      ['Alba Duarte', '20'],
    ] as const)
      await card
        .getByRole('spinbutton', { name: new RegExp(` of ${name}$`) })
        .first()
        .fill(points);
    for (const width of [390, 1440]) {
      await tomasz.setViewportSize({ width, height: 900 });
      const wide = await tomasz.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    }
    await expectAccessible(tomasz);
    await card.getByRole('button', { name: 'Enter', exact: true }).click();
    await expect(card.getByRole('link', { name: 'Finished' })).toBeVisible();
    await card.getByRole('spinbutton', { name: /^(?!Place).* of Edda Falk$/ }).fill('36');
    await card.getByRole('spinbutton', { name: 'Place of Edda Falk' }).fill('');
    await card.getByRole('spinbutton', { name: 'Place of Cleo Marsh' }).fill('');
    await card.getByRole('spinbutton', { name: 'Place of Alba Duarte' }).fill('');
    await card.getByRole('button', { name: 'Correct', exact: true }).click();
    await expect(card.getByRole('link', { name: 'Corrected' })).toBeVisible();
    const { boards } = await read<Season>(tomasz, `/seasons/${id}`);
    const edda = boards.flatMap(({ seats }) => seats).find(({ player }) => player.name === 'Edda Falk');
    expect(edda?.place).toBe(1);
  });

  await test.step('a penalty with its reason stands in the standings, until she takes it back', async () => {
    await tomasz.goto(`/seasons/${id}/standing`);
    await tomasz.getByText('Bonus and penalty points').click();
    await tomasz.getByLabel('Player', { exact: true }).selectOption('Edda Falk');
    await tomasz.getByLabel('Points', { exact: true }).fill('-7.5');
    await tomasz.getByLabel('Reason').fill('Late at both rounds');
    await expectAccessible(tomasz);
    await tomasz.getByRole('button', { name: 'Give or take' }).click();
    const given = tomasz.getByRole('listitem').filter({ hasText: 'Late at both rounds' });
    await expect(given).toContainText('Edda Falk');
    await tomasz
      .getByRole('button', { name: /Edda Falk/ })
      .first()
      .click();
    await expect(tomasz.getByText('penalty: Late at both rounds')).toBeVisible();
    await given.getByRole('button', { name: /^Take back/ }).click();
    await expect(given).toHaveCount(0);
    await expect(tomasz.getByText('penalty: Late at both rounds')).toHaveCount(0);
  });

  await test.step('she empties it, as it was another board’s, and the board waits again', async () => {
    await tomasz.goto(`/seasons/${id}/rounds`);
    const card = tomasz.getByRole('article').filter({ hasText: 'Edda Falk' });
    const emptying = tomasz.locator('button', { hasText: 'Empty the result' });
    await card.locator('details').filter({ has: emptying }).locator('summary').first().click();
    await card.getByRole('button', { name: 'Empty the result' }).click();
    await expect(card.getByText('Enter the result')).toBeVisible();
    const { boards } = await read<Season>(tomasz, `/seasons/${id}`);
    expect(boards.map(({ status }) => status)).toEqual(['running', 'running']);
    await expectAccessible(tomasz);
  });
});
