import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { smallTargets } from './targets';

/**
 * Expects a page without any accessibility violation that axe finds, however small, and without targets of less than 24
 * px. Runs all rules of WCAG 2.2 A and AA; the rule for target size is not on by default.
 * @param what is checked, for the message; otherwise the page's address
 */
export async function expectAccessible(page: Page, what = page.url()): Promise<void> {
  // After a navigation within the site the title changes a moment later.
  await expect(page).toHaveTitle(/./);
  await stillness(page);
  // No page has frames, so axe needs no extra page to merge findings; no page has sound or video, whose rules would
  // load all styles once more; and only violations are described. Each of these halves the time.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ preload: false, resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } });
  let { violations } = await axe.analyze();
  // A page that reads itself again is without a title for a moment, until the new one has come.
  if (violations.some(({ id }) => id === 'document-title')) {
    await expect(page).toHaveTitle(/./);
    ({ violations } = await axe.analyze());
  }
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    what,
  ).toEqual([]);
  expect(await smallTargets(page), `${what}: targets smaller than 24 px`).toEqual([]);
}

/** Colours in transition, after a change of the look, are neither the old nor the new ones. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}
