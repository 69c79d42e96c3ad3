import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Game } from '../../functions/core/game/games.schema';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import type { LeagueVariants, WholeVariant } from '../../functions/core/variant/variants.schema';
import { asGodip, asJdip } from '../support/foreign-variants';
import { ISLANDS } from '../support/islands-variant';
import { LAGOON } from '../support/lagoon-variant';
import { expectAccessible } from './accessibility';
import { read, startOneBoard, write } from './api-calls';
import { freshBrowserOf, newcomerOf } from './people';
import { scriptBytes } from './table-checks';
import { hasTakenOver } from './taken-over';
import { test } from './test';

test('a variant is changed on the drawing board, brought into a league, played and verified', async ({
  browser,
}, info) => {
  const olga = await newcomerOf(browser, 'olga@maps.example');
  const file = info.outputPath('variant.json');
  const { id } = await write<League>(olga, 'POST', '/leagues', { name: 'Chart room' });

  await test.step('by pointer and by keyboard; a problem leads to its space', async () => {
    await olga.goto('/maps');
    await olga.locator('[data-place="bir"]').click();
    const name = olga.getByLabel('Name', { exact: true });
    await expect(name).toHaveValue('Birch Point');
    await name.fill('Alder Point');
    await name.press('Enter');
    await olga.getByText('Its name in other languages').click();
    await olga.getByLabel('Deutsch').fill('Erlenspitze');
    await olga.getByLabel('Deutsch').press('Enter');
    await olga.getByRole('button', { name: 'Army borders' }).click();
    await olga.locator('[data-place="kel"]').click();
    await expect(olga.getByRole('button', { name: 'Remove the border with Kelp Shore' })).toBeVisible();
    await olga.getByRole('button', { name: 'Undo' }).click();
    await expect(olga.getByRole('button', { name: 'Remove the border with Kelp Shore' })).toBeHidden();
    await olga.getByLabel('Unit at the start').selectOption({ label: 'None' });
    await olga.getByRole('checkbox', { name: 'Centre' }).uncheck();
    await olga.getByRole('checkbox', { name: 'Centre' }).check();
    await olga.getByLabel('Code').fill('AMB');
    await olga.getByLabel('Code').press('Enter');
    await olga.getByRole('button', { name: 'Problems (1)' }).click();
    await olga.getByRole('button', { name: /Alder Point/ }).click();
    await olga.getByLabel('Code').fill('ALD');
    await olga.getByLabel('Code').press('Enter');
    await expect(olga.getByText('No problems: it can be played')).toBeVisible();
    await expectAccessible(olga);
  });

  await test.step('orders for every power are tried out on it', async () => {
    await olga.getByRole('button', { name: 'Try it' }).click();
    await olga.getByRole('link', { name: 'Write the orders yourself' }).click();
    await expect(olga).toHaveURL('/maps/what-if');
    await expect(olga.locator('[data-place="bir"] title')).toHaveText('Alder Point');
    const orders = olga.getByRole('region', { name: 'Orders', exact: true });
    await orders.getByRole('button', { name: 'For all seats' }).click();
    await expect(olga.getByRole('region', { name: 'What happens' })).toContainText('Otters');
    await olga.getByRole('button', { name: 'Next step' }).click();
    await expect(olga.getByRole('heading', { level: 1 })).toHaveText('What if: Fall 1201');
    await expect(olga.getByText('This map is on your device alone')).toBeVisible();
    await expect(olga.getByRole('button', { name: 'Copy the link' })).toBeHidden();
    await expectAccessible(olga);
    await olga.getByRole('link', { name: 'Back to Maps' }).click();
    await expect(olga.getByRole('option', { name: 'Alder Point (ALD)' })).toBeAttached();
  });

  await test.step('bots play a turn of it, and it is still there after the page is opened again', async () => {
    await olga.getByRole('button', { name: 'Try it' }).click();
    await olga.getByRole('button', { name: 'Play the first turn' }).click();
    await expect(olga.getByRole('status').filter({ hasText: 'Spring 1201' })).toBeVisible();
    await olga.reload();
    await expect(olga.getByRole('option', { name: 'Alder Point (ALD)' })).toBeAttached();
    const saved = olga.waitForEvent('download');
    await olga.getByRole('button', { name: 'Save the file' }).click();
    await (await saved).saveAs(file);
  });

  const season = await test.step('its organizer uploads it and opens a season with it', async () => {
    await olga.goto(`/leagues/${id}/variants`);
    await olga.getByLabel('Text of the file').fill(await readFile(file, 'utf8'));
    await olga.getByRole('button', { name: 'Check and add' }).click();
    await expect(olga.getByRole('heading', { name: 'Lagoon', level: 2 })).toBeVisible();
    const [variant] = (await read<LeagueVariants>(olga, `/leagues/${id}/variants`)).variants;
    const whole = await read<WholeVariant>(olga, `/leagues/${id}/variants/${variant?.id}`);
    return write<Season>(olga, 'POST', `/leagues/${id}/seasons`, {
      ...{ name: 'Alder', system: 'classic', boardSize: 3, format: { kind: 'rounds', rounds: 1 } },
      options: { variant: whole.file, lastYear: 1201 },
      deadlines: { orders: 60, adjustment: 60, earlyClose: true },
    });
  });

  await test.step('a board is played to its end, and its export is verified', async () => {
    await write(olga, 'POST', `/seasons/${season.id}/entries`, {});
    const game = await startOneBoard(olga, season.id);
    await olga.goto(`/games/${game}`);
    await expect(olga.locator('[data-place="bir"] title')).toHaveText('Alder Point');
    const german = await (await browser.newContext({ locale: 'de' })).newPage();
    await german.goto(`/games/${game}`);
    await expect(german.locator('[data-place="bir"] title')).toHaveText('Erlenspitze');
    await german.close();
    expect(await scriptBytes(await freshBrowserOf(browser, olga), `/games/${game}`)).toBeLessThan(180_000);
    await olga.getByRole('button', { name: 'Ready', exact: true }).click();
    const now = () => read<Game>(olga, `/games/${game}`);
    await expect
      .poll(async () => {
        const { status, step, me } = await now();
        if (status !== 'running' || step === 1 || me.stored !== null) return status;
        await write(olga, 'PUT', `/games/${game}/steps/${step}/orders`, { text: '', ready: true });
        return status;
      })
      .toBe('finished');
    await olga.goto(`/games/${game}/verify`);
    await olga.getByRole('button', { name: 'Play it again' }).click();
    await expect(olga.getByText('It holds.')).toBeVisible();
  });
});

