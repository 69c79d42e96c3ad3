import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { smallTargets } from './targets';

/**
 * A page without a fault of accessibility that axe finds, however small, and without a target of less than 24 px. All
 * rules of WCAG 2.2 A and AA are asked for: that of target size alone is not on by itself.
 *
 * @param what is looked at, for the message; otherwise the page's address
 */
export async function expectAccessible(page: Page, what = page.url()): Promise<void> {
  // After a move within the site the title comes a moment later.
  await expect(page).toHaveTitle(/./);
  await stillness(page);
  // No page has frames, so that axe needs no page of its own to bring findings together; no page has sound or video, for
  // whose rules it would load all styles once more; and only faults are described. Each takes half of the time.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ preload: false, resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } });
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    what,
  ).toEqual([]);
  expect(await smallTargets(page), `${what}: targets smaller than 24 px`).toEqual([]);
}

/** Colours that are on their way to others, after a look has changed, are neither the old ones nor the new ones. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}
