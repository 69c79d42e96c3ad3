import { expect, test } from 'vitest';
import { readLine } from '../../../test/support/standard-classic';
import { LOCATIONS } from '../data/map';

const retreating = { phase: 'retreats' } as const;
const ordering = { phase: 'orders' } as const;

test('the letter of an order after a place is never read as the end of the place’s name', () => {
  expect(LOCATIONS.length).toBeGreaterThan(70);
  for (const { id } of LOCATIONS) {
    const unit = expect.objectContaining({ unit: id.slice(0, 3) });
    for (const line of [`a ${id} r bel`, `A ${id.toUpperCase()} R BEL`, `a ${id} d`])
      expect(readLine(retreating, line), line).toEqual(unit);
    for (const line of [`a ${id} h`, `f ${id} s a par`, `f ${id} c lon - bel`, `a ${id} m bel`])
      expect(readLine(ordering, line), line).toEqual(unit);
  }
});

test('a name of several words is read to its end', () => {
  expect(readLine(ordering, 'F North Sea - Norwegian Sea')).toMatchObject({ unit: 'nth', to: 'nwg' });
  expect(readLine(ordering, 'A Ruhr - Bel')).toMatchObject({ unit: 'ruh', to: 'bel' });
});
