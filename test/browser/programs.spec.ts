import { expect } from '@playwright/test';
import type { League } from '../../functions/core/league/leagues.schema';
import { expectAccessible } from './accessibility';
import { startOneBoard, write } from './api-calls';
import { personOf } from './people';
import { NEXT_LOOK, test } from './test';

test('programs: an organizer allows them, the season says so, and the table marks who uses one', async ({
  browser,
  playwright,
  baseURL,
}) => {
  const olga = await personOf(browser, 'Olga Brandt');
  const players = [await personOf(browser, 'Ines Okafor'), await personOf(browser, 'Tomasz Wrona')] as const;
  const [ines, tomasz] = players;
  const { id } = await write<League>(olga, 'POST', '/leagues', { name: 'League of programs' });

  await test.step('a new season takes no orders from programs, unless its organizer says so', async () => {
    await olga.goto(`/leagues/${id}/seasons/new`);
    await olga.getByRole('textbox', { name: 'Name', exact: true }).fill('Season 1');
    await olga.locator('.form-part > summary', { hasText: 'Rules and press' }).click();
    const programs = olga.getByRole('group', { name: 'Programs may send orders' });
    await expect(programs.getByRole('radio', { name: /^No/ })).toBeChecked();
    await expectAccessible(olga);
    await olga.getByRole('button', { name: 'Open registration' }).click();
    await olga.waitForURL(/\/seasons\/[0-9a-z]{20,}$/);
    await expect(olga.getByText('May not send orders')).toBeVisible();
  });
  const season = new URL(olga.url()).pathname;

  await test.step('the organizer allows them, and players read it', async () => {
    await olga.goto(`${season}/settings`);
    await olga.locator('.form-part > summary', { hasText: 'Rules and press' }).click();
    const programs = olga.getByRole('group', { name: 'Programs may send orders' });
    await programs.getByRole('radio', { name: /^Yes/ }).check();
    await olga.getByRole('button', { name: 'Save the settings' }).click();
    await olga.waitForURL((url) => url.pathname === season);
    for (const page of [olga, ines]) {
      await page.goto(season);
      await expect(page.getByText('May send orders; their seats are marked')).toBeVisible();
    }
  });

  for (const player of players) await write(player, 'POST', `${season}/entries`, { accepts: 1 });
  const game = await startOneBoard(olga, season.slice('/seasons/'.length));
  const orders = `/games/${game}/steps/1/orders`;
  const list = { orders: [], ready: true };

  await test.step('once the turn is over, the table marks the player whose program has played', async () => {
    const wanted = { name: 'Bot', scopes: ['read', 'play'], days: 1 };
    const { token } = await write<{ token: string }>(ines, 'POST', '/me/sessions', wanted);
    const program = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: { authorization: `Bearer ${token}` },
    });
    const sent = await program.put(`/v1${orders}`, { data: list });
    expect(sent.ok(), await sent.text()).toBe(true);
    await program.dispose();
    await tomasz.goto(`/games/${game}`);
    await expect(tomasz.getByText('Programs may send orders')).toBeVisible();
    await expect(tomasz.locator('.program-mark')).toHaveCount(0);
    await write(tomasz, 'PUT', orders, list);
    await expect(tomasz.getByRole('heading', { name: 'Fall 2047', level: 1 })).toBeVisible(NEXT_LOOK);
    const marked = tomasz.locator('.race li').filter({ has: tomasz.locator('.program-mark') });
    await expect(marked).toHaveCount(1);
    await expect(marked).toContainText('Ines Okafor');
    const seats = tomasz.getByRole('list', { name: 'Seats' });
    await expect(seats.getByRole('listitem').filter({ hasText: 'Program' })).toHaveCount(1);
    await tomasz.getByText('Programs may send orders').click();
    await expect(tomasz.getByText('“Program” marks those who have')).toBeVisible();
    await expectAccessible(tomasz);
  });
});
