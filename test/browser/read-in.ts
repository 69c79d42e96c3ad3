import type { Page } from '@playwright/test';
import { LANGUAGE_NAME, type Language } from '../../messages/languages';

/**
 * Makes the pages that a reader opens from now on speak a language. Their account has another one perhaps, which a browser
 * takes over unless it is on a computer that others use too.
 */
export async function readIn(page: Page, language: Language | 'pseudo'): Promise<void> {
  const url = new URL(page.url()).origin;
  const mine = { [LANGUAGE_NAME]: language, shared: '1' };
  await page.context().addCookies(Object.entries(mine).map(([name, value]) => ({ name, value, url })));
}
