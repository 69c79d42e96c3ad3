import { expect, test } from 'vitest';
import { inEnglish } from '../../../test/support/translated';
import { SCORING_IDS } from '.';
import { SCORINGS } from './all';

/** The text for players of each system with its usual parameters. */
const WORDS: Readonly<Record<(typeof SCORING_IDS)[number], string>> = {
  'sum-of-squares':
    'Winning alone pays 100. Otherwise 100 are divided among the seats in proportion to the squares of their centres.',
  'draw-size':
    'Winning alone pays 100; those who share a draw share it equally. Without an agreed draw the leaders share.',
  'leading-measure': 'A seat gets as many points as it has centres at the end.',
  'rank-points':
    'A win alone counts like any other end. The end pays by place 10, 7, 5, 3, 2, 1, by the placing of the game. Equal seats share the points of their places.',
  calhamer:
    'Winning alone pays 1; those who share a draw share it equally. Without an agreed draw the survivors share.',
  'draw-size-survivors':
    'Winning alone pays 100; those who share a draw share it equally. Without an agreed draw the survivors share.',
  'draw-size-420':
    'Winning alone pays 420; those who share a draw share it equally. Without an agreed draw the survivors share. Each centre pays 1 more, except to those left out of a draw.',
  'survivors-win':
    'After a win alone 100 are shared by centres, those of the winner beyond a majority left out; in a draw all survivors share equally.',
  'sum-of-squares-pot':
    'Winning alone pays 100. Otherwise 100 are divided among the seats in proportion to the squares of their centres. Shares are rounded up.',
  'solo-or-bust': 'Winning alone pays 100; losing to it nothing. Otherwise the end pays nothing.',
  carnage:
    'Winning alone pays as much as all places with all centres; losing to it nothing. Otherwise the end pays 1 per centre; by place 7000, 6000, 5000, 4000, 3000, 2000, 1000, by centres, then by the year of leaving, the later the better. Equal seats share the points of their places.',
  'carnage-dead-equal':
    'Winning alone pays as much as all places with all centres; losing to it nothing. Otherwise the end pays 1 per centre; by place 7000, 6000, 5000, 4000, 3000, 2000, 1000, by centres. Equal seats share the points of their places.',
  'carnage-2023':
    'Winning alone pays as much as all places with all centres; losing to it nothing. Otherwise the end pays 1 per centre; 300 to a lone top per centre of its lead; by place 7000, 6000, 5000, 4000, 3000, 2000, 1000, by centres, then by the year of leaving, the later the better. Equal seats share the points of their places.',
  'centre-count-carnage':
    'Winning alone pays as much as all places with all centres, less what the others get; losing to it 1000. Otherwise the end pays 500 per centre; by place 7007, 6006, 5005, 4004, 3003, 2002, 1001, by centres, then by the year of leaving, the later the better. Equal seats share the points of their places.',
  'c-diplo':
    'Winning alone pays as much as the first place would with all centres; losing to it nothing. Otherwise the end pays 1 for playing; 1 per centre; by place 38, 14, 7, by centres. Equal seats share the points of their places.',
  'c-diplo-edc':
    'Winning alone pays as much as the first place would with all centres; losing to it 1. Otherwise the end pays 1 for playing; 1 per centre; by place 38, 14, 7, by centres. Equal seats share the points of their places.',
  'c-diplo-100':
    'Winning alone pays 100; losing to it nothing. Otherwise the end pays 1 for playing; 1 per centre; by place 38, 14, 7, by centres. Equal seats share the points of their places.',
  'c-diplo-80':
    'Winning alone pays 80; losing to it nothing. Otherwise the end pays 1 per centre; by place 25, 14, 7, by centres. Equal seats share the points of their places.',
  'c-diplo-namur':
    'Winning alone pays 85; losing to it nothing. Otherwise the end pays 1 for playing; by number of centres from 0: 0, 5, 9, 12, 14, 16, 18, then 1 more for each; by place 38, 14, 7, by centres. Equal seats share the points of their places.',
  tribute:
    'Winning alone pays 100, all others nothing. Otherwise 1 per centre, 66 shared by all survivors; each other survivor pays those on top 1 for every centre they have over 6, at most the own share of the 66, shared equally on a shared top.',
  'half-tribute':
    'Winning alone pays 100, all others nothing. Otherwise 1 per centre, 66 shared by all survivors; each other survivor pays those on top 0.5 for every centre they have over 6, at most the own share of the 66, shared equally on a shared top.',
  'open-tribute':
    'Winning alone pays 340, all others nothing. Otherwise survivors get 34 and 3 per centre, less 1 for every centre that the top has more; those on top get all of that, and as many as the top has for each seat that is out, on a shared top divided by the square of their number, rounded down.',
  detour09:
    'Winning alone pays 110; losing to it the points for years. Otherwise the end pays 1 per centre; 2 for being in the game at the end; 1 to a lone top per centre of its lead; by place 4, 3, 2, 1, by centres, to seats in the game only. Equal seats get the points of the lowest of their places. Points are scaled so that the board has 100. Out of the game: 0.25 per year survived, at most 2.',
  dixie:
    'By place 270, 70, 50, 34, 20, 10, 0; those in a draw share the first places equally. Equal seats share the points of their places. 4 per centre.',
  manorcon:
    'Winning alone pays 75. Otherwise 100 are divided among the seats in proportion to centres² + 4 × centres + 16. Seats that are out are not paid for it, but count in the sum. Seats that are out, and losers to a solo, get 0.1 per year survived.',
  'manorcon-original':
    'Winning alone pays 100. Otherwise 100 are divided among the seats in proportion to centres² + 4 × centres + 16. Seats that are out are not paid for it, but count in the sum. Seats that are out, and losers to a solo, get 0.1 per year survived.',
  'manorcon-2':
    'Winning alone pays 100. Otherwise 100 are divided among the seats in proportion to centres² + 4 × centres + 16. Seats that are out are not paid for it and do not count. Seats that are out, and losers to a solo, get 0.1 per year survived.',
  bangkok:
    'Winning alone pays 41; losing to it 0.5 per centre. Otherwise the end pays 1 per centre; 3 for being in the game at the end; 12 divided by shares: 3, 2, 1 for the top, one below, and so on. Out of the game: 0.3 per year survived.',
  olympic:
    'Winning alone pays 46; losing to it nothing. Otherwise the end pays 1 per centre; 3 for being in the game at the end; 12 divided by shares: 4, 1.5, 0.5 for the top, one below, and so on. Out of the game: 0.3 per year survived.',
  'bangkok-pike':
    'Winning alone pays 60; losing to it the points for years. Otherwise the end pays 1 per centre; 3 for being in the game at the end; 6 alone on top, 4 on a shared top, 4, 2 for one below, two below; a lone top takes what nobody claims. Out of the game: 0.1 per year played.',
  'world-classic':
    'Winning alone pays 420; losing to it the points for years. Otherwise the end pays 10 per centre; 30 for being in the game at the end; 48 shared by those on top. Out of the game: 1 per year survived.',
  'summer-classic':
    'Winning alone pays 420; losing to it the points for years. Otherwise the end pays 10 per centre; 30 for being in the game at the end; 48 shared by those on top, if they are 2 at most. Out of the game: 1 per year survived.',
  'open-mind-the-gap':
    'Winning alone pays 100; losing to it nothing. Otherwise the end pays 1.5 per centre; 9 for being in the game at the end; by place 4.5, 3, 1.5, by centres. Equal seats share the points of their places. All pay a lone top the points that it leads by, at most 50 % of their own.',
  whipping:
    'Winning alone pays 468; losing to it the points for years. Otherwise the end pays 10 per centre; 60 shared by all in the game at the end; to a lone top 2 more for each of its centres. Out of the game: 1 per year played.',
  'southern-sun':
    'Winning alone pays 500; losing to it nothing. Otherwise the end pays 10 per centre; 30 for being in the game at the end; by place 130, 80, 50, 30, 20, 10, 10, by centres, to seats in the game only, rounded to whole points. Equal seats share the points of their places. Out of the game: 3 per year played.',
  'ranked-classic':
    'Winning alone pays 550; losing to it the points for years. Otherwise the end pays 10 per centre; 30 for being in the game at the end; by place 200, 90, 60, 40, 30, 20, 10, by centres, to seats in the game only. Two equal seats get 135, 70, 50, 35, 25, 15 by place; three or more get the points of the lowest of their places. Out of the game: 1 per year survived.',
  'ranked-classic-2':
    'Winning alone pays 550; losing to it the points for years. Otherwise the end pays 10 per centre; 30 for being in the game at the end; by place 200, 90, 60, 40, 30, 20, 10, by centres, to seats in the game only. Two equal seats get 135, 70, 50, 35, 25, 15 by place; three or more get what two get who share the second lowest of their places and the lowest. Out of the game: 1 per year survived.',
  haight:
    'Winning alone pays 451; losing to it the better of 5 per centre and the points for years. Otherwise the end pays 10 per centre; 5 to a lone top per centre of its lead; by place 66, 55, 44, 33, 22, 11, 0, by centres, then by the year of leaving, the later the better. Equal seats get the points of the lowest of their places. Out of the game: 1 per year played.',
  maxonian:
    'A win alone counts like any other end. The end pays by place 7, 6, 5, 4, 3, 2, 1, by centres, then by who was ahead most recently; 1 per centre over 13, after a win alone to the winner only. Equal seats share the points of their places.',
  '7eleven':
    'A win alone counts like any other end. The end pays by place 7, 6, 5, 4, 3, 2, 1, by centres, then by who was ahead most recently; 1 per centre over 11, after a win alone to the winner only. Equal seats share the points of their places.',
  'base-3':
    'Winning alone pays 46; losing to it nothing. Otherwise the end pays 1 per centre; 3 for being in the game at the end; 9 on top, divided by 3 for each further seat that shares the top.',
  mischief:
    'Winning alone pays as much as there are centres; losing to it nothing. Otherwise the end pays 1 per centre; on top alone, by two, and so on: 5, 1 each.',
  vulcan:
    'Winning alone pays 130; losing to it 5 if still in the game. Otherwise the end pays 1 per centre; 5 for being in the game at the end; 1 per centre ahead of every lower seat; 10 shared by those on top.',
  'duct-tape':
    'Winning alone pays 75; losing to it nothing. Otherwise the end pays 1 per centre; by place 40, 24, 15, 9, 6, 3, 3, by centres. Equal seats share the points of their places.',
  'duct-tape-elimination':
    'Winning alone pays 75; losing to it nothing. Otherwise the end pays 1 per centre; by place 40, 24, 15, 9, 6, 3, 3, by centres, then by the year of leaving, the later the better. Equal seats share the points of their places.',
  sydney:
    'If one wins alone, the winner’s points are multiplied by 1.5 and all others’ by 0.5. The end pays 25 per centre; by place 700, 600, 500, 400, 300, 200, 100, by centres, then by the year of leaving, the later the better. Equal seats share the points of their places. Out of the game: 1 per year played.',
  'your-draw-size-short':
    'Winning alone pays 300; losing to it nothing. Otherwise the end pays by number of centres from 0: 0, 21, 21, 21, 30, 30, 30, 30, 42, 42, 42, 70, 70, 70, 105, 105, 105, 105.',
  'your-draw-size':
    'Winning alone pays 320; losing to it nothing. Otherwise the end pays by number of centres from 0: 0, 21, 21, 21, 30, 30, 30, 30, 42, 42, 42, 70, 70, 70, 105, 105, 105, 105.',
  own: 'A win alone counts like any other end. The end pays nothing.',
  formula: 'Each seat gets what this formula comes to: solo ? (winner ? 100 : 0) : 100 * own * own / squares',
};

test.each(SCORING_IDS)('%s in words', (id) => {
  const system = SCORINGS[id];
  expect(system.explain(system.parameters.parse({})).map(inEnglish).join(' ')).toBe(WORDS[id]);
});
