import { expect, test } from 'vitest';
import { play, positionOf } from '../../../test/support/nyc-risk-play';
import { progressOf } from './progress';

test.each([
  [1, 'attack', 0],
  [3, 'attack', 0],
  [4, 'attack', 1],
  [7, 'end', 2],
  [7, 'over', 3],
])('turn %i of three seats, in phase %s: %i rounds are over', (turn, phase, years) => {
  expect(progressOf(positionOf({ position: { turn, phase } }))).toEqual({ years, out: {} });
});

test('7.5 a seat that is beaten is out in the round of that turn, and stays so', () => {
  const { position } = play({
    board: { tottenville: '- 1', soho: 'ana 5', 'west-village': 'ben 1' },
    position: { turn: 4 },
    orders: { ana: [{ type: 'attack', from: 'soho', to: 'west-village' }] },
    dice: [6, 6, 6, 1],
  });
  expect(position.status.ben).toBe('eliminated');
  expect(progressOf(position).out).toEqual({ ben: 2 });
  expect(progressOf({ ...position, turn: 20 }).out).toEqual({ ben: 2 });
});

test('13.6 a seat that resigns is out in the round of that turn', () => {
  const { position } = play({
    position: { turn: 8, order: ['ana', 'ben', 'cho'] },
    orders: { cho: [{ type: 'resign' }], ana: [] },
  });
  expect(progressOf(position).out).toEqual({ cho: 3 });
});
