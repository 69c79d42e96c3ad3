import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { addresses } from './addresses';
import { personOf } from './people';
import { readIn } from './read-in';
import { test } from './test';

test('a championship from its template: calendar, wishes, a round looked at, drawn again and released', async ({
  browser,
}) => {
  const olga = await personOf(browser, 'Olga Brandt');
  const league = (await addresses(olga))['a league'];
  const players: Page[] = [];
  for (const name of ['Ines Okafor', 'Tomasz Wrona', 'Kenji Mori']) {
    const player = await personOf(browser, name);
    // Other tests read pages of these accounts in other languages at the same time.
    await player.goto('/');
    await readIn(player, 'en');
    players.push(player);
  }

  await test.step('the form says when each round would be over', async () => {
    await olga.goto(`${league}/seasons/new`);
    await olga.getByRole('radio', { name: /^Championship/ }).check();
    await olga.getByRole('radio', { name: /^City of New York Risk/ }).check();
    await olga.getByRole('radio', { name: /^Days of the week/ }).check();
    await expect(olga.locator('.calendar li')).toHaveCount(4);
    await expect(olga.locator('.calendar li').first()).toContainText('First deadline');
    for (const day of ['tuesday', 'friday']) await olga.getByRole('checkbox', { name: day }).uncheck();
    await expect(olga.getByRole('alert').filter({ hasText: 'at least one day' })).toBeVisible();
    await olga.getByRole('checkbox', { name: 'friday' }).check();
    await expect(olga.locator('.calendar li')).toHaveCount(4);
    await olga.locator('.form-part > summary', { hasText: 'Rounds and boards' }).click();
    await olga.getByRole('spinbutton', { name: 'Seats a board' }).fill('3');
    await olga.getByRole('radio', { name: /^Bots fill the last board/ }).check();
    const summary = olga.getByRole('complementary', { name: 'Summary of the season' });
    await expect(summary).toContainText('Drawn boards, 3 rounds, boards of 3, then a top board');
    await expect(summary).toContainText('Friday 20:00');
    await olga.locator('.form-part > summary', { hasText: 'Missed turns' }).click();
    await olga
      .getByRole('group', { name: 'When a player sends' })
      .getByRole('radio', { name: /^Your own/ })
      .check();
    await olga.getByLabel('Vacation days').fill('90');
    await expect(olga.getByText('Enter a whole number from 0 to 60.')).toBeVisible();
    await olga.getByRole('button', { name: 'Open registration' }).click();
    expect(olga.url()).toMatch(/new$/);
    await olga.getByLabel('Vacation days').fill('9');
    await olga.getByLabel('Minutes of a grace').fill('90');
    await expect(olga.getByText('90 minutes.')).toHaveCount(0);
    await olga.getByLabel('Minutes of a grace').fill('180');
    await expect(olga.getByText('3 hours.')).toBeVisible();
    await olga.getByText('Time zone and days without deadlines').click();
    await olga.getByRole('checkbox', { name: /^Days without deadlines/ }).check();
    await olga.getByLabel('Holidays', { exact: true }).fill('2030-12-25 2031-01-01');
    await expectAccessible(olga);
    await olga.getByRole('button', { name: 'Open registration' }).click();
    await olga.waitForURL(/\/seasons\/[0-9a-z]{20,}$/);
    await expect(olga.getByText(/Friday 20:00/)).toBeVisible();
    await expect(olga.getByLabel('Link for your players')).toHaveValue(olga.url());
  });

  await test.step('the settings are changed in the same form, with what was chosen in it', async () => {
    const season = olga.url();
    await olga.getByRole('link', { name: 'Settings' }).click();
    await olga.waitForURL(/settings$/);
    await expect(olga.getByRole('checkbox', { name: 'friday' })).toBeChecked();
    await expect(olga.getByRole('checkbox', { name: 'tuesday' })).not.toBeChecked();
    await olga.locator('.form-part > summary', { hasText: 'Missed turns' }).click();
    await expect(olga.getByLabel('Vacation days')).toHaveValue('9');
    await olga.getByText('Time zone and days without deadlines').click();
    await expect(olga.getByLabel('Holidays', { exact: true })).toHaveValue('2030-12-25 2031-01-01');
    await olga.getByLabel('Name', { exact: true }).fill('Boroughs of winter');
    await olga.getByLabel('At', { exact: true }).fill('21:00');
    await expectAccessible(olga);
    await olga.getByRole('button', { name: 'Save the settings' }).click();
    await olga.waitForURL(season);
    await expect(olga.getByRole('heading', { name: 'Boroughs of winter' })).toBeVisible();
    await expect(olga.getByText(/Friday 21:00/)).toBeVisible();
  });

  await test.step('players register and say what they wish', async () => {
    for (const player of players) {
      await player.goto(olga.url());
      await player.getByRole('button', { name: 'Register' }).click();
      await expect(player.getByRole('heading', { name: 'You are registered' })).toBeVisible();
    }
    const [ines] = players;
    if (ines === undefined) throw new Error('nobody registered');
    await ines.getByText('Your wishes for the draw').click();
    await ines.getByRole('checkbox', { name: /nearby time zones/ }).check();
    await ines.getByRole('button', { name: 'Save wishes' }).click();
    await expect(ines.getByText('Saved.', { exact: true })).toBeVisible();
    await ines.reload();
    await ines.getByText('Your wishes for the draw').click();
    await expect(ines.getByRole('checkbox', { name: /nearby time zones/ })).toBeChecked();
    await expectAccessible(ines);
  });

  await test.step('the planned round is changed by hand, drawn again, and released', async () => {
    await olga.reload();
    const start = olga.getByRole('button', { name: 'Start', exact: true });
    const planned = olga.getByRole('heading', { name: 'Round 1 is planned' });
    await start.click();
    await expect(planned).toBeVisible();
    const seated = () => olga.locator('fieldset .choice b').allTextContents();
    const drawn = await seated();
    await olga.getByRole('checkbox', { name: /^Ines Okafor,/ }).check();
    await olga.getByRole('checkbox', { name: /^Kenji Mori,/ }).check();
    await olga.getByRole('button', { name: 'Swap' }).click();
    await expect.poll(seated).not.toEqual(drawn);
    await olga.getByRole('button', { name: 'Draw again' }).click();
    await expect.poll(seated).toEqual(drawn);
    await expectAccessible(olga);
    await olga.getByRole('button', { name: 'Release' }).click();
    await expect(olga.getByRole('link', { name: 'Board 1' })).toBeVisible();
  });

  await test.step('the draw is drawn again in the browser', async () => {
    await olga.getByRole('link', { name: 'Round 1', exact: true }).click();
    await olga.getByRole('link', { name: 'The draw', exact: true }).click();
    await olga.getByRole('button', { name: 'Draw it again here' }).click();
    await expect(olga.getByRole('status').filter({ hasText: 'It holds' })).toBeVisible();
    await expectAccessible(olga);
  });
});
