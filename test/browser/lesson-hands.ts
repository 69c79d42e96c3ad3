import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Order } from '../../engine/ny2047/types';

const MAP = JSON.parse(
  readFileSync(new URL('../../engine/ny2047/data/map.json', import.meta.url), 'utf8'),
) as { readonly spaces: readonly { readonly id: string; readonly name: string }[] };
const NAMES = new Map(MAP.spaces.map(({ id, name }) => [id, name]));

/** What a test looks at after each step that a hand makes on a page. */
export const AFTER_EACH = new WeakMap<Page, () => Promise<void>>();

/** The two input methods with which every lesson can be finished. */
export const HANDS = {
  keyboard: async (control: Locator) => {
    await expect(control).toBeEnabled();
    await control.focus();
    await control.press('Enter');
    await AFTER_EACH.get(control.page())?.();
  },
  touch: async (control: Locator) => {
    await control.tap();
    await AFTER_EACH.get(control.page())?.();
  },
} as const;
export type Hand = keyof typeof HANDS;

type ByHand = (page: Page, hand: Hand) => Promise<void>;

/** The steps that finish each lesson, for games without a list of legal orders, with the controls of its table. */
export const LESSONS_BY_HAND: Readonly<Record<string, Readonly<Record<string, ByHand>>>> = {
  'nyc-risk': {
    'place-your-units': async (page, hand) => {
      const planned = page.locator('.plan-row .order-words');
      for (const units of [1, 2, 3])
        await onMap(page, hand, 'Harlem', () => expect(planned).toHaveText(`Harlem ${units}`, PATIENCE));
      await press(page, hand, /^(Do it|Attack)$/);
    },
    'trade-three-cards': async (page, hand) => {
      await addStep(page, hand, /^Trade (?=.*pedestrian)(?=.*messenger)(?=.*taxi)/);
      await press(page, hand, /^(Do it|Attack)$/);
    },
    attack: async (page, hand) => {
      await addStep(page, hand, /^Harlem attacks Astoria/);
      await press(page, hand, /^(Do it|Attack)$/);
    },
    'move-in': (page, hand) => press(page, hand, /^Move in$/),
    'send-your-mayor': async (page, hand) => {
      await addStep(page, hand, /^Elizabeth attacks Newark/);
      const mayor = page.getByRole('checkbox', { name: /^Your mayor goes along/ });
      await (hand === 'touch' ? mayor.tap() : mayor.press('Space'));
      await expect(mayor).toBeChecked();
      await press(page, hand, /^(Do it|Attack)$/);
    },
    'one-free-move': async (page, hand) => {
      await addStep(page, hand, /^Inwood to Harlem/);
      await press(page, hand, /^(Do it|Attack)$/);
    },
    'problem-staten-island': async (page, hand) => {
      await addStep(page, hand, /^South Beach attacks Tottenville/);
      await press(page, hand, /^(Do it|Attack)$/);
      await expect(page.locator('.lesson-story li').first()).toBeVisible();
      await addStep(page, hand, /^Tottenville attacks Port Richmond/);
      await press(page, hand, /^(Do it|Attack)$/);
    },
  },
  'new-era': {
    'make-an-agreement': (page, hand) => act(page, hand, 'Quarry', '8.8'),
    'take-the-spoils': (page, hand) => act(page, hand, 'Refinery', '8.7'),
    'build-it-in': (page, hand) => act(page, hand, 'Village', '8.9'),
    'send-a-worker': (page, hand) => act(page, hand, 'Arena', '7.7'),
    redevelop: (page, hand) => act(page, hand, 'Quarry', '9.2'),
    'raid-a-rival': (page, hand) => act(page, hand, 'Refinery', '8.15'),
    'problem-old-library': async (page, hand) => {
      await act(page, hand, 'incorporation', '7.2');
      await expect(page.locator('.lesson-story li').first()).toBeVisible();
      await act(page, hand, 'Old Library', '8.9');
    },
  },
  domination: {
    build: (page, hand) => useCard(page, hand, 'Domination', null, ['Brazil', 'Brazil']),
    attack: (page, hand) =>
      useCard(page, hand, 'Domination', 'Attack 3', [
        'United States',
        'United States',
        'Mexico and the Caribbean',
      ]),
    'close-a-region': (page, hand) => useCard(page, hand, 'Domination', null, ['Southern Cone']),
    'close-a-resource': (page, hand) => useCard(page, hand, 'Domination', null, ['Western Australia']),
    'buy-a-card': async (page, hand) => {
      await useCard(page, hand, 'Domination', 'Discard', [], 'Military Base');
    },
    'buy-and-use': async (page, hand) => {
      await begin(page, hand, 'Domination', 'Discard 2');
      await page.getByLabel(/^Take, to your/).selectOption({ label: 'Military Base' });
      await useCard(page, hand, 'Military Base', null, [
        ...['Canada and Alaska', 'United States', 'Mexico and the Caribbean', 'Andes'],
        ...['Brazil', 'Southern Cone', 'Indonesia'],
      ]);
    },
    'play-a-text': (page, hand) =>
      useCard(page, hand, 'Insurgents', 'Text', ['Scandinavia', 'Eastern Europe']),
    'problem-brazil': (page, hand) =>
      useCard(page, hand, 'Amphibious Assault', 'Text', ['Brazil', 'Brazil', 'Brazil']),
  },
  classic: {
    move: (page, hand) => giveAll(page, hand, { pic: 'to Belgium' }),
    bounce: (page, hand) => giveAll(page, hand, { par: 'to Burgundy' }),
    'support-an-attack': (page, hand) =>
      giveAll(page, hand, { par: 'to Burgundy', mar: 'supports Paris to Burgundy' }),
    'cut-a-support': (page, hand) => giveAll(page, hand, { bel: 'to Ruhr' }),
    convoy: (page, hand) => giveAll(page, hand, { lon: 'to Norway', nth: 'convoys London to Norway' }),
    'dislodge-and-retreat': async (page, hand) => {
      await giveAll(page, hand, { par: 'to Burgundy', gas: 'supports Paris to Burgundy' });
      await expect(page.locator('.lesson-story li').first()).toBeVisible();
      await giveAll(page, hand, { bel: 'retreats to Picardy' });
    },
    build: (page, hand) => giveAll(page, hand, { par: 'builds an army', bre: 'builds a fleet' }),
    'problem-hold-the-line': (page, hand) =>
      giveAll(page, hand, { par: 'supports Burgundy', pic: 'to Belgium' }),
  },
};

