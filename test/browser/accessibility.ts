import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * A page without a fault of accessibility that axe finds, however small.
 *
 * @param what is looked at, for the message; otherwise the page's address
 */
export async function expectAccessible(page: Page, what = page.url()): Promise<void> {
  // After a move within the site the title comes a moment later.
  await expect(page).toHaveTitle(/./);
  // No page has frames, so that axe needs no page of its own to bring findings together; and only faults are described,
  // which takes half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    what,
  ).toEqual([]);
}
