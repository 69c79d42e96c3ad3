import { textRandom } from '../../random';
import type { ScoredBoard } from './board';
import { CLASSIC, type SampleRules, sampleBoard } from './sample-boards';
import { boardOf } from './written-board';

/** Boards of the classic game that show what random ones rarely do. */
const SHOWING: readonly ScoredBoard[] = [
  boardOf('15 8 10 1 0@2 0@4 0@5', 'timed, year 8'),
  boardOf('17 3 4 4 3 1 2', 'draw abcdefg, year 11'),
  boardOf('17 17 0@2 0@4 0@5 0@6 0@7', 'draw ab, year 8'),
  boardOf('17 2 3 4 4 4 0@2', 'draw abcdef, year 7'),
];

const SAMPLED = 60;

/**
 * The boards on which properties and formulas are tested, the same ones every time. They show what a system lacks on
 * boards of the classic game.
 * @param seats how many seats the boards have; with any number other than seven, all are random
 */
export function triedBoards(seats: number = CLASSIC.seats): readonly ScoredBoard[] {
  const rules: SampleRules = { ...CLASSIC, seats };
  const random = textRandom('counter-examples');
  const sampled = Array.from({ length: SAMPLED }, () => sampleBoard(random, rules));
  return seats === CLASSIC.seats ? [...SHOWING, ...sampled] : sampled;
}