/** Chooses an order from the list of all legal orders of a unit or a centre. */
export async function pick(page: Page, hand: Hand, row: string, words: string): Promise<void> {
  const list = page.getByRole('listbox');
  const option = list.getByRole('option', { name: words, exact: true });
  // A unit can have a row in the step before, too: a list that opened while that step closed offers other orders.
  await expect(async () => {
    await HANDS[hand](page.locator(`[data-row="${row}"]`));
    await expect(option).toBeVisible({ timeout: 3000 });
  }).toPass();
  if (hand === 'touch') await HANDS.touch(option);
  else {
    await page.keyboard.press('Home');
    const all = await list.getByRole('option').allInnerTexts();
    for (let at = all.indexOf(words); at > 0; at -= 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  await expect(list).toHaveCount(0);
}

/** Gives orders of Classic, each by its province, and closes the step. */
async function giveAll(page: Page, hand: Hand, orders: Readonly<Record<string, string>>): Promise<void> {
  for (const [row, words] of Object.entries(orders)) await pick(page, hand, row, words);
  await press(page, hand, /^Ready$/);
}

async function press(page: Page, hand: Hand, name: RegExp): Promise<void> {
  await HANDS[hand](page.getByRole('button', { name }).first());
}

/** How long an effect may take before a hand tries again. */
const PATIENCE = { timeout: 3000 } as const;

/**
 * Chooses a space of the map, again where a busy machine lost the first tap: the map may be drawn again under it.
 * @param shown holds once the choice has had its effect
 */
async function onMap(page: Page, hand: Hand, name: string, shown: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await chooseOnMap(page, hand, name);
    await shown();
  }).toPass();
  if (hand === 'touch') await AFTER_EACH.get(page)?.();
}

