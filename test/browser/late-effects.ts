import type { Page } from '@playwright/test';

/**
 * Delays the work that React does after a paint, including effects, as on a busy phone. A reader can act before it
 * runs, and it must not undo the act.
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
