import { expect, test } from 'vitest';
import { nineMensMorris } from '../../../engine/nine-mens-morris';
import { changesBetween } from './steps';

test('a story names spaces properly, and counts no unit that a space already stands for', () => {
  const start = { turn: 1, men: {}, hand: { ana: 9, ben: 9 }, active: 'ana' };
  const between = (before: object, after: object) =>
    changesBetween(
      nineMensMorris,
      { ...start, men: before },
      { ...start, men: after },
      (name) => `space ${name}`,
    );
  expect(between({}, { a1: 'ana' })).toEqual([
    { seat: 'ana', gained: ['space a1'], lost: [], units: 0, points: 0, isOut: false },
  ]);
  expect(between({ a1: 'ana', d5: 'ben' }, { a4: 'ana' })).toEqual([
    { seat: 'ben', gained: [], lost: ['space d5'], units: 0, points: 0, isOut: false },
    { seat: 'ana', gained: ['space a4'], lost: ['space a1'], units: 0, points: 0, isOut: false },
  ]);
});
