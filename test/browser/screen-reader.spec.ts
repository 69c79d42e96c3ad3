import { expect, type Locator, type Page } from '@playwright/test';
import type { GameSystemId } from '../../engine/games';
import { hasTakenOver } from './taken-over';
import { NEXT_LOOK, test } from './test';

// Every turn here is played by keys alone, using only the accessibility tree: roles and names, which a screen reader
// reads out. docs/access.md describes the same turns.

for (const [system, orders] of [
  ['ny2047', 'Your orders'],
  ['classic', 'Your orders'],
] as const)
  test(`${system}: a unit from the list, its order, the same on the map, and the close`, async ({ page }) => {
    await practise(page, system);
    await expect(page.getByRole('heading', { name: orders })).toBeVisible();
    const panel = page.getByRole('region', { name: 'Orders', exact: true });
    await expect(panel.getByRole('status')).toHaveText('Nothing stored');
    const units = panel.getByRole('button', { name: /^Order / });
    const count = await units.count();
    const unit = (await units.first().getAttribute('aria-label'))?.replace('Order ', '') ?? '';
    await pressOn(page, panel.getByRole('button', { name: `Order ${unit}`, exact: true }));
    const ordered = await takeSecondOrder(page, unit);
    await expect(panel.getByRole('status')).toHaveText(`1 of ${count} stored`);
    const changed = panel.getByRole('button', { name: `Change the order of ${unit}`, exact: true });
    await expect(changed).toBeFocused();
    expect(ordered).not.toBe('');

    const map = page.getByRole('group', { name: /^Map of the board/ });
    const piece = map.getByRole('button').first();
    await pressOn(page, piece);
    const second = page.getByRole('listbox', { name: /^Orders for / });
    await expect(second).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(second).toHaveCount(0);
    await expect(piece).toBeFocused();

    const turn = await page.getByRole('heading', { level: 1 }).innerText();
    await pressOn(page, panel.getByRole('button', { name: 'Ready', exact: true }));
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(turn, NEXT_LOOK);
    await expect(page.getByRole('heading', { name: 'No turns played yet' })).toHaveCount(0);
  });

test('domination: a card of the hand, areas from the list and on the map, and the close', async ({
  page,
}) => {
  await practise(page, 'domination');
  const panel = page.getByRole('region', { name: 'Your turn', exact: true });
  await expect(panel.getByRole('heading', { name: 'Your turn' })).toBeVisible(NEXT_LOOK);
  const hand = page.getByRole('region', { name: 'Your hand' });
  await pressOn(page, hand.getByRole('button').first());
  await expect(panel.getByRole('status')).toHaveText('0 of 1 stored');
  const areas = panel.getByRole('combobox', { name: 'Also in reach' });
  await reach(page, areas);
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByRole('list', { name: 'Targets in order' }).getByRole('listitem')).toHaveCount(1);
  await expect(panel.getByRole('status')).toHaveText('1 of 1 stored');

  const map = page.getByRole('group', { name: /^Map of the board/ });
  const inReach = map.getByRole('button', { name: /, build here$/ });
  await reach(page, map.getByRole('button').first(), 'Shift+Tab');
  await walkTo(page, inReach);
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('list', { name: 'Targets in order' }).getByRole('listitem')).toHaveCount(2);
  await pressOn(page, panel.getByRole('button', { name: 'End my turn' }));
  await expect(page.getByRole('region', { name: 'Log' })).toContainText('Guest');
});

test('new-era: a card picked, then an action from the offers, announced and sent', async ({ page }) => {
  await practise(page, 'new-era');
  const picking = page.getByRole('region', { name: 'Your pick', exact: true });
  const action = page.getByRole('region', { name: 'Your action', exact: true });
  const log = page.getByRole('region', { name: 'Log' });
  const card = picking.getByRole('button', { name: /^Choose / }).first();
  for (;;) {
    await expect(action.or(card)).toBeVisible(NEXT_LOOK);
    if (await action.isVisible()) break;
    await pressOn(page, card);
    await expect(picking.getByRole('status')).toHaveText('Stored');
    const pick = picking.getByRole('button', { name: /^Pick / });
    const name = (await pick.innerText()).replace('Pick ', '').trim();
    await pressOn(page, pick);
    await expect(log).toContainText(`Guest picked ${name}`, NEXT_LOOK);
  }
  await expect(action.getByRole('status')).toHaveText('');
  // Six offers of each kind are shown at first; a good hand has more than that above the trade.
  const more = action.getByRole('button', { name: /^\d+ more$/ });
  while ((await more.count()) > 0) await pressOn(page, more.first());
  await pressOn(page, action.getByRole('button', { name: /^Trade two workers/ }));
  await expect(action.getByRole('status')).toHaveText('1 of 1 stored');
  await pressOn(page, action.getByRole('button', { name: 'Send: trade' }));
  await expect(log).toContainText('Guest traded two workers');
});

test('nyc-risk: units placed, a step of the plan from the list, announced and sent', async ({ page }) => {
  await practise(page, 'nyc-risk');
  const placing = page.getByRole('region', { name: 'Placement', exact: true });
  await expect(placing.getByRole('status')).toHaveText('Nothing sent');
  await pressOn(page, placing.getByRole('button', { name: 'Place them for me' }));
  const panel = page.getByRole('region', { name: 'Your turn', exact: true });
  await expect(panel).toBeVisible();
  await expect(panel.getByRole('status')).toHaveText('');
  await reach(page, panel.getByRole('combobox', { name: 'Add an action to your plan' }));
  await page.keyboard.press('ArrowDown');
  await pressOn(page, panel.getByRole('button', { name: 'Add', exact: true }));
  await expect(panel.getByRole('status')).toHaveText('Plan is a draft, 1 step');
  await pressOn(page, panel.getByRole('button', { name: /^(Do it|Attack)$/ }));
  await expect(page.getByRole('region', { name: 'Log' })).toContainText('Guest');
});

/** A guest's board against bots, which answer at once, on a screen that shows every panel. */
async function practise(page: Page, system: GameSystemId): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/${system}`);
  await pressOn(page, page.getByRole('button', { name: /^Play now/ }));
  await page.waitForURL(/games\/practice/);
  await page.waitForFunction(hasTakenOver);
}

/**
 * Chooses the second order of the open list.
 * @returns its text
 */
async function takeSecondOrder(page: Page, unit: string): Promise<string> {
  const list = page.getByRole('listbox', { name: `Orders for ${unit}` });
  await expect(list).toBeFocused();
  const chosen = list.getByRole('option', { selected: true });
  const first = await chosen.innerText();
  await page.keyboard.press('ArrowDown');
  await expect(chosen).not.toHaveText(first);
  const said = await chosen.innerText();
  await page.keyboard.press('Enter');
  await expect(list).toHaveCount(0);
  return said;
}

/** Moves the focus from one control to the next until it reaches this one. */
async function reach(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeEnabled(NEXT_LOOK);
  for (let presses = 0; presses < 300; presses += 1) {
    if (await hasFocus(control)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`no key leads to ${control}`);
}

async function pressOn(page: Page, control: Locator): Promise<void> {
  await reach(page, control);
  await page.keyboard.press('Enter');
}

/** Moves over the map by arrow keys, from the space with the focus, until one of these has it. */
async function walkTo(page: Page, places: Locator): Promise<void> {
  const ways = ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
  for (let presses = 0; presses < 60; presses += 1) {
    for (const place of await places.all()) if (await hasFocus(place)) return;
    await page.keyboard.press(ways[presses % ways.length] ?? 'ArrowRight');
  }
  throw new Error(`no arrow key leads to ${places}`);
}

function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}
