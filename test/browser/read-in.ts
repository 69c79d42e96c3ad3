import type { Page } from '@playwright/test';
import { LANGUAGE_NAME, type Language } from '../../messages/languages';

/**
 * Shows the pages that a reader opens from now on in a language. Their account may have another one, which a browser
 * adopts unless it is on a shared computer.
 */
export async function readIn(page: Page, language: Language | 'pseudo'): Promise<void> {
  const url = new URL(page.url()).origin;
  const mine = { [LANGUAGE_NAME]: language, shared: '1' };
  await page.context().addCookies(Object.entries(mine).map(([name, value]) => ({ name, value, url })));
}
