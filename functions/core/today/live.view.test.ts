import { expect, test } from 'vitest';
import type { Live } from './live.schema';
import { featuredIn } from './live.view';

/** A board of a season, as far as it decides which one is shown moving. */
function boardOf(game: string, step: number, updatedAt: string, paused = false) {
  return { game, step, updatedAt, paused } as Live['seasons'][number]['boards'][number];
}

test.each([
  ['the one that moved last', 'ny2047', [boardOf('a', 2, '2026-03-01'), boardOf('b', 3, '2026-03-02')], 'b'],
  ['none that has closed less than two steps', 'ny2047', [boardOf('a', 1, '2026-03-01')], undefined],
  [
    'none that is paused',
    'ny2047',
    [boardOf('a', 2, '2026-03-01'), boardOf('b', 3, '2026-03-02', true)],
    'a',
  ],
  ['one of a game without a map only if there is no other', 'new-era', [boardOf('a', 2, '2026-03-03')], 'a'],
])('shown moving: %s', (_, system, boards, game) => {
  const season = { id: 'one', system, boards } as unknown as Live['seasons'][number];
  expect(featuredIn([season])?.game).toBe(game);
  const earlier = { id: 'two', system: 'classic', boards: [boardOf('c', 2, '2026-02-01')] } as typeof season;
  expect(featuredIn([season, earlier])?.game).toBe(system === 'new-era' || game === undefined ? 'c' : game);
});
