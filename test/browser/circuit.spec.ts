import { expect, type Page } from '@playwright/test';
import type { Circuit, Circuits } from '../../functions/core/circuit/circuits.schema';
import type { League } from '../../functions/core/league/leagues.schema';
import type { QualificationView } from '../../functions/core/qualification/qualification.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { expectAccessible } from './accessibility';
import { read, write } from './api-calls';
import { personOf } from './people';
import { test } from './test';

const GAME = {
  ...{ system: 'results-only', options: { title: 'Harbour Trade', seats: { min: 3, max: 5 } } },
  ...{ deadlines: { orders: 1440, adjustment: 1440 }, atTheTable: { rated: true } },
  format: { kind: 'rounds', rounds: 1, strength: 'ignore', topBoard: false },
};

const AUTUMN = 'Autumn letters across the whole continent';

async function fits(page: Page) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
}

test('a circuit of three seasons invites its first two to the finals, and the next for one who declines', async ({
  browser,
}) => {
  const tomasz = await personOf(browser, 'Tomasz Wrona');
  const ines = await personOf(browser, 'Ines Okafor');
  const kenji = await personOf(browser, 'Kenji Mori');
  const { id: league } = await write<League>(tomasz, 'POST', '/leagues', { name: 'Harbour circuit club' });
  for (const player of [ines, kenji]) await write(player, 'POST', `/leagues/${league}/members`, {});

  /** A season of one table that has begun. */
  const begin = async (name: string) => {
    const { id } = await write<Season>(tomasz, 'POST', `/leagues/${league}/seasons`, { name, ...GAME });
    for (const player of [ines, kenji]) await write(player, 'POST', `/seasons/${id}/entries`, {});
    await write(tomasz, 'POST', `/seasons/${id}/roster`, { text: 'Ada North\nBo South' });
    await write(tomasz, 'POST', `/seasons/${id}/start`, {});
    await expect.poll(async () => (await read<Season>(tomasz, `/seasons/${id}`)).boards.length).toBe(1);
    return id;
  };
  const enter = async (id: string, order: readonly string[]) => {
    const lines = order.map((name, at) => `1,1,${name},${50 - at}`);
    await write(tomasz, 'POST', `/seasons/${id}/table-results`, {
      text: ['round,board,player,points', ...lines].join('\n'),
    });
    await expect.poll(async () => (await read<Season>(tomasz, `/seasons/${id}`)).status).toBe('finished');
  };

  const spring = await begin('Spring');
  await enter(spring, ['Ines Okafor', 'Kenji Mori', 'Ada North', 'Bo South']);
  const summer = await begin('Summer');
  await enter(summer, ['Kenji Mori', 'Ines Okafor', 'Ada North', 'Bo South']);
  // A long name: the table scrolls sideways on a phone, and its page does not.
  const autumn = await begin(AUTUMN);
  let circuit = '';

  await test.step('the organizer opens a circuit of which the best two events count', async () => {
    await tomasz.goto(`/leagues/${league}`);
    await tomasz.getByRole('link', { name: 'Seasons', exact: true }).click();
    await tomasz.getByRole('link', { name: 'Circuits', exact: true }).click();
    await expect(tomasz.getByText('This league has no circuit yet.')).toBeVisible();
    await tomasz.getByRole('link', { name: 'New circuit' }).click();
    await tomasz.getByLabel('Name', { exact: true }).fill('Harbour circuit');
    for (const season of ['Spring', 'Summer', AUTUMN])
      await tomasz.getByLabel('Add a season').selectOption({ label: season });
    await tomasz.getByLabel('Events that count').fill('2');
    await fits(tomasz);
    await expectAccessible(tomasz);
    await tomasz.getByRole('button', { name: 'Open the circuit' }).click();
    await tomasz.waitForURL(/\/circuits\/[0-9a-z]{20,}$/);
    circuit = new URL(tomasz.url()).pathname;
    await tomasz.goto(`${circuit}/settings`);
    await expect(tomasz.getByLabel('Name', { exact: true })).toHaveValue('Harbour circuit');
    await fits(tomasz);
    await expectAccessible(tomasz, 'the settings of a circuit');
    await tomasz.goto(circuit);
    await expect(tomasz.getByText('Provisional: an event is not over yet')).toBeVisible();
    const row = tomasz.getByRole('row', { name: /Ines Okafor/ });
    await expect(row.getByRole('cell')).toHaveText(['2', /^25/, /^18/, 'Not played', '43']);
  });

  let finals = '';
  await test.step('its first two are to be invited to the finals', async () => {
    const settings = { name: 'Finals', ...GAME, registration: { mode: 'invitation' } };
    finals = (await write<Season>(tomasz, 'POST', `/leagues/${league}/seasons`, settings)).id;
    await tomasz.goto(`/seasons/${finals}`);
    await tomasz.getByRole('link', { name: 'Who may enter' }).click();
    await tomasz
      .getByLabel('Invite the first of', { exact: true })
      .selectOption({ label: 'Circuit: Harbour circuit' });
    await tomasz.getByLabel('Number of invitations').fill('2');
    await expect(tomasz.getByLabel('Days to answer')).toHaveValue('7');
    await tomasz.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(tomasz.getByText('The table is not final yet.')).toBeVisible();
    await fits(tomasz);
    await expectAccessible(tomasz);
  });

  await test.step('when its last event is over, everybody sees what counts, and the first two are invited', async () => {
    await enter(autumn, ['Ada North', 'Bo South', 'Kenji Mori', 'Ines Okafor']);
    const invited = async () => {
      const { invites } = await read<QualificationView>(tomasz, `/seasons/${finals}/qualification`);
      return invites?.order.filter(({ state }) => state === 'invited').length;
    };
    await expect.poll(invited).toBe(2);
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(circuit);
    // Ines and Kenji have 25 and 18 each; Kenji did better in the latest event, which neither counts.
    const rows = visitor.getByRole('row');
    await expect(rows.nth(1)).toContainText('Kenji Mori');
    await expect(rows.nth(2)).toContainText('Ines Okafor');
    const dropped = rows.nth(1).getByRole('cell').nth(3);
    await expect(dropped).toContainText('15, place 3, does not count');
    await expect(dropped.locator('s')).toHaveText('15');
    await expect(rows.nth(3).getByRole('cell').last()).toHaveText('40');
    await fits(visitor);
    await expectAccessible(visitor);
    await visitor.goto(`/seasons/${spring}/standing`);
    await expect(visitor.getByText('Counts for: Harbour circuit')).toBeVisible();
    await visitor.goto(`/seasons/${finals}/qualification`);
    await expect(visitor.getByRole('row', { name: /Kenji Mori/ })).toContainText('Invited until');
    await expect(visitor.getByRole('row', { name: /Ada North/ })).toContainText('Waiting');
    await visitor.context().close();
  });

  await test.step('Ines declines and the next is invited, Kenji takes his place', async () => {
    await ines.goto(`/seasons/${finals}`);
    await expect(ines.getByText('You have qualified.')).toBeVisible();
    await expect(ines.getByText(/^Answer by /)).toBeVisible();
    await ines.getByRole('button', { name: 'Decline', exact: true }).click();
    await expect(ines.getByText('You have qualified.')).toBeHidden();
    await kenji.goto(`/seasons/${finals}`);
    await kenji.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(kenji.getByRole('button', { name: 'Withdraw' })).toBeVisible();
    await tomasz.goto(`/seasons/${finals}/qualification`);
    await expect(tomasz.getByRole('row', { name: /Ines Okafor/ })).toContainText('Declined');
    await expect(tomasz.getByRole('row', { name: /Kenji Mori/ })).toContainText('Plays');
    await expect(tomasz.getByRole('row', { name: /Ada North/ })).toContainText('Invited until');
    await expect(tomasz.getByRole('row', { name: /Bo South/ })).toContainText('Waiting');
    await fits(tomasz);
    await expectAccessible(tomasz);
  });

  await test.step('the organizer enters the next, who has no login, by name', async () => {
    await write(tomasz, 'POST', `/seasons/${finals}/roster`, { text: 'Ada North' });
    await tomasz.reload();
    await expect(tomasz.getByRole('row', { name: /Ada North/ })).toContainText('Plays');
  });

  await test.step('a corrected result and another weight show in the table', async () => {
    await enter(spring, ['Bo South', 'Ines Okafor', 'Kenji Mori', 'Ada North']);
    const leader = async () => (await read<Circuit>(tomasz, circuit)).standing[0]?.player.name;
    await expect.poll(leader).toBe('Bo South');
    await tomasz.goto(circuit);
    await expect(tomasz.getByRole('row').nth(1)).toContainText('Bo South');
    await tomasz.getByRole('link', { name: 'Change the circuit' }).click();
    await tomasz.getByLabel('Weight of Summer').fill('3');
    await tomasz.getByRole('button', { name: 'Save', exact: true }).click();
    await tomasz.waitForURL((url) => url.pathname === circuit);
    await expect(tomasz.getByRole('row').nth(1)).toContainText('Kenji Mori');
    await tomasz.goto(`/leagues/${league}/log`);
    await expect(tomasz.getByText('Circuit changed')).toBeVisible();
    const { circuits } = await read<Circuits>(tomasz, `/leagues/${league}/circuits`);
    expect(circuits).toHaveLength(1);
  });
});
