import { expect, test } from 'vitest';
import { POWERS } from '../types';
import { CENTRES, distance, LOCATIONS, PROVINCES } from './map';
import { provinceNamed } from './place-names';
import { POWER_NAMES } from './power-names';
import { powerName } from './powers';
import { STANDARD } from './standard';

test('no one-way borders, no province next to itself', () => {
  for (const province of PROVINCES) {
    expect(province.adj).not.toContain(province);
    for (const next of province.adj) expect(next.adj).toContain(province);
    for (const { province: next } of province.armyTo) expect(next.armyTo).toContain(province.location);
  }
  for (const place of LOCATIONS)
    for (const next of place.fleetTo) expect(next.fleetTo, `${place.id} and ${next.id}`).toContain(place);
});

test('1.1, 1.2, 1.4, 17 the map in numbers', () => {
  const kinds = (kind: string) => PROVINCES.filter((province) => province.kind === kind).length;
  expect([kinds('inland'), kinds('coastal'), kinds('water')]).toEqual([14, 42, 19]);
  expect(LOCATIONS.filter(({ isCoast }) => isCoast).map(({ id }) => id)).toEqual([
    'bul/ec',
    'bul/sc',
    'spa/nc',
    'spa/sc',
    'stp/nc',
    'stp/sc',
  ]);
  expect(CENTRES).toHaveLength(34);
  expect(CENTRES.filter(({ home }) => home === null)).toHaveLength(12);
  const pairs = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0) / 2;
  expect(pairs(PROVINCES.map(({ adj }) => adj.length))).toBe(206);
  expect(pairs(PROVINCES.map(({ armyTo }) => armyTo.length))).toBe(111);
  expect(pairs(LOCATIONS.map(({ fleetTo }) => fleetTo.length))).toBe(141);
  expect(Math.max(...PROVINCES.flatMap((one) => PROVINCES.map((other) => distance(one, other))))).toBe(8);
});

test('ids sort like the map, places like their ids', () => {
  const ids = LOCATIONS.map(({ id }) => id);
  expect(ids).toEqual([...ids].sort());
  expect(LOCATIONS.map(({ index }) => index)).toEqual(ids.map((_, at) => at));
});

test('every code, name and further name leads to its province; LIV leads nowhere', () => {
  for (const province of PROVINCES)
    for (const name of [province.id, province.name, province.abbr, ...province.also])
      expect(provinceNamed(STANDARD, name)).toBe(province);
  expect(provinceNamed(STANDARD, 'liv')).toBeUndefined();
});

test('the names of powers are those of the map file', () => {
  for (const power of POWERS) expect(POWER_NAMES[power]).toBe(powerName(power));
});
