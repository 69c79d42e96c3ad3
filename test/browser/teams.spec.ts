import { expect, type Page } from '@playwright/test';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { expectAccessible } from './accessibility';
import { read, write } from './api-calls';
import { personOf } from './people';
import { test } from './test';

const GAME = {
  ...{ system: 'results-only', options: { title: 'Harbour Trade', seats: { min: 2, max: 5 } }, boardSize: 2 },
  ...{ deadlines: { orders: 1440, adjustment: 1440 }, atTheTable: { rated: true } },
  format: { kind: 'rounds', rounds: 3, strength: 'ignore', topBoard: false },
};

async function looksRight(page: Page, what: string) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await expectAccessible(page, what);
}

test('a team of the league is founded, enters a season, changes a member by rule and is scored', async ({
  browser,
}) => {
  const tomasz = await personOf(browser, 'Tomasz Wrona');
  const ines = await personOf(browser, 'Ines Okafor');
  const kenji = await personOf(browser, 'Kenji Mori');
  const { id: league } = await write<League>(tomasz, 'POST', '/leagues', { name: 'Harbour team club' });
  for (const player of [ines, kenji]) await write(player, 'POST', `/leagues/${league}/members`, {});
  let team = '';

  await test.step('a player founds a team and invites a member by name', async () => {
    await ines.goto(`/leagues/${league}`);
    await ines.getByRole('link', { name: 'Members', exact: true }).click();
    await ines.getByRole('link', { name: 'Teams of the league' }).click();
    await expect(ines.getByText('This league has no team yet.')).toBeVisible();
    await looksRight(ines, 'the teams of a league');
    await ines.getByLabel('Name of the team').fill('Harbour Hawks');
    await ines.getByLabel('Code', { exact: true }).fill('hawk');
    await ines.getByRole('button', { name: 'Found the team' }).click();
    await ines.waitForURL(/\/teams\/[0-9a-z]{20,}$/);
    team = new URL(ines.url()).pathname;
    await expect(ines.getByRole('heading', { level: 1 })).toHaveText('Harbour Hawks (HAWK)');
    await ines.getByLabel('Name of a member').fill('Kenji');
    await ines.getByRole('button', { name: 'Find' }).click();
    await ines.getByRole('button', { name: 'Invite Kenji Mori' }).click();
    await expect(ines.getByRole('button', { name: 'Take back the invitation of Kenji Mori' })).toBeVisible();
    await looksRight(ines, 'a team with an open invitation');
  });

  await test.step('the member accepts, and the captain makes him a substitute', async () => {
    await kenji.goto(`/leagues/${league}/teams`);
    await expect(kenji.getByText('you are invited')).toBeVisible();
    await kenji.goto(team);
    await looksRight(kenji, 'an invitation to a team');
    await kenji.getByRole('button', { name: 'Join the team' }).click();
    await expect(kenji.getByRole('listitem').filter({ hasText: 'Kenji Mori' })).toContainText('Board 2');
    await ines.reload();
    await ines.getByText('Change the team', { exact: true }).click();
    await ines.getByRole('button', { name: /^Substitute ?: Kenji Mori/ }).click();
    await looksRight(ines, 'a team as its captain changes it');
    await ines.getByRole('button', { name: 'Save the team' }).click();
    const members = ines.getByRole('region', { name: 'Members' });
    await expect(members.getByRole('listitem').filter({ hasText: 'Kenji Mori' })).toContainText('Substitute');
  });

  let season = '';
  await test.step('the organizer opens a season for the league’s teams', async () => {
    const { id } = await write<Season>(tomasz, 'POST', `/leagues/${league}/seasons`, {
      ...{ name: 'Spring', ...GAME },
    });
    season = `/seasons/${id}`;
    await tomasz.goto(season);
    await tomasz.getByRole('link', { name: 'Set up teams' }).click();
    await tomasz.getByRole('radio', { name: /The league’s teams/ }).check();
    await tomasz.getByLabel('Fewest players of a team').fill('1');
    await tomasz.getByLabel('Replacements of a team').fill('1');
    await looksRight(tomasz, 'the rule for teams of the league');
    await tomasz.getByRole('button', { name: 'Save the teams' }).click();
    await expect(tomasz.getByText('It may replace one of them by a substitute.')).toBeVisible();
  });

  await test.step('the captain enters the team, and registers', async () => {
    await ines.goto(`${season}/teams`);
    await expect(ines.getByText('No team has entered yet.')).toBeVisible();
    await ines.getByRole('button', { name: 'Enter the team' }).click();
    await expect(ines.getByText('not registered for the season')).toBeVisible();
    await looksRight(ines, 'a team that has entered');
    await write(ines, 'POST', `${season}/entries`, {});
    await ines.reload();
    await expect(ines.getByText('not registered for the season')).toBeHidden();
  });

  const enter = async (round: number, names: readonly string[]) => {
    const lines = names.map((name, at) => `${round},1,${name},${10 - at}`);
    const text = ['round,board,player,points', ...lines].join('\n');
    await write(tomasz, 'POST', `${season}/table-results`, { text });
  };
  const inRound = async (round: number) =>
    (await read<Season>(tomasz, season)).boards.filter((board) => board.round === round).length;

  await test.step('she is replaced by the substitute from the next round on, and no second time', async () => {
    await write(tomasz, 'POST', `${season}/roster`, { text: 'Ada North' });
    await write(tomasz, 'POST', `${season}/start`, {});
    await expect.poll(() => inRound(1)).toBe(1);
    await ines.goto(`${season}/teams`);
    await expect(ines.getByText('One replacement is left.')).toBeVisible();
    await looksRight(ines, 'a replacement in a team');
    await ines.getByRole('button', { name: 'Replace', exact: true }).click();
    await expect(ines.getByText('from round 2')).toBeVisible();
    await enter(1, ['Ines Okafor', 'Ada North']);
    await expect.poll(() => inRound(2)).toBe(1);
    await enter(2, ['Ada North', 'Kenji Mori']);
    // The captain names herself a substitute, and is told the rule.
    await ines.goto(team);
    await ines.getByText('Change the team', { exact: true }).click();
    await ines.getByRole('button', { name: /^Substitute ?: Ines Okafor/ }).click();
    await ines.getByRole('button', { name: 'Save the team' }).click();
    const members = ines.getByRole('region', { name: 'Members' });
    await expect(members.getByRole('listitem').filter({ hasText: 'Ines Okafor' })).toContainText(
      'Substitute',
    );
    await ines.goto(`${season}/teams`);
    await ines.getByRole('button', { name: 'Replace', exact: true }).click();
    await expect(ines.getByText('The rule of this season allows a team 1 replacement.')).toBeVisible();
  });

  await test.step('everybody sees the standing by teams, with the points of both', async () => {
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(`${season}/teams`);
    const row = visitor.getByRole('row', { name: /Harbour Hawks/ });
    await expect(row).toContainText('Ines Okafor 10, Kenji Mori 9');
    await expect(row).toContainText('19');
    await looksRight(visitor, 'the standing by teams');
    await row.getByRole('link', { name: 'Harbour Hawks' }).click();
    await expect(visitor.getByText('Now place 1 of 1, 19 points')).toBeVisible();
    await looksRight(visitor, 'a team with its seasons');
    await visitor.context().close();
  });

  await tomasz.context().close();
  await ines.context().close();
  await kenji.context().close();
});
