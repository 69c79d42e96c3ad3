import { expect } from '@playwright/test';
import type { Season } from '../../functions/core/season/seasons.schema';
import { expectAccessible } from './accessibility';
import { addresses } from './addresses';
import { write } from './api-calls';
import { personOf } from './people';
import { hasTakenOver } from './taken-over';
import { test } from './test';

/**
 * An organizer's way through scoring: a system and its parameter, a formula that fails, the order of ties, the
 * laboratory.
 */
test('an organizer chooses how a season is scored, and tries another way on a past one', async ({
  browser,
}) => {
  const olga = await personOf(browser, 'Olga Brandt');
  const known = await addresses(olga);
  await olga.goto(`${known['a league']}/seasons/new`);
  const scoring = olga.getByLabel('Scoring', { exact: true });

  await test.step('a parameter changes what the system says of itself', async () => {
    await olga.locator('.form-part > summary', { hasText: 'Scoring' }).click();
    await scoring.selectOption({ label: 'Tribute' });
    await olga.getByText('Parameters', { exact: false }).first().click();
    const free = olga.getByLabel('Free stars');
    await free.fill('six');
    await expect(olga.getByText('Enter a number.')).toBeVisible();
    await free.fill('4');
    await expect(olga.getByText('for every star they have over 4')).toBeVisible();
  });

  await test.step('what it pays is shown on games that were played, line by line', async () => {
    await olga.getByText('Try it on boards').click();
    const board = olga.locator('.preview-boards section').first();
    await expect(board.getByRole('link', { name: /round 1, board 1/ })).toBeVisible();
    // Bots played these games: a player may have won alone, and a seat without stars has no lines.
    await board
      .getByRole('listitem')
      .filter({ has: olga.locator('summary b', { hasText: /[1-9]/ }) })
      .filter({ has: olga.locator('summary .dim', { hasText: /[1-9]/ }) })
      .first()
      .locator('summary')
      .click();
    await expect(board.getByText(/Stars: \d+ × 1|won alone/i).first()).toBeVisible();
    await expectAccessible(olga);
  });

  await test.step('a formula that divides by zero is refused where it is written', async () => {
    await scoring.selectOption({ label: 'Your own formula' });
    const formula = olga.getByLabel('Each seat gets');
    await formula.fill('100 / lead');
    await expect(olga.getByText(/For example, on a board with/)).toBeVisible();
    await expect(formula).toHaveAttribute('aria-invalid', 'true');
    await olga.getByRole('button', { name: 'Open registration' }).click();
    await expect(olga.getByRole('alert').filter({ hasText: 'For example, on a board with' })).toBeVisible();
    await formula.fill('lead > 0 ? 100 + lead : 10 * own');
    await expect(olga.getByText('This formula gives a number')).toBeVisible();
  });

  await test.step('tie-breaks are put in order by keyboard', async () => {
    await olga.getByText('Totals and ties').click();
    await olga.getByLabel('Add a tie-break').selectOption({ value: 'head-to-head' });
    const up = olga.getByRole('button', { name: 'Move Head to head up' });
    await up.focus();
    await olga.keyboard.press('Enter');
    await expect(up).toBeFocused();
    await olga.keyboard.press('Enter');
    await expect(olga.locator('.tie-list b')).toHaveText(['Head to head', 'Best game', 'Stay tied']);
    await expectAccessible(olga);
  });

  await test.step('ties after one round are broken in another way', async () => {
    await olga.getByText('Other tie-breaks by stage or round').click();
    await olga.getByRole('button', { name: 'Add a stage or round' }).click();
    const other = olga.locator('details.more', { hasText: 'Other tie-breaks by stage or round' }).last();
    await other.getByLabel('Add a tie-break').selectOption({ value: 'last-centres' });
    await expect(other.locator('.tie-list > li')).toHaveCount(1);
    await expectAccessible(olga);
  });

  await test.step('the season has all of it', async () => {
    await olga.getByRole('button', { name: 'Open registration' }).click();
    await olga.waitForURL(/\/seasons\/[0-9a-z]{20,}$/);
    await expect(olga.getByText('lead > 0 ? 100 + lead : 10 * own')).toBeVisible();
    await expect(olga.getByText(/Ties: more points than the other tied players/)).toBeVisible();
    await expect(olga.getByText('Ties after round 1: more stars in the last game')).toBeVisible();
  });

  await test.step('teams are named and filled', async () => {
    const season = olga.url();
    await olga.goto(`${season}/teams`);
    await olga.getByLabel('New team').fill('North');
    await olga.getByRole('button', { name: 'Add' }).click();
    await olga.getByRole('button', { name: 'Save the teams' }).click();
    await expect(olga.getByRole('row', { name: /North/ })).toBeVisible();
    await expectAccessible(olga);
  });

  await test.step('divisions show who would rise and fall', async () => {
    const rules = { up: 2, down: 2, target: 7, least: 5, most: 9 };
    const names = ['Upper division', 'Lower division'];
    const made: Season[] = [];
    for (const [at, name] of names.entries())
      made.push(
        await write<Season>(olga, 'POST', `/leagues/${known['a league']?.split('/').pop()}/seasons`, {
          ...{ name, system: 'ny2047', deadlines: { orders: 1440, adjustment: 480 } },
          division: { of: 'Harbour ladder', level: at + 1, ...rules },
        }),
      );
    await olga.goto(`/seasons/${made[0]?.id}/divisions`);
    await expect(olga.getByRole('heading', { name: 'Divisions of Harbour ladder' })).toBeVisible();
    for (const name of names) await expect(olga.getByText(name).first()).toBeVisible();
    await expectAccessible(olga);
  });

  await test.step('the laboratory replays a past season and says what the system is like', async () => {
    await olga.goto((known['a scoring laboratory'] ?? '').replace(/\?.*/, ''));
    await olga.waitForFunction(hasTakenOver);
    await expect(olga.getByText('Nobody changes places')).toBeVisible();
    await scoring.selectOption({ label: 'Carnage' });
    await olga.getByRole('button', { name: 'Replay the season' }).click();
    await expect(olga.getByRole('heading', { name: 'Under Carnage' })).toBeVisible();
    // Bots played it, so the number of changed places is not known; Carnage pays thousands for each place.
    const tried = olga.getByRole('region', { name: 'Under Carnage' });
    await expect(tried).toContainText(/\d+ of 14 change places|Nobody changes places/);
    await expect(tried.getByRole('cell', { name: /^\d{4,5}$/ }).first()).toBeVisible();
    const verdict = olga.locator('.verdicts li').filter({ hasText: 'Solo > draw > loss' });
    await expect(verdict.getByText('does not hold')).toBeVisible();
    await verdict.locator('summary').click();
    await expect(verdict.getByText(/pays no more than a loss/)).toBeVisible();
    await expectAccessible(olga);
  });

  await test.step('a standing opens to games and lines', async () => {
    await olga.goto(`${known['a finished season']}/standing`);
    // The leader was paid something.
    await olga.locator('.standing tbody').getByRole('button').first().click();
    await expect(olga.getByRole('link', { name: 'Round 1, board', exact: false }).first()).toBeVisible();
    await expect(olga.getByText(/100 × \(\d+²\)|won alone/i).first()).toBeVisible();
    await expectAccessible(olga);
  });
});
