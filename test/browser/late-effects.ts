import type { Page } from '@playwright/test';

/**
 * Makes what React puts off until after a paint come late, as on a busy phone: its effects among it. What a reader does
 * meanwhile must not be lost to an effect that reads what was kept.
 */
export async function delayEffects(page: Page, milliseconds = 150): Promise<void> {
  await page.addInitScript((delay) => {
    const { postMessage } = MessagePort.prototype;
    // React's scheduler sends itself an empty message for each piece of work.
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
      if (message[0] === null) setTimeout(() => postMessage.apply(this, message), delay);
      else postMessage.apply(this, message);
    } as typeof postMessage;
  }, milliseconds);
}
