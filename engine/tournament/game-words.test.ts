import { expect, test } from 'vitest';
import { GAMES } from '../games';
import { explainRules, TIE_BREAK_IDS, USUAL_RULES } from './aggregation';
import { inWordsOfGame } from './game-words';
import { SCORING_IDS } from './scoring';
import { chosenScoring } from './scoring/all';

test.each([
  ['in proportion to the squares of their centres', 'in proportion to the squares of their victory points'],
  ['1 per centre; Centres of the top', '1 per victory point; Victory points of the top'],
  ['Points per supply centre', 'Points per victory point'],
  ['concentrated', 'concentrated'],
])('“%s” becomes “%s”', (classic, own) => {
  expect(inWordsOfGame(GAMES.domination.counts, classic)).toBe(own);
});

test('no explanation speaks of centres in a game that has none', () => {
  const rules = explainRules({ ...USUAL_RULES, tieBreaks: [...TIE_BREAK_IDS] });
  const texts = [
    rules,
    ...SCORING_IDS.map(
      (id) => chosenScoring(id === 'formula' ? { id, parameters: { expression: 'own' } } : id).explanation,
    ),
  ];
  for (const { counts } of Object.values(GAMES).filter((game) => game.counts.many !== 'centres'))
    for (const text of texts) expect(inWordsOfGame(counts, text)).not.toMatch(/centre/i);
});
