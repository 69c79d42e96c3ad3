import { expect, test } from 'vitest';
import { meetingRounds, roundRobinInstead } from './round-robin';

test.each([
  [2, 2, 1],
  [6, 2, 5],
  [7, 2, 7],
  [16, 4, 5],
])('%i players on boards of %i can all meet in %i rounds', (players, boardSize, rounds) => {
  expect(meetingRounds(players, boardSize)).toBe(rounds);
});

test.each([
  ['as many rounds as a round robin', 5, 6, 2, 5],
  ['one less', 4, 6, 2, undefined],
  ['an odd number takes one more', 6, 7, 2, undefined],
  ['and no more than that', 7, 7, 2, 7],
  ['boards of four', 5, 16, 4, 5],
  ['nobody knows how many players', 5, null, 2, undefined],
  ['no number of rounds yet', null, 6, 2, undefined],
  ['a single board', 3, 4, 4, undefined],
] as const)('a round robin is offered instead of a Swiss: %s', (_, rounds, players, boardSize, expected) => {
  expect(roundRobinInstead({ rounds, players, boardSize })).toBe(expected);
});
