import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inEnglish } from '../../../test/support/texts';
import { QuoteOrder, withQuote } from './quote-order';

const shown = (orders: readonly string[]) =>
  renderToStaticMarkup(inEnglish(createElement(QuoteOrder, { orders, onQuote: () => undefined })));

test('an order is quoted by a button, where there is one to quote', () => {
  expect(shown(['A Cloisters#1 H'])).toMatch(/<button[^>]*aria-expanded="false"[^>]*>.*Quote an order/);
  expect(shown([])).toBe('');
});

test('a quoted line stands alone, below what is written', () => {
  expect(withQuote('', 'A PAR - BUR')).toBe('> A PAR - BUR\n\n');
  expect(withQuote('Help me:\n', 'A PAR - BUR')).toBe('Help me:\n\n> A PAR - BUR\n\n');
});