async function chooseOnMap(page: Page, hand: Hand, name: string): Promise<void> {
  const place = page.locator(`.actor[aria-label^="${name},"]`).first();
  if (hand === 'keyboard') return place.press('Enter');
  const isInSight = await place.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.table-map svg') != null;
  });
  // A space under another's label still receives the tap. To tap a space that is out of sight, a finger would move the
  // map.
  await (isInSight ? place.tap({ force: true }) : place.dispatchEvent('click'));
}

/** Adds a step to a plan of City of New York Risk from the menu. */
async function addStep(page: Page, hand: Hand, step: RegExp): Promise<void> {
  const menu = page.getByLabel('Add an action to your plan');
  const option = menu.locator('option').filter({ hasText: step }).first();
  const add = page.getByRole('button', { name: /^Add$/ });
  await expect(option).toBeAttached();
  // The offers may be created again meanwhile, which empties the menu.
  await expect(async () => {
    await menu.selectOption({ label: (await option.textContent()) ?? '' });
    await expect(add).toBeEnabled({ timeout: 500 });
  }).toPass();
  await HANDS[hand](add);
}

/** Chooses the offer of New Era that names the card, or the kind of contact, under this rule, and sends it. */
async function act(page: Page, hand: Hand, name: string, rule: string): Promise<void> {
  const offer = page
    .locator('.offer')
    .filter({ hasText: name })
    .filter({ has: page.getByRole('link', { name: `Rule ${rule}`, exact: true }) });
  await HANDS[hand](offer.first().locator('.icon-button'));
  await press(page, hand, /^Send/);
}

/** Begins an order of Domination with a card of the hand, in one of its uses. */
async function begin(page: Page, hand: Hand, card: string, use: string | null): Promise<void> {
  const rows = page.locator('.plan-row');
  const before = await rows.count();
  const onPhone = page.getByRole('list', { name: 'Your hand' }).getByRole('button', { name: card });
  const cards = hand === 'touch' ? onPhone : page.locator('.narrow-card', { hasText: card });
  await HANDS[hand](cards.first());
  await expect(rows).toHaveCount(before + 1);
  if (use !== null) await HANDS[hand](rows.last().getByRole('button', { name: use, exact: true }));
}

async function useCard(
  page: Page,
  hand: Hand,
  card: string,
  use: string | null,
  areas: readonly string[],
  take?: string,
): Promise<void> {
  await begin(page, hand, card, use);
  if (take !== undefined) await page.getByLabel(/^Take, to your/).selectOption({ label: take });
  const targets = page.locator('.plan-row').last().locator('.targets li');
  for (const [before, area] of areas.entries())
    await onMap(page, hand, area, () => expect(targets).toHaveCount(before + 1, PATIENCE));
  await press(page, hand, /^End my turn/);
}

/** Plays the solution of a lesson of New York 2047, turn by turn. */
export async function solved(page: Page, solution: readonly (readonly Order[])[], hand: Hand): Promise<void> {
  for (const [turn, orders] of solution.entries()) {
    for (const order of orders) await give(page, hand, order);
    await HANDS[hand](page.getByRole('button', { name: 'Ready', exact: true }));
    if (turn < solution.length - 1) await expect(page.locator('.lesson-story li').first()).toBeVisible();
  }
}

/** Gives an order of New York 2047 from the list of legal orders of its unit. */
export async function give(page: Page, hand: Hand, order: Order): Promise<void> {
  const row = 'turreton' in order ? order.turreton : 'unit' in order ? order.unit : '';
  await pick(page, hand, row, words(order));
}

/** The text of an order in the list of its unit. */
function words(order: Order): string {
  switch (order.type) {
    case 'MOVE':
      return `to ${NAMES.get(order.to)}`;
    case 'SUPPORT':
      return 'at' in order
        ? `supports ${NAMES.get(order.at)}`
        : `supports ${NAMES.get(order.from)} to ${NAMES.get(order.to)}`;
    default:
      return 'holds';
  }
}
