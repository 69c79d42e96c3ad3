import { expect, test } from 'vitest';
import { play, positionOf } from '../../test/support/ny2047-table';
import { describe } from './describe';

function told(units: string, orders: string): readonly string[] {
  const position = positionOf(units);
  return describe(position, play(position, orders)).map(({ text }) => text);
}

test('7.3 a contest that is won names its power and its support', () => {
  expect(
    told('tower: WAH, MOT; papst: CPK', 'tower: A WAH - HAR | A MOT S A WAH - HAR; papst: A CPK - HAR')[0],
  ).toBe("Tower's unit in Washington Heights entered Harlem, 2 : 1, with the support of Mott Haven (7.3).");
});

test('8.1, 8.2, 8.3 battles', () => {
  const [won] = told('tower: CPK, VIL; papst: MID', 'tower: A CPK - MID | A VIL S A CPK - MID');
  expect(won).toBe('Tower beat the Papst for Midtown, 2 : 1, with the support of Greenwich Village (8.1).');
  const [drawn] = told('tower: CPK; papst: MID', 'tower: A CPK - MID');
  expect(drawn).toBe('Tower drew with the Papst for Midtown, 1 : 1 (8.2).');
});

test('a refused order is told with its rule', () => {
  expect(told('tower: CLO', 'tower: A CLO - MID')[0]).toBe('An order of Tower was refused (4.5).');
});