test('variants of other programs are opened, their losses listed, and the result is saved', async ({
  page,
}) => {
  const { variants, adjacency } = asJdip(LAGOON);
  const file = (name: string, text: string) => ({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(text),
  });
  const cases = [
    ['godip', [file('lagoon.json', JSON.stringify(asGodip(LAGOON)))], /powers build/],
    ['jDip', [file('variants.xml', variants), file('map_adjacency.xml', adjacency)], /There is no drawing/],
  ] as const;
  await page.goto('/maps');
  await page.waitForFunction(hasTakenOver);
  for (const [program, files, loss] of cases)
    await test.step(`of ${program}`, async () => {
      await page.getByLabel('Or open a file').setInputFiles([...files]);
      await expect(page.getByText('Converted from a variant of another program: Lagoon.')).toBeVisible();
      const losses = page.getByRole('group').filter({ hasText: 'What was left out or changed' });
      await expect(losses.getByText(loss)).toBeVisible();
      await expect(losses.getByText('No licence is named')).toBeVisible();
      await expect(page.getByText('No problems: it can be played')).toBeVisible();
      await expectAccessible(page);
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save the file' }).click();
      const written: unknown = JSON.parse(await readFile(await (await saved).path(), 'utf8'));
      expect(written).toMatchObject({ title: 'Lagoon', licence: 'Unknown', powers: [{}, {}, {}] });
    });
  await test.step('a file of none of them is refused', async () => {
    await page.getByLabel('Or open a file').setInputFiles([file('odd.xml', '<odd/>')]);
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
  });
});

test('a league brings a map of New York 2047 without a drawing, and it is played on every page', async ({
  browser,
}) => {
  const olga = await newcomerOf(browser, 'olga@islands.example');
  const { id } = await write<League>(olga, 'POST', '/leagues', { name: 'Harbour office' });

  await test.step('its organizer uploads it, and a new season offers it', async () => {
    await olga.goto(`/leagues/${id}/variants`);
    await olga.getByLabel('Game', { exact: true }).selectOption('New York 2047');
    await olga.getByLabel('Text of the file').fill(JSON.stringify({ ...ISLANDS, starsToWin: 9 }));
    await olga.getByRole('button', { name: 'Check and add' }).click();
    await expect(olga.getByRole('alert').getByText('starsToWin')).toBeVisible();
    await olga.getByLabel('Text of the file').fill(JSON.stringify(ISLANDS));
    await olga.getByRole('button', { name: 'Check and add' }).click();
    const picture = olga.getByRole('img', { name: `The map of ${ISLANDS.title}` });
    await expect
      .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
      .toBeGreaterThan(0);
    await expectAccessible(olga);
    await olga.goto(`/leagues/${id}/seasons/new`);
    await olga.getByText('Rules and press', { exact: true }).click();
    await olga.getByLabel('Variants of the league').selectOption({ index: 1 }, { timeout: 60_000 });
  });

  const game = await test.step('a board of it is opened', async () => {
    const season = await write<Season>(olga, 'POST', `/leagues/${id}/seasons`, {
      ...{ name: 'Islands', system: 'ny2047', boardSize: 2, format: { kind: 'rounds', rounds: 1 } },
      options: { variant: ISLANDS, lastYear: 1624 },
      deadlines: { orders: 60, adjustment: 60, earlyClose: true },
    });
    await write(olga, 'POST', `/seasons/${season.id}/entries`, {});
    return startOneBoard(olga, season.id);
  });

  await test.step('its table has its map, its list and its information', async () => {
    expect(await scriptBytes(await freshBrowserOf(browser, olga), `/games/${game}`)).toBeLessThan(182_000);
    await olga.goto(`/games/${game}`);
    await expect(olga.locator('[data-place="northport"] title')).toHaveText('Northport');
    await expect(
      olga.getByText('Hold as many stars after a Fall turn as the board says').last(),
    ).toBeVisible();
    await olga.getByRole('button', { name: 'Ready', exact: true }).click();
  });

  await test.step('it is played to its end, and its other pages draw it', async () => {
    const now = () => read<Game>(olga, `/games/${game}`);
    await expect
      .poll(async () => {
        const { status, step, me } = await now();
        if (status !== 'running' || step === 1 || me.stored !== null) return status;
        await write(olga, 'PUT', `/games/${game}/steps/${step}/orders`, { text: '', ready: true });
        return status;
      })
      .toBe('finished');
    for (const page of ['', '/replay', '/what-if', '/steps/1']) {
      expect((await olga.goto(`/games/${game}${page}`))?.status(), page).toBe(200);
      await expect(olga.locator('[id="space-northport"]').first(), page).toBeAttached();
    }
    const picture = await olga.request.get(`/games/${game}/link-picture`);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
    await olga.goto(`/games/${game}/verify`);
    await olga.getByRole('button', { name: 'Play it again' }).click();
    await expect(olga.getByText('It holds.')).toBeVisible();
  });
});
