import { expect, type Page } from '@playwright/test';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Bracket } from '../../functions/core/round/bracket.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { expectAccessible } from './accessibility';
import { read, write } from './api-calls';
import { expectInLooks } from './looks';
import { personOf } from './people';
import { test } from './test';

/** From the strongest down: the one who comes first here wins every board. */
const NAMES = [
  ...['Alba Duarte', 'Bo Eriksen', 'Cleo Marsh', 'Dov Engel'],
  ...['Edda Falk', 'Finn Gorm', 'Gaia Hale', 'Hugo Ives'],
];

test('a league plays groups of duels at real tables, then a cup with a third place', async ({ browser }) => {
  const tomasz = await personOf(browser, 'Tomasz Wrona');
  const { id: league } = await write<League>(tomasz, 'POST', '/leagues', { name: 'Duel club' });
  let id = '';
  const season = () => read<Season>(tomasz, `/seasons/${id}`);

  await test.step('the organizer sets the groups and the cup up', async () => {
    await tomasz.goto(`/leagues/${league}/seasons/new`);
    await tomasz.getByLabel('Name', { exact: true }).fill('Duel cup');
    await tomasz.getByRole('radio', { name: /^Another game/ }).check();
    await tomasz.getByRole('radio', { name: /^Duels/ }).check();
    await tomasz.getByLabel('Title of the game').fill('Harbour duel');
    // Every result is right at once here.
    await openPart(tomasz, 'Ratings');
    await tomasz.getByLabel('Minutes between the last result of a round and the next draw').fill('0');
    await openPart(tomasz, 'Rounds and boards');
    await tomasz.getByRole('radio', { name: /^Groups, then a cup/ }).check();
    await tomasz.getByLabel('Groups', { exact: true }).fill('2');
    await tomasz.getByLabel('Players who go on from each group').fill('2');
    await tomasz.getByLabel('Players who go on from each board of the cup').fill('1');
    await tomasz.getByRole('checkbox', { name: /^Third place/ }).check();
    await expect(tomasz.getByRole('checkbox', { name: /^Top board/ })).toHaveCount(0);
    for (const width of [390, 1440]) {
      await tomasz.setViewportSize({ width, height: 900 });
      const wide = await tomasz.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    }
    await expectAccessible(tomasz);
    await tomasz.getByRole('button', { name: 'Open registration' }).click();
    await tomasz.waitForURL(/\/seasons\/[0-9a-z]{20,}$/);
    id = new URL(tomasz.url()).pathname.split('/').at(-1) ?? '';
    expect((await season()).format).toMatchObject({
      ...{ kind: 'groups', groups: 2, seeding: 'draw', through: 2, advance: 1, thirdPlace: true },
    });
    await write(tomasz, 'POST', `/seasons/${id}/roster`, { text: NAMES.join('\n') });
    await write(tomasz, 'POST', `/seasons/${id}/start`, {});
  });

  const enter = async (round: number) => {
    const drawn = async () => (await season()).boards.filter((board) => board.round === round).length;
    await expect.poll(drawn, { timeout: 90_000 }).toBeGreaterThan(0);
    const boards = (await season()).boards.filter((board) => board.round === round);
    const rank = (name: string) => NAMES.indexOf(name);
    const lines = boards.flatMap(({ board, seats }) =>
      [...seats]
        .sort((one, other) => rank(one.player.name) - rank(other.player.name))
        .map(({ player }, at) => `${round},${board},${player.name},${at + 1}`),
    );
    await write(tomasz, 'POST', `/seasons/${id}/table-results`, {
      text: ['round,board,player,place', ...lines].join('\n'),
    });
  };

  await test.step('three rounds in two groups, each board with its group', async () => {
    await enter(1);
    await tomasz.goto(`/seasons/${id}/rounds?round=1`);
    await expect(tomasz.getByRole('article').filter({ hasText: 'Group A' })).toHaveCount(2);
    await expect(tomasz.getByRole('article').filter({ hasText: 'Group B' })).toHaveCount(2);
    await enter(2);
    await enter(3);
    await tomasz.goto(`/seasons/${id}/bracket`);
    for (const name of ['Group A', 'Group B'])
      await expect(tomasz.getByRole('region', { name }).getByRole('rowheader')).toHaveCount(4);
  });

  await test.step('the first two of each go to semifinals, and these to a final and a third place', async () => {
    await enter(4);
    await enter(5);
    await expect.poll(async () => (await season()).status, { timeout: 90_000 }).toBe('finished');
    const { groups, stages, champions } = await read<Bracket>(tomasz, `/seasons/${id}/bracket`);
    expect(champions.map(({ name }) => name)).toEqual(['Alba Duarte']);
    expect(groups.map(({ rows }) => rows.map(({ total }) => total))).toEqual([
      [3, 2, 1, 0],
      [3, 2, 1, 0],
    ]);
    expect(stages.map(({ boards }) => boards.map(({ section }) => section))).toEqual([
      ['cup', 'cup'],
      ['cup', 'third-place'],
    ]);
    await tomasz.goto(`/seasons/${id}/bracket`);
    await expect(tomasz.getByRole('heading', { name: 'Final', exact: true })).toBeVisible();
    await expect(tomasz.getByText('Third place', { exact: false })).toBeVisible();
    await expectInLooks(tomasz, { name: 'groups and a cup', turn: 3 }, (look) =>
      expectAccessible(tomasz, look),
    );
    await tomasz.goto(`/seasons/${id}/standing`);
    await expect(tomasz.getByRole('row').nth(1)).toContainText('Alba Duarte');
  });
});

/** Opens a part of the form that is folded at first. */
async function openPart(page: Page, name: string): Promise<void> {
  await page.locator('.form-part > summary', { hasText: name }).click();
}
