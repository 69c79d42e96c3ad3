import type { Page } from '@playwright/test';

/**
 * Delays what React does after a paint, its effects among it, as a busy phone does. A reader can act before they run: none
 * of them may undo the act.
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
