import { expect, type Page } from '@playwright/test';
import { isNightly } from '../support/nightly';
import { addresses } from './addresses';
import { test } from './test';

/** The acts that start a motion on a page, by what begins to move. */
const MOVES = {
  arrive: async (page: Page) => {
    await page.goto((await addresses(page))['a replay'] ?? '');
    // Before the scripts run no key has an effect.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(page.getByRole('button', { name: 'One step on' })).toBeDisabled({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'The board after' }).click();
    await expect(page.locator('.arriving').first()).toBeAttached();
  },
  draw: async (page: Page) => {
    await page.goto('/ny2047');
    await page.getByRole('button', { name: /^Play now/ }).click();
    await page.waitForURL(/games\/practice/);
    await page
      .getByRole('button', { name: /^Order / })
      .first()
      .click();
    // The field of a vote has options too, and the list of orders appears a moment later.
    const orders = page.getByRole('listbox', { name: /^Orders for/ });
    await orders.getByRole('option', { selected: false }).first().click();
    await page.getByRole('button', { name: 'Ready', exact: true }).hover();
  },
  'background-color': async (page: Page) => {
    await page.goto((await addresses(page))['a result'] ?? '');
    await page.getByRole('link', { name: 'Log in' }).first().hover();
  },
} as const satisfies Readonly<Record<string, (page: Page) => Promise<void>>>;

/** A longer motion, in milliseconds, is visible. */
const SEEN = 1;

const WHERE = {
  arrive: 'the pieces of a replay arrive',
  draw: 'the order of a table is drawn',
  'background-color': 'a button of a result changes under the pointer',
} as const satisfies Readonly<Record<keyof typeof MOVES, string>>;

/** Outside nightly runs only the most frequent motion: the orders that a player draws. */
const SEEN_TO_MOVE = isNightly ? (Object.keys(MOVES) as (keyof typeof MOVES)[]) : (['draw'] as const);

for (const move of SEEN_TO_MOVE)
  test(`${WHERE[move]}, unless the reader wants no motion`, async ({ browser }) => {
    const [act, name] = [MOVES[move], expect.stringMatching(`^${move} `)];
    expect(await motionsOf(await recording(browser.newPage({ reducedMotion: 'reduce' })), act)).toEqual([]);
    const moving = await recording(browser.newPage({ reducedMotion: 'no-preference' }));
    expect(await motionsOf(moving, act)).toContainEqual(name);
  });

/** A page that records every animation and transition that begins, however short. */
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

/** The visible motions from the opening of a page to the end of an act. */
async function motionsOf(page: Page, act: (page: Page) => Promise<void>): Promise<readonly string[]> {
  await act(page);
  // Two frames: the change is drawn in the first, and begins to move in the next.
  const motions = await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    return (window as unknown as { seenMotions: readonly string[] }).seenMotions;
  });
  await page.close();
  return [...new Set(motions)].filter((motion) => Number(motion.split(' ').at(-1)) > SEEN);
}
