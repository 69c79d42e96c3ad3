import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Game, Ruling } from '../../../functions/core/game/games.schema';
import { inEnglish } from '../../../test/support/texts';
import { Rulings } from './rulings';

const AFTER = '2026-11-23T12:00:00.000Z';

test.each([
  ['a deadline', '2026-11-23T10:00:00.000Z', /Deadline moved from Mon 23 Nov, 10:00 to Mon 23 Nov, 12:00/],
  ['an outage', 'Earlier by the time that Turreton was down', /Deadline moved to Mon 23 Nov, 12:00/],
  ['a pause', 'Paused with 4 h 12 min left', /Deadline moved to Mon 23 Nov, 12:00/],
])('a ruling that moved %s shows where the deadline went', (_, before, words) => {
  const ruling = {
    ...{ number: 1, kind: 'extend', step: 1, reason: 'Storm.', at: AFTER, before, after: AFTER },
    by: { id: 'olga', name: 'Olga', kind: 'human' },
  } as Ruling;
  const game = { id: 'game', state: 'open' } as Game;
  const shown = renderToStaticMarkup(
    inEnglish(createElement(Rulings, { game, rulings: [ruling], mayRule: false })),
  );
  expect(shown.replace(/<[^>]+>/g, '')).toMatch(words);
});
