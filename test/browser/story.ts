import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Opens a table with something to tell, and stops the page's clock in the first scene: no machine is too slow to see it.
 */
export async function openStory(page: Page, game: string): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(`/games/${game}`);
  await goOn(page, page.locator('.catch-up.playing'));
}

/** Makes the reader of a page one who has seen no step of a game yet, as if the last visit had been before the first. */
export async function forgetSteps(page: Page, game: string): Promise<void> {
  await page.addInitScript((id) => localStorage.setItem(`seen-step:${id}`, '0'), game);
}

/** Lets the page's clock go on in short steps until something is visible. */
export async function goOn(page: Page, awaited: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(200);
    await expect(awaited).toBeVisible({ timeout: 500 });
  }).toPass();
}
