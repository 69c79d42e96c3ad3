import { expect, test } from 'vitest';
import { GAME_SYSTEM_IDS } from '../../engine/games';
import { gameSystem } from '../../engine/systems';
import { isNightly } from '../support/nightly';
import { simulatePractice } from '../support/practice-simulation';

const GAMES = isNightly ? 100 : 4;

test.each(GAME_SYSTEM_IDS)('every practice game of %s ends', (id) => {
  const result = simulatePractice(gameSystem(id), 'gentle', 'ends', GAMES);
  expect(result.ended).toBe(GAMES);
});

test('most practice games of New York 2047 have a winner before the last year', () => {
  const games = isNightly ? 200 : 40;
  const { won } = simulatePractice(gameSystem('ny2047'), 'gentle', 'turreton', games);
  expect(won / games).toBeGreaterThanOrEqual(0.6);
});
