import { expect, type Page } from '@playwright/test';
import { addresses } from './addresses';
import { test } from './test';

/** What moves on a page, each with its length, and the act that starts it. */
const MOVES = {
  'a replay: pieces arrive': async (page: Page) => {
    await page.goto((await addresses(page))['a replay'] ?? '');
    // Before the scripts run no key is heard.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(page.getByRole('button', { name: 'One step on' })).toBeDisabled({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'The board after' }).click();
    await expect(page.locator('.arriving').first()).toBeAttached();
  },
  'a table: an order is drawn': async (page: Page) => {
    await page.goto('/ny2047');
    await page.getByRole('button', { name: /^Play now/ }).click();
    await page.waitForURL(/games\/practice/);
    await page
      .getByRole('button', { name: /^Order / })
      .first()
      .click();
    await page.getByRole('option', { selected: false }).first().click();
    await page.getByRole('button', { name: 'Mark ready' }).hover();
  },
  'a result: a button under the pointer': async (page: Page) => {
    await page.goto((await addresses(page))['a result'] ?? '');
    await page.getByRole('link', { name: 'Log in' }).first().hover();
  },
} as const satisfies Readonly<Record<string, (page: Page) => Promise<void>>>;

/** Longer than this, in milliseconds, is motion that somebody sees. */
const SEEN = 1;

for (const [what, act] of Object.entries(MOVES)) {
  test(`${what}, unless the reader wants no motion`, async ({ browser }) => {
    expect(await motionsOf(await recording(browser.newPage({ reducedMotion: 'reduce' })), act)).toEqual([]);
    expect(
      await motionsOf(await recording(browser.newPage({ reducedMotion: 'no-preference' })), act),
    ).not.toEqual([]);
  });
}

/** A page that notes what runs whenever an animation or a transition begins, however short. */
async function recording(opened: Promise<Page>): Promise<Page> {
  const page = await opened;
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenMotions: seen });
    const note = () => {
      for (const motion of document.getAnimations()) {
        const { duration } = motion.effect?.getComputedTiming() ?? {};
        const name =
          motion instanceof CSSAnimation
            ? motion.animationName
            : (motion as CSSTransition).transitionProperty;
        seen.push(`${name} ${Number(duration)}`);
      }
    };
    for (const event of ['animationstart', 'transitionrun']) addEventListener(event, note, true);
    addEventListener('click', () => requestAnimationFrame(note), true);
  });
  return page;
}

/** What moved visibly from the opening of a page to the end of an act. */
async function motionsOf(page: Page, act: (page: Page) => Promise<void>): Promise<readonly string[]> {
  await act(page);
  // Two frames: what an act changes is drawn in the first, and begins to move in the next.
  const motions = await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    return (window as unknown as { seenMotions: readonly string[] }).seenMotions;
  });
  await page.close();
  return [...new Set(motions)].filter((motion) => Number(motion.split(' ').at(-1)) > SEEN);
}
