import { expect } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { playerAt, RUNNING, recordedGame, sheetOf } from '../support/moved-league';
import { expectAccessible } from './accessibility';
import { read, write } from './api-calls';
import { personOf } from './people';
import { test } from './test';

/** Ten recorded games in a folder, with the sheet of who sits where; the organizer plays too. */
function archive(sheet: string): Buffer {
  const games = RUNNING.map((number) => [`league/game-${number}.txt`, strToU8(recordedGame(number))]);
  return Buffer.from(zipSync({ ...Object.fromEntries(games), 'league/seats.csv': strToU8(sheet) }));
}

test('a league of ten boards in progress moves in from files, and its first turn closes', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const tomasz = await personOf(browser, 'Tomasz Wrona');
  const { id: league } = await write<League>(tomasz, 'POST', '/leagues', { name: 'Mail league' });
  const { id } = await write<Season>(tomasz, 'POST', `/leagues/${league}/seasons`, {
    ...{ name: 'Season 12', system: 'classic', format: { kind: 'rounds', rounds: 1 } },
    deadlines: { orders: 5, adjustment: 1 },
  });
  const sheet = sheetOf(RUNNING).replace(playerAt(0, 0), 'Tomasz Wrona');
  const season = () => read<Season>(tomasz, `/seasons/${id}`);

  await tomasz.goto(`/seasons/${id}`);
  await tomasz.getByRole('link', { name: 'Bring running games' }).click();
  await tomasz.waitForURL(/move-in$/);
  const files = tomasz.getByLabel('Choose files');
  await expect(files).toBeEnabled();

  await test.step('a file that is no game is named with its line, and can be left out', async () => {
    const odd = {
      name: 'odd.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Spring 1901\nFrance: A PAR - MOO'),
    };
    await files.setInputFiles([odd]);
    await expect(tomasz.getByText('This game cannot be read.')).toBeVisible();
    await expect(tomasz.getByRole('button', { name: 'Check the boards' })).toBeDisabled();
    await tomasz.getByRole('button', { name: 'Leave out odd.txt' }).click();
    await expect(tomasz.getByText('This game cannot be read.')).toBeHidden();
  });

  await test.step('the archive is read board by board, with its sheet', async () => {
    await files.setInputFiles([{ name: 'league.zip', mimeType: 'application/zip', buffer: archive(sheet) }]);
    await expect(tomasz.getByText('10 games were found.')).toBeVisible();
    await expect(tomasz.getByRole('row', { name: /game-31\.txt Winter 1908/ })).toBeVisible();
    await expect(tomasz.getByLabel('Who sits where')).toHaveValue(sheet);
    await expectAccessible(tomasz);
  });

  await test.step('a line that does not fit is named, and nothing is stored', async () => {
    await tomasz.getByLabel('Who sits where').fill(sheet.replace('game-04,italy', 'game-04,atlantis'));
    await tomasz.getByRole('button', { name: 'Check the boards' }).click();
    await expect(tomasz.getByText('“atlantis” is not a seat.')).toBeVisible();
    expect((await season()).status).toBe('registration');
    await tomasz.getByLabel('Who sits where').fill(sheet);
  });

  await test.step('she sees who sits where, and moves the league in', async () => {
    await tomasz.getByRole('button', { name: 'Check the boards' }).click();
    const moves = tomasz.getByRole('status', { name: 'What moves in' });
    await expect(moves).toContainText('10 boards. Seats: 1 known, 69 new, 0 bots.');
    await moves.getByText('Board 1: game-01.txt, Winter 1908').click();
    await expect(moves.getByText('Austria: Tomasz Wrona')).toBeVisible();
    await expectAccessible(tomasz);
    for (const width of [390, 1440]) {
      await tomasz.setViewportSize({ width, height: 900 });
      const wide = await tomasz.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    }
    await tomasz.getByRole('button', { name: 'Move 10 boards in' }).click();
    await tomasz.waitForURL(/\/rounds$/);
  });

  await test.step('the boards wait until she starts their clocks: one, then all', async () => {
    await expect(async () => {
      const { status, boards } = await season();
      expect([status, boards.filter(({ paused }) => paused).length]).toEqual(['running', 10]);
    }).toPass({ timeout: 120_000 });
    await tomasz.reload();
    await expectAccessible(tomasz);
    await tomasz.getByRole('button', { name: 'Start the clock of board 4' }).click();
    await expect(tomasz.getByRole('button', { name: 'Start the clock of board 4' })).toBeHidden();
    await tomasz.getByRole('button', { name: 'Start all 9 clocks' }).click();
    await expect(tomasz.getByRole('heading', { name: 'Boards that wait to begin' })).toBeHidden();
  });

  await test.step('the first turn of every board closes', async () => {
    await expect(async () => {
      const labels = (await season()).boards.map(({ label }) => label);
      expect(labels).toEqual(RUNNING.map(() => 'Spring 1909'));
    }).toPass({ timeout: 240_000, intervals: [5000] });
    await tomasz.goto(`/seasons/${id}/rounds`);
    await expect(tomasz.getByText('Spring 1909').first()).toBeVisible();
  });
});
