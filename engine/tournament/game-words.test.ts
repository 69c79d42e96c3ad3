import { expect, test } from 'vitest';
import { LANGUAGES } from '../../messages/languages';
import { inEnglish, translateIn } from '../../test/support/translated';
import { GAME_SYSTEM_IDS } from '../games';
import { explainRules, TIE_BREAK_IDS, tieBreakInFull, USUAL_RULES } from './aggregation';
import { inWordsOfGame } from './game-words';
import { PROPERTY_IDS, PROPERTY_WORDS, SCORING_IDS } from './scoring';
import { chosenScoring } from './scoring/all';

const EXPLAINED = [
  ...explainRules({ ...USUAL_RULES, tieBreaks: [...TIE_BREAK_IDS] }),
  ...TIE_BREAK_IDS.map(tieBreakInFull),
  ...PROPERTY_IDS.map((id) => PROPERTY_WORDS[id]),
  ...SCORING_IDS.flatMap(
    (id) => chosenScoring(id === 'formula' ? { id, parameters: { expression: 'own' } } : id).explanation,
  ),
];

test.each([
  ['en', 'in proportion to the squares of their victory points'],
  ['de', 'im Verhältnis der Quadrate ihrer Siegpunkte'],
  ['es', 'en proporción a los cuadrados de sus puntos de victoria'],
] as const)('what is divided by centres is divided by what a game counts, in %s', (language, words) => {
  const sentences = chosenScoring('sum-of-squares').explanation;
  const say = translateIn(language);
  expect(sentences.map((one) => say(inWordsOfGame({ system: 'domination' }, one))).join(' ')).toContain(
    words,
  );
});

test.each(LANGUAGES)('in %s no explanation mentions centres in a game that has none', (language) => {
  const say = translateIn(language);
  for (const system of GAME_SYSTEM_IDS.filter((id) => id !== 'classic'))
    for (const one of EXPLAINED)
      expect(say(inWordsOfGame({ system }, one))).not.toMatch(/centre|centro|zentr/i);
});

test.each([
  'de',
  'es',
] as const)('every explanation is inEnglish in %s, and not as in English', (language) => {
  const say = translateIn(language);
  for (const one of EXPLAINED) expect(say(one)).not.toBe(inEnglish(one));
});
