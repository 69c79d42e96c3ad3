import type { Page } from '@playwright/test';

/** What a page tries from now on although its content security policy forbids it; the list grows as it happens. */
export async function forbiddenAttempts(page: Page): Promise<readonly string[]> {
  const attempts: string[] = [];
  await page.exposeFunction('noteForbidden', (attempt: string) => void attempts.push(attempt));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      const { noteForbidden } = globalThis as unknown as { noteForbidden: (attempt: string) => void };
      noteForbidden(`${effectiveDirective}: ${blockedURI} in ${sourceFile}`);
    });
  });
  return attempts;
}
