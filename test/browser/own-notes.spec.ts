import { expect } from '@playwright/test';
import { addresses } from './addresses';
import { personOf } from './people';
import { test } from './test';

test('a player notes something on a game, changes it, keeps a study of it, and deletes both', async ({
  browser,
}) => {
  const page = await personOf(browser, 'Ines Okafor');
  const notes = (await addresses(page))['the notes on a game'] ?? '';
  await page.goto(notes);
  await page.getByLabel('A new note').fill('Tower always comes by sea.');
  await page.getByRole('button', { name: 'Keep the note' }).click();
  const noted = page.getByRole('listitem').getByRole('paragraph').first();
  await expect(noted).toHaveText('Tower always comes by sea.');
  await page.getByText(/^Edit/).click();
  await page.getByLabel('The note').fill('Tower came by land.');
  await page.getByRole('button', { name: 'Keep the change' }).click();
  await expect(noted).toHaveText('Tower came by land.');

  await page.goto(notes.replace('/notes', '/what-if?step=3'));
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(page).toHaveURL(/#[\w-]+$/);
  const study = page.url();
  await page.getByRole('button', { name: 'Keep as a note' }).click();
  await page.getByRole('link', { name: 'your notes' }).click();
  await page.getByRole('link', { name: /^A study of/ }).click();
  await expect(page).toHaveURL(study);
  await expect(page.getByRole('navigation', { name: 'Steps of this study' })).toBeVisible();

  await page.goto(notes);
  for (const left of [1, 0]) {
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(left);
  }
  await expect(page.getByText('You have not noted anything on this game.')).toBeVisible();
});

test('a visitor who wants to note something is asked to log in', async ({ page }) => {
  await page.goto((await addresses(page))['the notes on a game'] ?? '');
  await expect(page).toHaveURL(/\/signin\?callbackUrl=/);
});
