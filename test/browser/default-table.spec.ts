import { existsSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { GAME_SYSTEM_IDS, GAMES, type GameSystemId } from '../../engine/games';
import type { Game } from '../../functions/core/game/games.schema';
import { expectAccessible } from './accessibility';
import { read } from './api-calls';
import { forbiddenAttempts } from './forbidden';
import { expectInLooks } from './looks';
import { networkQuiet } from './network-quiet';
import { test } from './test';

/** The games that bring no face of their own. */
const WITHOUT_FACE = GAME_SYSTEM_IDS.filter(
  (id) => !existsSync(new URL(`../../web/games/${id}/face.ts`, import.meta.url)),
);

const TURNS = 3;
/** No order names more spaces. */
const MOST_SPACES = 6;

/** The spaces that the next order may name. */
const open = (page: Page) => page.getByRole('button', { name: /may be chosen/ });
const ready = (page: Page) => page.getByRole('button', { name: 'Ready', exact: true });

/** Opens a practice board as a stranger; returns its id. */
async function practise(page: Page, system: GameSystemId): Promise<string> {
  await page.goto(`/${system}`);
  await page.getByRole('button', { name: `Play now: ${GAMES[system].title}` }).click();
  await page.waitForURL(/\/games\/practice/);
  await networkQuiet(page);
  return page.url().split('/games/')[1] ?? '';
}

async function orders(page: Page, game: string): Promise<readonly unknown[]> {
  return (await read<Game>(page, `/games/${game}`)).me.stored?.orders ?? [];
}

/** Names spaces until an order is stored. */
async function order(page: Page, game: string, name: (page: Page) => Promise<void>): Promise<void> {
  for (let named = 0; named < MOST_SPACES; named += 1) {
    await name(page);
    await page.waitForTimeout(300);
    if ((await orders(page, game)).length > 0) return;
  }
  throw new Error('no order is stored');
}

/** Is ready, and waits for the turn after the bots’ answer. */
async function close(page: Page, game: string): Promise<void> {
  const { step } = await read<Game>(page, `/games/${game}`);
  await ready(page).press('Enter');
  await expect.poll(async () => (await read<Game>(page, `/games/${game}`)).step).toBeGreaterThan(step);
  await expect(open(page).first()).toBeVisible();
}

for (const system of WITHOUT_FACE.filter((id) => GAMES[id].hasMap)) {
  const { title } = GAMES[system];

  test(`${title} by pointer: some turns against a bot, in every look`, async ({ page }) => {
    const forbidden = await forbiddenAttempts(page);
    const game = await practise(page, system);
    for (let turn = 1; turn <= TURNS; turn += 1) {
      await order(page, game, (at) => open(at).first().click());
      await expect(page.locator('.default-board .board-named').first()).toBeVisible();
      if (turn === TURNS)
        for (const part of [0, 1, 2, 3])
          await expectInLooks(page, { name: 'the table', turn: part }, (look) =>
            expectAccessible(page, look),
          );
      await close(page, game);
    }
    await page.getByRole('button', { name: 'Last step' }).click();
    await page.getByRole('button', { name: 'List' }).click();
    await expectAccessible(page, 'the board in words');
    for (const path of [`/games/${game}/replay`, `/games/${game}/what-if`, `/games/${game}/steps/1`]) {
      await page.goto(path);
      await networkQuiet(page);
      await expectInLooks(page, { name: path, turn: 0 }, (look) => expectAccessible(page, look));
    }
    expect(forbidden).toEqual([]);
  });

  test(`${title} by keyboard: on the board, and in the list of orders`, async ({ page }) => {
    const game = await practise(page, system);
    await order(page, game, async (at) => {
      await open(at).first().focus();
      await at.keyboard.press('Enter');
    });
    await close(page, game);
    const next = page.locator('#panel-turn select').first();
    await next.focus();
    await next.press('ArrowDown');
    await expect.poll(() => orders(page, game)).toHaveLength(1);
    await close(page, game);
  });

  test(`the page, the rules and a study of ${title}`, async ({ page }) => {
    for (const path of [`/${system}`, `/${system}/rules`, `/${system}/what-if`]) {
      await page.goto(path);
      await networkQuiet(page);
      for (const part of [0, 1])
        await expectInLooks(page, { name: path, turn: part }, (look) => expectAccessible(page, look));
    }
  });
}
