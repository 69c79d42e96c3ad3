import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { domination } from '../../../engine/domination/index';
import type { Order } from '../../../engine/domination/orders/order-types';
import type { Position } from '../../../engine/domination/types';
import { textRandom } from '../../../engine/random';
import { shownInEnglish } from '../../../test/support/in-english';
import { englishTexts, inEnglish } from '../../../test/support/texts';
import { gallery } from './gallery';

const OPTIONS = { turns: 6, copies: 6, vacateAfter: 2 };

/** A game in which Yellow begins and the stacks have both cards of the example. */
function start(): Position {
  for (let seed = 0; ; seed += 1) {
    const position = domination.setup(OPTIONS, ['yellow', 'blue'], textRandom(`worked ${seed}`));
    const { military_base: base, fog_of_war: fog } = position.stacks;
    if (position.first === 'yellow' && base && fog) return position;
  }
}

const twice = (...areas: readonly string[]) => areas.flatMap((area) => [area, area]);

/** The turns in the order in which the gallery tells them. */
const TURNS: readonly (readonly [seat: string, orders: readonly Order[]])[] = [
  ['yellow', [{ type: 'build', card: 'domination', areas: [...twice('canada'), 'usa'] }]],
  ['blue', [{ type: 'attack', card: 'domination', areas: [...twice('canada'), 'usa'] }]],
  [
    'yellow',
    [
      { type: 'discard2', cards: ['domination', 'domination'], take: 'military_base' },
      {
        type: 'text',
        card: 'military_base',
        actions: twice('canada', 'usa', 'mexico', 'andes', 'brazil', 'north_atlantic', 'north_pacific').map(
          (area) => ({ do: 'build' as const, area }),
        ),
      },
    ],
  ],
  [
    'blue',
    [
      { type: 'discard1', card: 'domination', take: 'fog_of_war' },
      { type: 'build', card: 'domination', areas: [...twice('scandinavia'), 'western_europe'] },
    ],
  ],
  ['yellow', [{ type: 'pass' }]],
  ['blue', [{ type: 'pass' }]],
];

test('the worked game turn of the gallery comes out as it says', () => {
  let position = start();
  for (const [seat, orders] of TURNS) {
    const result = domination.adjudicate(position, { [seat]: orders }, OPTIONS, textRandom('worked'));
    expect(result.orders.map(({ result: verdict }) => verdict)).toEqual(orders.map(() => 'ok'));
    position = result.position;
  }
  expect(position.turn).toBe(2);
  expect(position.seats.yellow?.vp).toBe(1 + 24);
  expect(position.seats.blue?.vp).toBe(1 + 3);
});

test('the gallery leads to the same game turn in the rules', async () => {
  const { parts } = await gallery(englishTexts);
  const html = shownInEnglish(inEnglish(parts.find(({ id }) => id === 'worked')?.content));
  expect(html).toContain('href="/domination/rules#worked-turn"');
  const rules = readFileSync(new URL('../../../docs/rules/domination.md', import.meta.url), 'utf8');
  expect(rules).toContain('<a id="worked-turn"></a>');
});
