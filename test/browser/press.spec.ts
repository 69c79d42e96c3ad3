import { expect, type Page } from '@playwright/test';
import type { Position } from '../../engine/ny2047/types';
import type { Game } from '../../functions/core/game/games.schema';
import type { League, Leagues } from '../../functions/core/league/leagues.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { addresses } from './addresses';
import { read } from './api-calls';
import { networkQuiet } from './network-quiet';
import { freshBrowserOf, personOf } from './people';
import { faintChips } from './table-checks';
import { NEXT_LOOK, test } from './test';

/** A table at which both of them sit: the draw decides in which season. */
async function sharedTable(page: Page): Promise<string> {
  const { leagues } = await read<Leagues>(page, '/leagues');
  const league = leagues.find(({ name }) => name === 'Winter Tide League');
  const { seasons } = await read<League>(page, `/leagues/${league?.id}`);
  const running = seasons.filter(({ status }) => status === 'running');
  const all = await Promise.all(running.map(({ id }) => read<Season>(page, `/seasons/${id}`)));
  const shared = all
    .flatMap(({ boards }) => boards)
    .filter(({ seats }) =>
      ['demo-ines', 'demo-tomasz'].every((id) => seats.some(({ player }) => player.id === id)),
    );
  // New York 2047 last: its turns end soonest.
  const table = shared.sort((one, other) => one.seats.length - other.seats.length)[0];
  if (table === undefined) throw new Error('the two share no table');
  return `/games/${table.game}`;
}

/** The press of a board, scrolled into sight. */
async function openPress(page: Page, table: string) {
  await page.goto(table);
  const panel = page.getByRole('region', { name: 'Press', exact: true });
  await panel.locator('.press-place').scrollIntoViewIfNeeded();
  await expect(panel.getByRole('textbox')).toBeVisible();
  return panel;
}

async function say(panel: ReturnType<Page['getByRole']>, text: string) {
  await panel.getByRole('textbox').fill(text);
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect(panel.getByRole('textbox')).toHaveValue('');
}

test('two players talk without a reload: unread, drafts, Markdown, a search, deleting, blocking', async ({
  browser,
}) => {
  const ines = await personOf(browser, 'Ines Okafor');
  const tomasz = await personOf(browser, 'Tomasz Wrona');
  const table = await sharedTable(ines);
  const hers = await openPress(ines, table);
  const his = await openPress(tomasz, table);

  // A thread of the two, which is unread for him before he opens it. Its first message asks for nothing that is missing.
  const missing: string[] = [];
  ines.on('response', (answer) => answer.status() === 404 && missing.push(answer.url()));
  await hers.getByRole('button', { name: 'New' }).click();
  await hers.locator('.choice', { hasText: 'Tomasz' }).click();
  await say(hers, 'Leave my harbour alone.');
  const thread = his.locator('.threads li').filter({ hasText: 'Ines' });
  await expect(thread).toContainText('unread: 1', NEXT_LOOK);
  expect(missing).toEqual([]);
  await thread.getByRole('button').click();
  await expect(his.getByText('Leave my harbour alone.')).toBeVisible();
  // The public thread, which he has left, may have something unread too.
  await expect(thread.locator('.unread')).toHaveCount(0);

  // He answers, and she reads it on her open page.
  await say(his, '**Agreed**, see [this](javascript:alert(1)) <img src=x onerror="alert(2)">');
  const answer = hers.locator('.message-text', { hasText: 'Agreed' });
  await expect(answer.locator('strong')).toHaveText('Agreed', NEXT_LOOK);
  await expect(answer.locator('a, img')).toHaveCount(0);
  await expect(answer).toContainText('<img src=x');

  // What was typed is there after a reload.
  await his.getByRole('textbox').fill('Not yet finished');
  await tomasz.reload();
  await his.locator('.threads button').first().click();
  await his
    .locator('.threads')
    .getByRole('button')
    .filter({ hasNotText: /Everyone|New|Search/ })
    .first()
    .click();
  await expect(his.getByRole('textbox')).toHaveValue('Not yet finished');

  await his.getByRole('textbox').fill('');

  // A search finds the thread.
  await hers.getByRole('button', { name: 'Search' }).click();
  await hers.getByRole('searchbox').fill('HARBOUR');
  await hers.getByRole('button', { name: 'Find' }).click();
  await hers.getByRole('list', { name: 'Search results' }).getByRole('button').first().click();
  const first = hers.locator('.messages .found');
  await expect(first).toContainText('Leave my harbour alone.');

  // She deletes it: the text disappears from his page too, the mark stays.
  await first.getByLabel('Delete this message').click();
  await first.getByRole('button', { name: 'Delete for everyone' }).click();
  await expect(hers.getByText('Deleted by you')).toBeVisible();
  await expect(his.getByText(/^Deleted by (?!you)/)).toBeVisible(NEXT_LOOK);
  await expect(his.getByText('Leave my harbour alone.')).toHaveCount(0);

  // She blocks him; his message is folded up, and her account lifts the block.
  await answer.locator('xpath=ancestor::li[@id]').getByLabel('Report or block').click();
  await hers.getByRole('button', { name: /^Block / }).click();
  await expect(hers.getByText(/You have blocked/).first()).toBeVisible();
  await expect(answer).toBeHidden();
  await ines.goto('/me');
  await ines.getByRole('button', { name: 'Show again the messages of Tomasz Wrona' }).click();
  await expect(ines.getByText('Nobody. You can block')).toBeVisible();
});

test('an order in its notation becomes a chip, with a piece of the map to it', async ({ browser }) => {
  const ines = await personOf(browser, 'Ines Okafor');
  const { 'the game table': table = '' } = await addresses(ines);
  const { position, me } = await read<Game>(ines, table);
  const unit = (position as Position).units.find(({ faction }) => faction === me.seat);
  const panel = await openPress(ines, table);
  await say(panel, `For all to see: \`A ${unit?.space} H\`, and \`A nowhere H\`.`);
  const message = panel.locator('.messages li').last();
  const chip = message.locator('.order-chip');
  await expect(chip).toContainText('holds');
  await expect(message.locator('.message-text code')).toHaveText('A nowhere H');
  await chip.focus();
  await expect(ines.locator('.order-piece svg')).toBeVisible();
  await ines.keyboard.press('Escape');
  await expect(ines.locator('.order-piece')).toHaveCount(0);
});

test('whom a message goes to: emblems that can be read, and a box that a phone shows at once', async ({
  browser,
}) => {
  const ines = await personOf(browser, 'Ines Okafor');
  const { 'the game table': table = '' } = await addresses(ines);
  const page = await freshBrowserOf(browser, ines, { viewport: { width: 390, height: 844 } });
  await page.goto(table);
  await networkQuiet(page);
  await page.getByRole('tab', { name: 'Press' }).click();
  await expect(page.getByPlaceholder('Write to everyone')).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'New', exact: true }).click();
  const chips = page.getByRole('group', { name: 'Who reads it?' }).locator('.chip');
  await expect(chips.first()).toBeVisible();
  expect(await faintChips(page)).toEqual([]);
});
