import { expect, type Page } from '@playwright/test';
import { GAME_SYSTEM_IDS } from '../../engine/games';
import { DEMO_ACCOUNTS } from '../../functions/host/demo-accounts';
import { SERIES } from '../../functions/host/demo-names';
import { isNightly } from '../support/nightly';
import { addresses, LIKE_ANOTHER, organizerAddresses } from './addresses';
import { clippedControls } from './overflow-check';
import { personOf } from './people';
import { readIn } from './read-in';
import { test } from './test';

/**
 * Every page in the pseudo-language, whose words are long and accented, on a phone; by day every third one, as many share
 * their parts.
 */
const APART = isNightly ? 1 : 3;

const READERS = { 'Ines Okafor': addresses, 'Olga Brandt': organizerAddresses };

for (const [reader, addressesOf] of Object.entries(READERS))
  test(`nothing that ${reader} reads is cut off or goes sideways in a language of long words`, async ({
    browser,
  }) => {
    const page = await personOf(browser, reader);
    const all = Object.entries(await addressesOf(page)).filter(
      ([name]) => isNightly || !LIKE_ANOTHER.has(name),
    );
    const some = all.filter((_, at) => at % APART === 0);
    expect(some.length).toBeGreaterThan(5);
    await readInPseudoLanguage(page);
    for (const [name, address] of some)
      await test.step(name, async () => {
        await expectFitting(page, address, name);
        await lengthenNames(page);
        await expectNoSidewaysScroll(page, `${name}, with long names`);
      });
  });

test('nor is a mail to a long address about a league whose name is one word', async ({ browser }) => {
  const page = await personOf(browser, 'Ines Okafor');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/mailbox');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await lengthenNames(page);
  await expect(page.getByText(LONG_NAME).first()).toBeVisible();
  await expectNoSidewaysScroll(page, 'the mailbox');
});

test('nor is a table of any game', async ({ page }) => {
  const boards: string[] = [];
  for (const id of GAME_SYSTEM_IDS) {
    await page.goto(`/${id}`);
    await page.getByRole('button', { name: /^Play now/ }).click();
    await page.waitForURL(/games\/practice/);
    boards.push(page.url());
  }
  await readInPseudoLanguage(page);
  for (const [turn, address] of boards.entries())
    await test.step(address, () => expectFitting(page, address, GAME_SYSTEM_IDS[turn] ?? ''));
});

async function readInPseudoLanguage(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await readIn(page, 'pseudo');
}

/** Checks a page, its closed parts, and each of its tabs. */
async function expectFitting(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1);
  await expect(page.locator('.skip'), name).toContainText('~');
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('main details')) part.setAttribute('open', '');
  });
  await expectNothingCutOff(page, name);
  const tabs = await page.locator('[role=tablist] [role=tab]:visible').all();
  for (const [turn, tab] of tabs.entries()) {
    await tab.click();
    await expectNothingCutOff(page, `${name}, tab ${turn + 1}`);
  }
}

async function expectNothingCutOff(page: Page, name: string): Promise<void> {
  await expectNoSidewaysScroll(page, name);
  expect.soft(await clippedControls(page), name).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page, name: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, name).toBeLessThanOrEqual(390);
}

/** A name as long as a player’s may be, in one word; and an address that is longer. */
const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorffsfrau';
const LONG_ADDRESS = `${LONG_NAME}@${LONG_NAME}.example`;

/** Puts a long word in the place of each mail address and of each name that people of the demo gave or have. */
async function lengthenNames(page: Page): Promise<void> {
  const names = [
    ...DEMO_ACCOUNTS.map(({ name }) => name),
    'Winter Tide League',
    ...Object.values(SERIES).flat(),
  ];
  const source = `${names.join('|')}|[\\w.+-]+@[\\w.-]+`;
  await page.evaluate(
    ({ source, word, address }) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
        node.nodeValue = (node.nodeValue ?? '').replaceAll(new RegExp(source, 'g'), (own) =>
          own.includes('@') ? address : word,
        );
    },
    { source, word: LONG_NAME, address: LONG_ADDRESS },
  );
}
