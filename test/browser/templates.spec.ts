import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { newcomerOf } from './people';
import { test } from './test';

async function openLeague(page: Page, name: string): Promise<string> {
  await page.goto('/leagues/new');
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Open the league' }).click();
  await page.waitForURL(/\/leagues\/(?!new)/);
  return page.url();
}

const part = (page: Page, title: string) => page.locator('.form-part > summary', { hasText: title });

test('players are asked something at registration, and the season becomes a template of its organizer', async ({
  browser,
}) => {
  test.slow();
  const page = await newcomerOf(browser, 'petra@example.org');
  const first = await openLeague(page, 'Petra’s winters');
  let season = '';

  await test.step('the organizer asks two questions', async () => {
    await page.goto(`${first}/seasons/new`);
    await page.getByLabel('Name', { exact: true }).fill('Winter at home');
    await page.getByRole('radio', { name: /^Ladder/ }).check();
    await part(page, 'Questions').click();
    await page.getByRole('button', { name: 'Add a question' }).click();
    const meal = page.getByRole('group', { name: 'Question 1' });
    await meal.getByLabel('Question', { exact: true }).fill('What do you eat?');
    await meal.getByLabel('Answer', { exact: true }).selectOption('choice');
    await meal.getByLabel('Options').fill('Everything\nNo meat');
    await meal.getByRole('checkbox', { name: /^Required/ }).check();
    await page.getByRole('button', { name: 'Add a question' }).click();
    const size = page.getByRole('group', { name: 'Question 2' });
    await size.getByLabel('Question', { exact: true }).fill('T-shirt size');
    await size.getByLabel('Explanation').fill('For the prizes.');
    await expectAccessible(page, 'the form with questions');
    await page.getByRole('button', { name: 'Open registration' }).click();
    await page.waitForURL(/\/seasons\/[0-9a-z]{20,}$/);
    season = page.url();
  });

  await test.step('a player answers, and changes an answer', async () => {
    const player = await newcomerOf(browser, 'quentin@example.org');
    await player.goto(season);
    await player.getByRole('button', { name: 'Register' }).click();
    // The browser asks for the required answer.
    await expect(player.getByRole('heading', { name: 'You are registered' })).toHaveCount(0);
    await player.getByLabel('What do you eat?').selectOption('No meat');
    await player.getByLabel('T-shirt size (optional)').fill('XL');
    await expectAccessible(player, 'the questions');
    await player.getByRole('button', { name: 'Register' }).click();
    await expect(player.getByRole('heading', { name: 'You are registered' })).toBeVisible();
    await player.getByText('Your answers', { exact: true }).click();
    await expect(player.getByLabel('What do you eat?')).toHaveValue('No meat');
    await player.getByLabel('T-shirt size (optional)').fill('M');
    await player.getByRole('button', { name: 'Save answers' }).click();
    await expect(player.getByText('Answers saved.')).toBeVisible();
    await expectAccessible(player, 'one’s own answers');
    const other = await newcomerOf(browser, 'rosa@example.org');
    await other.goto(season);
    await expect(other.getByLabel('What do you eat?')).toBeVisible();
    expect(await other.content()).not.toContain('"M"');
  });

  await test.step('the organizer reads the answers in the list of players and in its file', async () => {
    await page.goto(`${season}/players`);
    const answers = page.locator('.roster-answers');
    await expect(answers.getByText('No meat')).toBeVisible();
    await expect(answers.getByText('M', { exact: true })).toBeVisible();
    await expectAccessible(page, 'the list of players with answers');
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download the list as CSV' }).click();
    expect(readFileSync(await (await saved).path(), 'utf8')).toContain('2. T-shirt size');
  });

  await test.step('the season is kept as a template', async () => {
    await page.goto(`${season}/settings`);
    await page.getByLabel('Name of the template').fill('Our winters');
    await page.getByRole('button', { name: 'Keep the template' }).click();
    await expect(page.getByText('Kept. You find it where you open a season.')).toBeVisible();
    await expectAccessible(page, 'the settings of a season');
  });

  await test.step('a season of another league begins with it', async () => {
    const second = await openLeague(page, 'Petra’s summers');
    await page.goto(`${second}/seasons/new`);
    await page.getByRole('link', { name: 'Our winters' }).click();
    await expect(page.getByText('The form below has the settings of Our winters.')).toBeVisible();
    await part(page, 'Questions').click();
    await expect(page.getByRole('group', { name: 'Question 1' }).getByLabel('Options')).toHaveValue(
      'Everything\nNo meat',
    );
    await part(page, 'Rounds and boards').click();
    await expect(page.getByRole('radio', { name: /^Ladder/ }).last()).toBeChecked();
    await expectAccessible(page, 'the form with one’s own template');
    await page.getByLabel('Name', { exact: true }).fill('Summer at home');
    await page.getByRole('button', { name: 'Keep as a draft' }).click();
    await page.waitForURL(/\/drafts\//);
    await page.goto(`${second}/seasons/new`);
    await page.getByText('Rename or delete templates').click();
    const form = page.getByRole('form', { name: 'Our winters' });
    await form.getByLabel('Name of the template').fill('Winters and summers');
    await form.getByRole('button', { name: 'Rename' }).click();
    await expect(page.getByRole('link', { name: 'Winters and summers' })).toBeVisible();
    await page.getByRole('button', { name: 'Delete Winters and summers' }).click();
    await expect(page.getByRole('heading', { name: 'Your templates' })).toHaveCount(0);
  });

  await test.step('the league is copied with a draft of the season', async () => {
    await page.goto(`${first}/settings`);
    await page.getByText('Make a copy').click();
    await page.getByLabel('Name of the new league').fill('Petra’s autumns');
    await page.getByRole('checkbox', { name: 'Winter at home' }).check();
    await expectAccessible(page, 'the settings of a league');
    await page.getByRole('button', { name: 'Open the copy' }).click();
    await expect(page.getByRole('heading', { name: 'Petra’s autumns' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Drafts' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Winter at home/ })).toBeVisible();
  });
});
