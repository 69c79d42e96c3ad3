import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Game } from '../../../functions/core/game/games.schema';
import { inEnglish } from '../../../test/support/texts';
import type { OrderList } from '../table/use-order-list';
import { OrdersPanel } from './orders-panel';

test.each([
  ['against bots', null, 'The bots move as soon as you press Ready.'],
  ['with friends', { begun: true }, 'The turn closes when all are ready.'],
])('a board %s says when its turn closes', (_, friends, words) => {
  const game = {
    ...{ state: 'open', seats: [], me: { decision: 'orders' }, practice: { level: 'steady' }, friends },
    ...{ earlyClose: true, waits: true },
  } as unknown as Game;
  const list = {
    orders: [],
    refused: new Map(),
    stored: null,
    saving: 'calm',
  } as unknown as OrderList<never>;
  const props = { game, list, seat: 'france', title: 'Your orders', stored: null, asked: true };
  const shown = renderToStaticMarkup(
    inEnglish(createElement(OrdersPanel<never>, { ...props, rows: null }, null)),
  );
  expect(shown).toContain(words);
});
