import { expect, test } from 'vitest';
import type * as z from 'zod';
import { inEnglish } from '../../../test/support/translated';
import { AggregationRules, explainRules } from '.';

const cases: readonly (readonly [rules: z.input<typeof AggregationRules>, words: string])[] = [
  [
    {},
    'A total is the sum of all rounds. Ties: the best single game. Players who are still tied share a place.',
  ],
  [
    { tieBreaks: ['wins', 'lot'] },
    'A total is the sum of all rounds. Ties: more games won outright; then a lot drawn from the published seed. Players who are still tied share a place.',
  ],
  [
    {
      tieBreaks: ['wins'],
      otherTieBreaks: [
        { stage: 'groups', tieBreaks: ['buchholz', 'lot'] },
        { stage: 'cup', tieBreaks: ['stay-tied', 'wins'] },
        { round: 3, tieBreaks: ['most-draws'] },
      ],
    },
    'A total is the sum of all rounds. Ties: more games won outright. Players who are still tied share a place. Ties in groups: Buchholz: opponents with the higher sum of totals; then a lot drawn from the published seed. Ties in the cup: none. Ties after round 3: more games drawn: level with others on top.',
  ],
  [{ tieBreaks: ['stay-tied', 'lot'] }, 'A total is the sum of all rounds. Equal totals share a place.'],
  [
    { tieBreaks: ['board-tops', 'stay-tied', 'wins'] },
    'A total is the sum of all rounds. Ties: more boards topped. Players who are still tied share a place.',
  ],
  [
    { total: { rule: 'sum', best: 3, drop: 1, round: 'best' }, tieBreaks: [] },
    'A total is the sum of the best 3 rounds, without the 1 lowest. Of several games in a round the best counts. Equal totals share a place.',
  ],
  [
    { total: { rule: 'sum', of: 'games', round: 'best', weights: [1, 2] }, tieBreaks: [] },
    'A total is the sum of all games. Rounds count 1, 2 times. Equal totals share a place.',
  ],
  [
    { total: { rule: 'sum', of: 'games', best: 2, rest: { rule: 'mean', factor: 0.5 } }, tieBreaks: [] },
    'A total is the sum of the best 2 games. What is left adds its mean, times 0.5. Equal totals share a place.',
  ],
  [
    {
      total: { rule: 'sum', best: 2, rest: { rule: 'parts', factors: [[1 / 2], [1 / 3, 1 / 3]] } },
      tieBreaks: [],
    },
    'A total is the sum of the best 2 rounds. Of what is left the next ones add a part: 0.5, or 0.33 and 0.33. Equal totals share a place.',
  ],
  [
    { total: { rule: 'average', plus: 10 }, sitOut: { points: 3, times: 'once' }, tieBreaks: [] },
    'A total is the sum of all games, divided by their number plus 10. Sitting out a round pays 3, once. A bye by request pays 0, an absence nothing. Equal totals share a place.',
  ],
  [
    { sitOut: { points: 3, times: 'each', average: true }, tieBreaks: ['buchholz', 'most-draws'] },
    'A total is the sum of all rounds. Sitting out a round pays the average of one’s own rounds each time, 3 until one has played. A bye by request pays 0, an absence nothing. Ties: Buchholz: opponents with the higher sum of totals; then more games drawn: level with others on top. Players who are still tied share a place.',
  ],
  [
    { total: { rule: 'places' }, sitOut: { points: 3, times: 'each' }, tieBreaks: [] },
    'A total is the sum of the places in all rounds; the lowest leads. Sitting out a round pays 3 each time. A bye by request pays 0, an absence nothing. Equal totals share a place.',
  ],
  [
    { total: { rule: 'places', best: 3 }, tieBreaks: [] },
    'A total is the sum of the places in the best 3 rounds; the lowest leads. Equal totals share a place.',
  ],
  [
    {
      total: { rule: 'final', earlierRounds: 3, parts: [1, 0.8], qualify: 7, qualifiedFactor: 1.5 },
      tieBreaks: [],
    },
    'Of 3 rounds the best count 1, 0.8 times; 7 qualify for the last round, which counts 1.5 times for them and 1 times for others. Equal totals share a place.',
  ],
  [
    {
      total: { rule: 'final', earlierRounds: 3, parts: [1], qualify: 7, champion: 'top-board' },
      tieBreaks: [],
    },
    'Of 3 rounds the best count 1 times; 7 qualify for the last round, which counts 1 times for them and 1 times for others. The winner of the top board is champion. Equal totals share a place.',
  ],
];

test.each(cases)('%j in words', (rules, words) => {
  expect(explainRules(AggregationRules.parse(rules)).map(inEnglish).join(' ')).toBe(words);
});
