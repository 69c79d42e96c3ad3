import { expect, type Page } from '@playwright/test';
import { GAME_SYSTEM_IDS } from '../../engine/games';
import type { Lesson } from '../../engine/lesson';
import { LESSONS } from '../../engine/lessons/lessons';
import { LESSONS as NEW_YORK } from '../../engine/ny2047/lessons/lessons';
import type { Order } from '../../engine/ny2047/types';
import { isNightly, spread } from '../support/nightly';
import { expectAccessible } from './accessibility';
import { AFTER_EACH, give, LESSONS_BY_HAND, solved } from './lesson-hands';
import { coveredIn } from './lesson-view';
import { expectInLooks } from './looks';
import { hasTakenOver } from './taken-over';
import { test } from './test';

// No one in this file logs in: lessons and practice games need no account.

/** In nightly runs all lessons of a game; otherwise some of them, by touch on a phone and others by keyboard. */
const isByTouch = (index: number) => isNightly || index % 2 === 0;
const isByKeyboard = (index: number) => isNightly || index % 4 === 1;

test.describe('by keyboard', () => {
  for (const lesson of NEW_YORK.filter((_, index) => isByKeyboard(index)))
    test(`New York 2047, ${lesson.id}`, async ({ page }) => {
      await opened(page, `/ny2047/learn/${lesson.id}`);
      await solved(page, lesson.solution, 'keyboard');
      await expectDone(page);
    });

  for (const [system, lessons] of Object.entries(LESSONS_BY_HAND))
    for (const [id, finish] of Object.entries(lessons).filter((_, index) => isByKeyboard(index)))
      test(`${system}, ${id}`, async ({ page }) => {
        await opened(page, `/${system}/learn/${id}`);
        await finish(page, 'keyboard');
        await expectDone(page);
      });
});

test.describe('by touch, on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  for (const system of GAME_SYSTEM_IDS)
    test(`what the lessons of ${system} speak of stays in view at every step`, async ({ page }) => {
      for (const lesson of LESSONS[system].filter((_, index) => isByTouch(index))) {
        const look = () => expectInView(page, lesson);
        await opened(page, `/${system}/learn/${lesson.id}`);
        await look();
        await expectOnlyTheLesson(page);
        AFTER_EACH.set(page, look);
        if (system === 'ny2047')
          await solved(page, lesson.solution as readonly (readonly Order[])[], 'touch');
        else await LESSONS_BY_HAND[system]?.[lesson.id]?.(page, 'touch');
        AFTER_EACH.delete(page);
        await expectDone(page);
        await look();
      }
    });
});

/** Places and cards of a lesson that something covers, or that lie outside the window, fail it. */
async function expectInView(page: Page, { id, shows }: Lesson): Promise<void> {
  const where = await page.locator('.lesson-card h2').innerText();
  await expect
    .poll(() => page.evaluate(coveredIn, [...shows]), { message: `${id}: ${where}`, timeout: 5000 })
    .toEqual([]);
}

/** Seats, press, votes, receipts and typed orders have no part in a lesson. */
async function expectOnlyTheLesson(page: Page): Promise<void> {
  for (const part of ['.strip', '#tab-press', '#panel-press', '.typed', '.receipt', '.table-clock'])
    await expect(page.locator('.lesson-table').locator(part).filter({ visible: true })).toHaveCount(0);
}

test('every lesson is finished by hand somewhere above', () => {
  for (const system of GAME_SYSTEM_IDS.filter((id) => id !== 'ny2047'))
    expect(Object.keys(LESSONS_BY_HAND[system] ?? {})).toEqual(LESSONS[system].map(({ id }) => id));
});

test('a lesson that failed says what to look at and begins again', async ({ page }) => {
  await opened(page, '/ny2047/learn/take-a-star');
  await page.getByRole('button', { name: 'Give me a hint' }).click();
  await expect(page.locator('.lesson-hints li')).toHaveCount(1);
  await page.getByRole('button', { name: 'Ready', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Not yet.' })).toBeFocused();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.lesson-verdict')).toHaveCount(0);
  const [move] = NEW_YORK[0]?.solution[0] ?? [];
  if (move !== undefined) await give(page, 'keyboard', move);
  await page.getByRole('button', { name: 'Ready', exact: true }).click();
  await expectDone(page);
  await page.getByRole('link', { name: 'Next lesson' }).click();
  await page.waitForURL('**/learn/support-this-attack');
  await page.goto('/ny2047/learn');
  await expect(page.getByText(`1 of ${NEW_YORK.length} finished in this browser`)).toBeVisible();
});

test('a table points its new reader to the lessons, until one was begun', async ({ page }) => {
  // A separate board: those of the demo league go on, and end, while tests run.
  await page.goto('/ny2047');
  await page.getByRole('button', { name: 'Play now: New York 2047' }).click();
  await page.waitForURL(/\/games\/practice/);
  const table = page.url();
  const hint = page.getByRole('region', { name: 'Who you are and what wins' });
  await expect(hint.getByRole('link', { name: 'Lessons' })).toHaveAttribute('href', '/ny2047/learn');
  await page.goto('/ny2047/learn/take-a-star');
  await expect(page.getByRole('complementary', { name: 'Take a star' })).toBeVisible();
  const kept = async () => (await page.context().cookies()).map(({ name }) => name);
  await expect.poll(kept).toContain('learned');
  await expect(async () => {
    await page.goto(table);
    await expect(page.locator('.table-head')).toBeVisible();
    await expect(hint).toHaveCount(0, { timeout: 1000 });
  }).toPass();
});

test('the lessons are linked from the home page, the games, a story and its rules', async ({ page }) => {
  for (const system of GAME_SYSTEM_IDS.filter((id) => LESSONS[id].length > 0))
    for (const address of ['/', '/games', `/${system}`, `/${system}/rules`]) {
      const html = await (await page.request.get(address)).text();
      expect(html, address).toMatch(new RegExp(`<a [^>]*href="/${system}/learn"`));
    }
});

for (const system of GAME_SYSTEM_IDS.filter((id) => LESSONS[id].length > 0))
  test(`lessons of ${system} open without a fault and ask the platform for nothing, by night all of them`, async ({
    page,
  }) => {
    const errors = errorsOf(page);
    page.on('request', (request) => {
      if (/\/v1\/(changed\/)?games\//.test(request.url())) errors.push(request.url());
    });
    const all = ['', ...LESSONS[system].map(({ id }) => `/${id}`)];
    const pages = isNightly ? all : spread(all, 3);
    for (const [turn, path] of pages.entries()) {
      await page.goto(`/${system}/learn${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectInLooks(page, { name: path, turn }, (look) => expectAccessible(page, look));
    }
    expect(errors).toEqual([]);
  });

async function opened(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('.lesson-card')).toBeVisible();
  await page.waitForFunction(hasTakenOver);
}

async function expectDone(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: 'That worked.' })).toBeVisible();
}

function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}
