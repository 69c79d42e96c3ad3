import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { nycRisk } from '../../../../engine/nyc-risk';
import { legal } from '../../../../engine/nyc-risk/offers/legal';
import type { Order } from '../../../../engine/nyc-risk/orders/order-types';
import type { Position, View } from '../../../../engine/nyc-risk/types';
import { textRandom } from '../../../../engine/random';
import { inEnglish } from '../../../../test/support/texts';
import { isHandTooLarge } from './hand-too-large';
import { MustTrade } from './must-trade';

const SEATS = ['yellow', 'blue', 'green'];
const CARDS = ['harlem', 'inwood', 'astoria', 'newark', 'elizabeth'];

/** What the first seat on turn sees at the start of its turn, with these cards in its hand. */
function turnWith(cards: readonly string[]) {
  const options = { setup: 'deal', claims: false, maxMissed: 3, replacements: false } as const;
  const random = textRandom('cards');
  let position = nycRisk.setup(options, SEATS, random);
  while (position.phase !== 'reinforce') {
    const lists = Object.fromEntries(
      SEATS.map((seat) => [
        seat,
        nycRisk.bots.random.orders(nycRisk.view(position, { kind: 'seat', seat }), seat, random),
      ]),
    );
    position = nycRisk.adjudicate(position, lists, options, random).position;
  }
  const seat = position.active ?? '';
  const hands = { ...position.hands, [seat]: { cards: [...cards], adventures: [] } };
  const held = { ...position, hands } as Position;
  return { seat, view: nycRisk.view(held, { kind: 'seat', seat }) as View };
}

function shown(cards: readonly string[], orders: readonly Order[] = []): string {
  const { view, seat } = turnWith(cards);
  if (!isHandTooLarge(view, seat, orders)) return '';
  const offers = legal(view, seat, orders);
  const props = { view, people: new Map(), offers, onAdd: () => undefined };
  return renderToStaticMarkup(inEnglish(createElement(MustTrade, props as never)));
}

test('with five cards at the start of a turn, the page says that a set must be traded and offers it', () => {
  const page = shown(CARDS);
  expect(page).toContain('You hold five cards or more. Trade a set before anything else');
  expect(page).toContain('5.7');
  expect(page).toMatch(/<button[^>]*>Trade /);
});

test('with four cards, or once a set is in the plan, it says nothing', () => {
  expect(shown(CARDS.slice(0, 4))).toBe('');
  const { view, seat } = turnWith(CARDS);
  const trade = legal(view, seat, []).find(({ order }) => order.type === 'trade')?.order;
  expect(trade).toBeDefined();
  expect(shown(CARDS, trade === undefined ? [] : [trade])).toBe('');
});
