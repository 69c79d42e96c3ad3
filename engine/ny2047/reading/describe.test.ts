import { expect, test } from 'vitest';
import { play, positionOf } from '../../../test/support/ny2047-table';
import { inEnglish } from '../../../test/support/translated';
import { describe } from './describe';

function sentencesOf(units: string, orders: string): readonly string[] {
  const position = positionOf(units);
  return describe(position, play(position, orders)).map(
    ({ says, rules }) => `${inEnglish(says)} ${rules.join(', ')}`,
  );
}

test('7.3 a contest: who was stronger, then how each order fared', () => {
  expect(
    sentencesOf(
      'tower: WAH, MOT; papst: CPK',
      'tower: A WAH - HAR | A MOT S A WAH - HAR; papst: A CPK - HAR',
    ),
  ).toEqual([
    'Tower went for Harlem with more power than the Papst, 2 to 1. 7.3',
    'Tower took control of Harlem. 10.1',
    'Washington Heights entered Harlem. 7.5',
    'Central Park did not get into Harlem. 7.3',
    'Mott Haven supported the move from Washington Heights to Harlem. 6.1',
  ]);
});

test('7.4 equal powers keep each other out', () => {
  expect(sentencesOf('tower: WAH; papst: CPK', 'tower: A WAH - HAR; papst: A CPK - HAR').slice(0, 2)).toEqual(
    [
      'Tower and the Papst went for Harlem with equal power and kept each other out. 7.4',
      'Washington Heights did not get into Harlem. 7.4',
    ],
  );
});

test('8.1, 8.2, 8.3 battles', () => {
  const won = sentencesOf('tower: CPK, VIL; papst: MID', 'tower: A CPK - MID | A VIL S A CPK - MID');
  expect(won[0]).toBe('Tower beat the Papst for Midtown, 2 to 1. 8.1');
  expect(won.at(-1)).toBe('The Papst’s unit in Midtown was lost. 8.1');
  const drawn = sentencesOf('tower: CPK; papst: MID', 'tower: A CPK - MID');
  expect(drawn[0]).toBe('Tower drew with the Papst for Midtown, 1 to 1. 8.2');
  const lost = sentencesOf('tower: CPK; papst: MID, VIL', 'tower: A CPK - MID; papst: A VIL S A MID');
  expect(lost).toContain('Tower lost against the Papst for Midtown, 1 to 2. 8.3');
  expect(lost).toContain('Central Park was lost in the attack on Midtown. 8.3');
});

test('8.4 head-to-head, and alike units share a sentence', () => {
  const met = sentencesOf('tower: CPK; papst: MID', 'tower: A CPK - MID; papst: A MID - CPK');
  expect(met[0]).toMatch(/^The Papst drew with Tower for Central Park, 1 to 1\. 8\.4$/);
  const stack = sentencesOf('tower: UHR, UHR; papst: LHR, LHR', 'tower: A UHR - LHR | A UHR - LHR');
  expect(stack).toContain(
    'Two units in Upper Hudson River were lost in the attack on Lower Hudson River. 8.3',
  );
});

test('a quiet move and a refused order are reported with their rule', () => {
  expect(sentencesOf('tower: CLO', 'tower: A CLO - WAH')).toEqual([
    'Tower took control of Washington Heights. 10.1',
    'Tower’s unit in the Cloisters entered Washington Heights. 7.5',
  ]);
  expect(sentencesOf('tower: CLO', 'tower: A CLO - MID')[0]).toBe('An order of Tower was refused. 4.5');
});
