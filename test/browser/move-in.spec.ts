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
  const olga = await personOf(browser, 'Olga Brandt');
  const { id: league } = await write<League>(olga, 'POST', '/leagues', { name: 'Mail league' });
  const { id } = await write<Season>(olga, 'POST', `/leagues/${league}/seasons`, {
    ...{ name: 'Season 12', system: 'classic', format: { kind: 'rounds', rounds: 1 } },
    deadlines: { orders: 5, adjustment: 1 },
  });
  const sheet = sheetOf(RUNNING).replace(playerAt(0, 0), 'Olga Brandt');
  const season = () => read<Season>(olga, `/seasons/${id}`);

  await olga.goto(`/seasons/${id}`);
  await olga.getByRole('link', { name: 'Bring running games' }).click();
  await olga.waitForURL(/move-in$/);
  const files = olga.getByLabel('Choose files');
  await expect(files).toBeEnabled();

  await test.step('a file that is no game is named with its line, and can be left out', async () => {
    const odd = {
      name: 'odd.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Spring 1901\nFrance: A PAR - MOO'),
    };
    await files.setInputFiles([odd]);
    await expect(olga.getByText('This game cannot be read.')).toBeVisible();
    await expect(olga.getByRole('button', { name: 'Check the boards' })).toBeDisabled();
    await olga.getByRole('button', { name: 'Leave out odd.txt' }).click();
    await expect(olga.getByText('This game cannot be read.')).toBeHidden();
  });

  await test.step('the archive is read board by board, with its sheet', async () => {
    await files.setInputFiles([{ name: 'league.zip', mimeType: 'application/zip', buffer: archive(sheet) }]);
    await expect(olga.getByText('10 games were found.')).toBeVisible();
    await expect(olga.getByRole('row', { name: /game-31\.txt Winter 1908/ })).toBeVisible();
    await expect(olga.getByLabel('Who sits where')).toHaveValue(sheet);
    await expectAccessible(olga);
  });

  await test.step('a line that does not fit is named, and nothing is stored', async () => {
    await olga.getByLabel('Who sits where').fill(sheet.replace('game-04,italy', 'game-04,atlantis'));
    await olga.getByRole('button', { name: 'Check the boards' }).click();
    await expect(olga.getByText('“atlantis” is not a seat.')).toBeVisible();
    expect((await season()).status).toBe('registration');
    await olga.getByLabel('Who sits where').fill(sheet);
  });

  await test.step('she sees who sits where, and moves the league in', async () => {
    await olga.getByRole('button', { name: 'Check the boards' }).click();
    const moves = olga.getByRole('status', { name: 'What moves in' });
    await expect(moves).toContainText('10 boards. Seats: 1 known, 69 new, 0 bots.');
    await moves.getByText('Board 1: game-01.txt, Winter 1908').click();
    await expect(moves.getByText('Austria: Olga Brandt')).toBeVisible();
    await expectAccessible(olga);
    for (const width of [390, 1440]) {
      await olga.setViewportSize({ width, height: 900 });
      const wide = await olga.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    }
    await olga.getByRole('button', { name: 'Move 10 boards in' }).click();
    await olga.waitForURL(/\/rounds$/);
  });

  await test.step('the boards wait until she starts their clocks: one, then all', async () => {
    await expect(async () => {
      const { status, boards } = await season();
      expect([status, boards.filter(({ paused }) => paused).length]).toEqual(['running', 10]);
    }).toPass({ timeout: 120_000 });
    await olga.reload();
    await expectAccessible(olga);
    await olga.getByRole('button', { name: 'Start the clock of board 4' }).click();
    await expect(olga.getByRole('button', { name: 'Start the clock of board 4' })).toBeHidden();
    await olga.getByRole('button', { name: 'Start all 9 clocks' }).click();
    await expect(olga.getByRole('heading', { name: 'Boards that wait to begin' })).toBeHidden();
  });

  await test.step('the first turn of every board closes', async () => {
    await expect(async () => {
      const labels = (await season()).boards.map(({ label }) => label);
      expect(labels).toEqual(RUNNING.map(() => 'Spring 1909'));
    }).toPass({ timeout: 240_000, intervals: [5000] });
    await olga.goto(`/seasons/${id}/rounds`);
    await expect(olga.getByText('Spring 1909').first()).toBeVisible();
  });
});
