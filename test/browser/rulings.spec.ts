import { expect, type Page } from '@playwright/test';
import type { Me } from '../../functions/core/account/me.schema';
import { addresses } from './addresses';
import { read, write } from './api-calls';
import { boardOf } from './board';
import { newcomerOf, personOf } from './people';
import { test } from './test';

async function rule(page: Page, what: string, reason: string) {
  await page.getByText(what).click();
  await page.getByLabel('Reason').fill(reason);
  await page.getByRole('button', { name: 'Show what it does' }).click();
}

/** A moderator pauses a game's clock and resumes it; its player sees both, and is notified. */
test('a game is paused from its table, seen on the desk and by its player, and resumed', async ({
  browser,
}) => {
  const ines = await personOf(browser, 'Ines Okafor');
  const olga = await personOf(browser, 'Olga Brandt');
  const { 'the game table': table = '', 'a league': league = '' } = await addresses(ines);
  await olga.goto(`${table}/ruling`);
  await rule(olga, 'Pause the game', 'The platform was not reachable last night.');
  await expect(olga.locator('.ruling-effect')).toContainText('Paused');
  await olga.getByRole('button', { name: 'Pause the game' }).click();
  await expect(olga.getByRole('heading', { name: /Clock stopped/ })).toBeVisible();

  await ines.goto(table);
  await expect(ines.locator('.table-clock')).toHaveText('Paused');
  await olga.goto(`${league}/desk`);
  await olga.locator(`a[href="${table}/ruling"]`).click();
  await rule(olga, 'Resume the game', 'It is reachable again.');
  await olga.getByRole('button', { name: 'Resume the game' }).click();
  await expect(olga.getByRole('heading', { name: /Clock running again/ })).toBeVisible();
  await ines.reload();
  await expect(ines.locator('.table-clock')).toContainText('until');
});

test('a ruling on a game that another moderator has changed meanwhile keeps its reason', async ({
  browser,
}) => {
  const player = await newcomerOf(browser, 'overtaken@example.org');
  const { game, organizer } = await boardOf(browser, [player], { system: 'classic' });
  await organizer.goto(`/games/${game}/ruling`);
  const other = await organizer.context().newPage();
  await other.goto(`/games/${game}/ruling`);
  await rule(other, 'Pause the game', 'The hall is closed tonight.');
  await other.getByRole('button', { name: 'Pause the game' }).click();
  await expect(other.getByRole('heading', { name: /Clock stopped/ })).toBeVisible();
  await expect(other.getByLabel('Reason')).toHaveValue('');

  const reason = 'Everybody agreed to stop here.';
  await rule(organizer, 'End the game', reason);
  await expect(organizer.getByText(/Things have changed since you opened this form/)).toBeVisible();
  await expect(organizer.getByLabel('Reason')).toHaveValue(reason);
  // The page has been refreshed: it lists the other ruling, and rules on the game as it is now.
  await expect(organizer.getByText('The hall is closed tonight.')).toBeVisible();
  await organizer.getByRole('button', { name: 'Show what it does' }).click();
  await expect(organizer.locator('.ruling-effect')).toBeVisible();
  await organizer.getByRole('button', { name: 'End the game' }).click();
  await expect(organizer.getByText(/The game is over/)).toBeVisible();
});

test('a player who is warned sees it until they confirm it', async ({ browser }) => {
  const olga = await personOf(browser, 'Olga Brandt');
  // A player with whom the organizer shares no game.
  const player = await newcomerOf(browser, 'silent@example.org');
  const { 'a league': league = '' } = await addresses(olga);
  await write(player, 'POST', `${league}/members`, {});
  const { name = '' } = (await read<Me>(player, '/me')).player ?? {};
  await olga.goto(`${league}/ruling`);
  await olga.getByLabel('Member', { exact: true }).selectOption(name);
  await olga.getByLabel('Note to the member').fill('Please answer your moderators.');
  await rule(olga, 'They get the note', 'No answer to three questions.');
  await expect(olga.getByText(`${name}:`, { exact: true })).toBeVisible();
  await olga.getByRole('button', { name: 'Warn' }).click();
  await expect(olga.getByLabel('Note to the member')).toHaveValue('');
  await player.goto('/');
  await expect(player.getByText('Please answer your moderators.')).toBeVisible();
  await player.getByRole('button', { name: 'I have read it' }).click();
  await expect(player.getByText('Please answer your moderators.')).toBeHidden();
});
