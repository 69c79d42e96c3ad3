import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { GAMES, type GameSystemId } from '../../engine/games';
import { LESSONS } from '../../engine/lessons/lessons';
import { LESSONS as NEW_YORK } from '../../engine/ny2047/lessons/lessons';
import type { Game } from '../../functions/core/game/games.schema';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { isNightly } from '../support/nightly';
import { read, write } from './api-calls';
import { LESSONS_BY_HAND, solved } from './lesson-hands';
import { followLoginLink, loginLinkOf, organizerOfBoards } from './people';
import { hasTakenOver } from './taken-over';
import { test } from './test';

type Tap = (control: Locator) => Promise<void>;

/** What a newcomer taps to give a first turn. */
const FIRST_TURN = {
  ny2047: (page, tap) => tap(page.getByRole('button', { name: 'Ready', exact: true }).first()),
  classic: (page, tap) => tap(page.getByRole('button', { name: 'Ready', exact: true }).first()),
  'nyc-risk': async (page, tap) => {
    await tap(page.locator('.actor[aria-label$="free, take it"]').first());
    await tap(page.getByRole('button', { name: /^Take / }));
  },
  domination: async (page, tap) => {
    await tap(page.getByRole('button', { name: 'Pass', exact: true }));
    await tap(page.getByRole('button', { name: 'End my turn' }));
  },
  'new-era': async (page, tap) => {
    await tap(page.getByRole('button', { name: /^Choose / }).first());
    await tap(page.getByRole('button', { name: /^Pick / }));
  },
} as const satisfies Partial<Record<GameSystemId, (page: Page, tap: Tap) => Promise<void>>>;

/** What comes before a resignation in practice: rule 13.6 of Risk allows none during set-up. */
const BEFORE_LEAVING: Readonly<Partial<Record<GameSystemId, (page: Page, tap: Tap) => Promise<void>>>> = {
  'nyc-risk': (page, tap) => tap(page.getByRole('button', { name: 'Place them for me' })),
};

const TRIED = isNightly ? (Object.keys(FIRST_TURN) as (keyof typeof FIRST_TURN)[]) : (['ny2047'] as const);

/** How often a test asks for a game without an account: often enough, and within what one network may. */
const SELDOM = { intervals: [1000, 3000] };

/** The most taps of the whole way, without those that make the moves of the lesson. */
const MOST_TAPS = 24;

/** An always-open season whose boards are filled with bots at once. */
async function openSeason(browser: Browser, system: GameSystemId, name: string): Promise<string> {
  const organizer = await organizerOfBoards(browser);
  const league = await write<League>(organizer, 'POST', '/leagues', { name: `A way in: ${name}` });
  const season = await write<Season>(organizer, 'POST', `/leagues/${league.id}/seasons`, {
    ...{ name, system, boardSize: GAMES[system].seats.min },
    format: { kind: 'ladder', open: { fill: { afterMinutes: 0, with: 'bots' } } },
    registration: { late: true },
    deadlines: { orders: 1440, adjustment: 480, earlyClose: true },
  });
  return season.id;
}

/** The game whose table is open. */
async function openGame(page: Page): Promise<Game> {
  const game = new URL(page.url()).pathname.split('/').at(-1);
  return await read<Game>(page, `/games/${game}`);
}

for (const system of TRIED)
  test(`a newcomer to ${GAMES[system].title}: a lesson, practice, an account, a season, a first turn`, async ({
    page,
    browser,
  }) => {
    const name = `${GAMES[system].title} for newcomers`;
    const season = await openSeason(browser, system, name);
    let taps = 0;
    const tap: Tap = async (control) => {
      taps += 1;
      await control.click();
    };
    const link = (words: string | RegExp) => page.getByRole('link', { name: words }).first();
    const button = (words: string | RegExp) => page.getByRole('button', { name: words }).first();

    await test.step('the first lesson', async () => {
      await page.goto('/');
      await tap(page.locator(`a[href="/${system}/learn"]`).first());
      const [first] = LESSONS[system];
      await tap(page.locator(`a[href="/${system}/learn/${first?.id}"]`).first());
      await expect(page.locator('.lesson-card')).toBeVisible();
      await page.waitForFunction(hasTakenOver);
      if (system === 'ny2047') await solved(page, NEW_YORK[0]?.solution ?? [], 'keyboard');
      else await LESSONS_BY_HAND[system]?.[first?.id ?? '']?.(page, 'keyboard');
      await expect(page.getByRole('status').filter({ hasText: 'That worked.' })).toBeVisible();
    });

    await test.step('practice, to its end', async () => {
      await tap(link('Play the game'));
      await tap(button(`Play now: ${GAMES[system].title}`));
      await page.waitForURL(/\/games\/practice/);
      await page.waitForFunction(hasTakenOver);
      await BEFORE_LEAVING[system]?.(page, tap);
      await tap(page.locator('summary', { hasText: 'Resign' }));
      await tap(page.getByRole('button', { name: 'Resign', exact: true }));
      await tap(button('Yes, resign this seat'));
      await expect.poll(async () => (await openGame(page)).status, SELDOM).toBe('finished');
    });

    await test.step('an account, and a season', async () => {
      await tap(link(/^Back to/));
      await tap(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Join' }));
      await expect(async () => {
        await page.goto(`/join?game=${system}`);
        await expect(link(`Register: ${name}`)).toBeVisible({ timeout: 1000 });
      }).toPass();
      await tap(link(`Register: ${name}`));
      const mail = `newcomer.${system}.${Date.now()}@example.org`;
      await page.getByRole('textbox').fill(mail);
      await tap(button(/link/i));
      await page.waitForURL(/signin\/sent/);
      // The link in the mail, and the button of the page that it leads to.
      taps += 2;
      await followLoginLink(page, await loginLinkOf(page, mail));
      await page.getByLabel('Name').fill('Nia Newcomer');
      await tap(button('Continue'));
      await page.waitForURL(`/join/${season}`);
      await tap(button(new RegExp(`^Register ?: ${name}$`)));
      await expect(page.getByText('Done, you are registered.')).toBeVisible();
    });

    await test.step('the first turn', async () => {
      await expect(async () => {
        await page.goto(`/seasons/${season}`);
        await expect(link('Go to board 1')).toBeVisible({ timeout: 1000 });
      }).toPass();
      await tap(link('Go to board 1'));
      await page.waitForURL(/\/games\//);
      await page.waitForFunction(hasTakenOver);
      // In games of turns a bot may play first.
      await expect.poll(async () => (await openGame(page)).me.decision, SELDOM).not.toBeNull();
      const stored = page.waitForResponse(
        (answer) => answer.request().method() === 'PUT' && /steps\/\d+\/orders$/.test(answer.url()),
      );
      await FIRST_TURN[system](page, tap);
      expect((await stored).status()).toBe(200);
    });

    test.info().annotations.push({ type: 'taps', description: String(taps) });
    expect(taps).toBeLessThanOrEqual(MOST_TAPS);
  });
