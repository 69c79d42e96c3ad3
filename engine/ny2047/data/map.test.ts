import { expect, test } from 'vitest';
import { FACTIONS, TURRETONS } from '../types';
import { adjacent, distance, neighbours, printedBase, SPACES, seatOf, spaceOf } from './map';
import data from './map.json';
import { placeNamed } from './place-names';
import { STANDARD } from './standard';

test('no dangling names, no one-way borders, no space next to itself', () => {
  for (const space of SPACES)
    for (const id of space.adj) {
      expect(spaceOf(id).adj, `${space.id} and ${id}`).toContain(space.id);
      expect(id).not.toBe(space.id);
    }
});

test('every name, abbreviation and id leads to its space', () => {
  for (const space of SPACES)
    for (const name of [space.name, space.abbr, space.id, space.name.toUpperCase()])
      expect(placeNamed(STANDARD, name)).toBe(space);
  expect(new Set(SPACES.map((space) => space.abbr)).size).toBe(SPACES.length);
});

test('1.2, 1.3, 19 the map in numbers', () => {
  const degrees = SPACES.map((space) => space.adj.length);
  const borders = degrees.reduce((sum, degree) => sum + degree, 0) / 2;
  expect(SPACES).toHaveLength(56);
  expect(SPACES.filter((space) => space.land)).toHaveLength(42);
  expect(SPACES.filter((space) => space.star)).toHaveLength(21);
  expect(borders).toBe(142);
  expect([Math.min(...degrees), Math.max(...degrees)]).toEqual([3, 9]);
  expect(Math.max(...SPACES.flatMap((one) => SPACES.map((other) => distance(one, other))))).toBe(7);
});

test('crossings join land that is adjacent', () => {
  expect(data.crossings).toHaveLength(18);
  for (const { between } of data.crossings) {
    const [one, other] = between.map(spaceOf);
    expect(one && other && one.land && other.land && adjacent(one, other)).toBe(true);
  }
});

/** Home base, its degree, spaces within 2 steps at distance 1 and 2, and at 3, neutral stars and Turretons within 2. */
const AROUND_BASES = [
  ['cloisters', [4, 6, 12], ['fort-lee', 'harlem'], ['moe']],
  ['astoria', [4, 10, 16], ['flushing', 'midtown'], ['curly']],
  ['belmont', [3, 8, 8], ['harlem', 'pelham-bay'], ['curly']],
  ['fresh-kills', [4, 6, 7], ['newark', 'st-george'], ['larry']],
  ['coney-island', [4, 8, 12], ['bay-ridge', 'canarsie'], ['larry']],
  ['howard-beach', [4, 8, 12], ['canarsie', 'flushing', 'jamaica'], []],
  ['jersey-city', [4, 8, 13], ['newark', 'wall-street'], ['moe']],
] as const;

test.each(AROUND_BASES)('19 around %s', (id, counts, stars, turretons) => {
  const base = spaceOf(id);
  const within = SPACES.filter((space) => distance(base, space) <= 2);
  expect([1, 2, 3].map((steps) => SPACES.filter((space) => distance(base, space) === steps).length)).toEqual(
    counts,
  );
  expect(
    within
      .filter((space) => space.star && space.land && !space.home)
      .map((space) => space.id)
      .sort(),
  ).toEqual(stars);
  expect(TURRETONS.filter((name) => within.includes(seatOf(name)))).toEqual(turretons);
});

test('19 no two home bases are closer than three steps; only Arthur Avenue has no water next to it', () => {
  const bases = FACTIONS.map(printedBase);
  for (const one of bases)
    for (const other of bases) if (one !== other) expect(distance(one, other)).toBeGreaterThanOrEqual(3);
  expect(
    bases.filter((base) => neighbours(base).every((space) => space.land)).map((base) => base.id),
  ).toEqual(['belmont']);
});
