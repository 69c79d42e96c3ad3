import { expect, test } from 'vitest';
import { play } from '../../../test/support/nyc-risk-play';
import { inEnglish } from '../../../test/support/translated';
import { describe } from './describe';
import { view, viewResult } from './view';

test('the story of a step has a rule beside each sentence and hides what is hidden', () => {
  const given = {
    board: { soho: 'ana 6', 'west-village': 'ben 1', newark: 'ben 1' },
    position: { decks: { cards: ['harlem'] } },
    dice: [6, 6, 6, 1],
    orders: {
      ana: [
        { type: 'attack', from: 'soho', to: 'west-village', move: 4 },
        { type: 'attack', from: 'soho', to: 'harlem' },
        { type: 'endPhase' },
        { type: 'endPhase' },
        { type: 'endPhase' },
      ],
    },
  };
  const result = play(given);
  const seen = (seat: string) =>
    describe(view(result.position, { kind: 'seat', seat }), viewResult(result, { kind: 'seat', seat }));
  const sentences = seen('ana').map(({ says, rules }) => `${inEnglish(says)} ${rules}`);
  expect(sentences).toEqual([
    'An order of Ana was refused: No open border joins the two. Water is crossed by open bridges, tunnels and the ferry. 6.2',
    'Ana took Ben’s West Village from SoHo, losing 0 to 1; 4 units moved in. 6.9,7.1,7.2',
    'Ana drew the card of Harlem. 9.1',
    'The A-train went on to Lefferts Boulevard. 10.2',
    'Turn 2: Ben has 3 units to place. 5.1',
    'Newark gained 1 unit. 5.1',
  ]);
  expect(seen('cho').map(({ says }) => inEnglish(says))).toContain('Ana drew a neighbourhood card.');
  expect(seen('cho').some(({ says }) => inEnglish(says).includes('refused'))).toBe(false);
});
