import { expect, test } from 'vitest';
import { ny2047 } from '../../../engine/ny2047';
import { textRandom } from '../../../engine/random';
import { boardOf } from './boards';
import type { GameRecord, Gate, StepRecord } from './games.records';

const position = ny2047.setup(ny2047.options.parse({}), ny2047.seats.names.slice(0, 3), textRandom('boards'));

async function summary(
  year: number,
  scoring: GameRecord['scoring'],
  earlier?: { readonly [seat: string]: number }[],
) {
  const seats = position.seats.map((seat, at) => ({
    seat,
    player: { id: `p${at}`, name: `Player ${at}`, kind: 'human' as const },
  }));
  const game = { id: 'g', season: { id: 's', name: 's' }, scoring, options: {}, round: 1, board: 1, seats };
  const gate = { deadline: 0, owing: [] };
  const step = { step: 1, position: { ...position, year } };
  return boardOf(
    ny2047,
    game as unknown as GameRecord,
    gate as unknown as Gate,
    step as unknown as StepRecord,
    earlier,
  );
}

test('a scoring that reads past years keeps the figures of each year', async () => {
  const first = position.year;
  expect((await summary(first, 'maxonian')).history).toEqual([]);
  const second = await summary(first + 1, 'maxonian');
  expect(second.history).toHaveLength(1);
  const kept = [{ [position.seats[0] ?? '']: 9 }];
  expect((await summary(first + 1, 'maxonian', kept)).history).toEqual(kept);
  expect((await summary(first + 2, 'maxonian', kept)).history).toHaveLength(2);
});

test('of equals, the most recent leader stands first', async () => {
  const [one = '', two = ''] = position.seats;
  const points = async (ahead: string) => {
    const { seats } = await summary(position.year + 1, 'maxonian', [{ [ahead]: 5 }]);
    return seats.map(({ points: own }) => own);
  };
  const [first, second] = [await points(one), await points(two)];
  // All seats have one star in the first position.
  expect(first[0]).toBeGreaterThan(first[1] ?? 0);
  expect(second[1]).toBeGreaterThan(second[0] ?? 0);
});

test('other scorings keep nothing of the past', async () => {
  expect(await summary(position.year + 1, 'sum-of-squares')).not.toHaveProperty('history');
});
