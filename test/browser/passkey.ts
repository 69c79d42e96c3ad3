import { expect, type Page } from '@playwright/test';

/** Gives a page a device with passkeys, whose owner always confirms. */
export async function attachDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Adds a passkey to the account that is logged in, on its page. */
export async function addPasskey(page: Page, name = 'My phone'): Promise<void> {
  await page.goto('/me');
  await page.getByLabel('Name of the device').fill(name);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: `${name}, a passkey` })).toBeVisible();
}

/** Logs in with a passkey of the page's device. */
export async function logInWithPasskey(page: Page, goal = '/'): Promise<void> {
  await page.goto(`/signin?again=1&callbackUrl=${encodeURIComponent(goal)}`);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.waitForURL(goal);
}
