import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SpaceDefinition } from '../variant/definition';
import { atlasOf } from './atlas';
import { seaOf, type Waters } from './sea';
import { CLASSIC, STANDARD } from './standard';

const { provinces } = STANDARD;
const WATER = provinces.filter(({ kind }) => kind === 'water');
const COASTAL = provinces.filter(({ kind }) => kind === 'coastal');

const [BREST, SYRIA] = ['bre', 'syr'].map(STANDARD.provinceOf);
if (BREST === undefined || SYRIA === undefined) throw new Error('no such provinces');
const BREST_TO_SYRIA = [BREST, SYRIA] as const;

/** One water more than there are, so many times that no number holds them: none of them has a fleet. */
const LARGE = seaOf(provinces, [...WATER, ...provinces.filter(({ kind }) => kind === 'inland')]);

test('a sea with more waters than a number has bits answers as one with fewer', () => {
  expect(typeof STANDARD.sea.none).toBe('number');
  expect(typeof LARGE.none).toBe('bigint');
  fc.assert(
    fc.property(
      fc.subarray([...WATER]),
      fc.constantFrom(...WATER),
      fc.constantFrom(...COASTAL),
      fc.constantFrom(...COASTAL),
      (some, fleet, from, to) => {
        const answers = [STANDARD.sea, LARGE].map((sea) => {
          const fleets = some.reduce<Waters>((set, water) => sea.with(set, water), sea.none);
          return [
            sea.isJoined(fleets, from, to),
            sea.isJoined(sea.without(fleets, fleet), from, to),
            sea.isNeeded(fleet, fleets, from, to),
          ];
        });
        expect(answers[1]).toEqual(answers[0]);
      },
    ),
    { numRuns: 500 },
  );
});

const code = (at: number) => `w${String.fromCharCode(97 + Math.floor(at / 26), 97 + (at % 26))}`;
const shore = (id: string, fleet: string[]): SpaceDefinition => ({
  ...{ id, name: id, abbr: id.toUpperCase(), kind: 'coastal', centre: true, army: [], fleet },
});
const water = (id: string, fleet: string[]): SpaceDefinition => ({
  ...shore(id, fleet),
  ...{ kind: 'water', centre: false },
});

/** A map of two shores and the waters between them, with a fleet on each water. */
function crossing(spaces: readonly SpaceDefinition[]) {
  const atlas = atlasOf({ ...CLASSIC, spaces: [...spaces], powers: [] });
  const { sea } = atlas;
  const waters = spaces.filter(({ kind }) => kind === 'water');
  const all = waters.reduce<Waters>((set, { id }) => sea.with(set, atlas.provinceOf(id)), sea.none);
  const [from, to] = ['aaa', 'zzz'].map(atlas.provinceOf);
  if (from === undefined || to === undefined) throw new Error('no shores');
  return { sea, all, from, to, at: atlas.provinceOf };
}

test('an army crosses forty waters', () => {
  const waters = Array.from({ length: 40 }, (_, at) =>
    water(code(at), [at === 0 ? 'aaa' : code(at - 1), at === 39 ? 'zzz' : code(at + 1)]),
  );
  const { sea, all, from, to, at } = crossing([shore('aaa', [code(0)]), ...waters, shore('zzz', [code(39)])]);
  expect(sea.isJoined(all, from, to)).toBe(true);
  expect(sea.isNeeded(at(code(20)), all, from, to)).toBe(true);
  expect(sea.isJoined(sea.without(all, at(code(35))), from, to)).toBe(false);
});

/** Waters in rows of three, each next to the whole row before and after it: 3 to the power of the rows chains. */
function rows(count: number) {
  const row = (at: number) => [0, 1, 2].map((one) => code(at * 3 + one));
  const waters = Array.from({ length: count }, (_, at) =>
    row(at).map((id) =>
      water(id, [...(at === 0 ? ['aaa'] : row(at - 1)), ...(at === count - 1 ? ['zzz'] : row(at + 1))]),
    ),
  ).flat();
  return { waters, first: row(0), last: row(count - 1) };
}

test.each([
  ['a number', 9],
  ['a bigint', 18],
])('a map with more chains than can be tried is answered, in sets as %s', (_, count) => {
  const { waters, first, last } = rows(count);
  const [island, creek] = [water('wzy', ['wzx']), water('wzx', ['wzy'])];
  const { sea, all, from, to, at } = crossing([
    ...[shore('aaa', first), ...waters, island, creek, shore('zzz', last)],
  ]);
  for (const id of first) expect(sea.isNeeded(at(id), all, from, to)).toBe(true);
  expect(sea.isNeeded(at('wzy'), all, from, to)).toBe(false);
});

test('on Classic’s own map every question is answered by trying all chains', () => {
  // A fleet that no chain needs: if the search had been broken off, it would count as needed.
  const all = WATER.reduce<Waters>((set, one) => STANDARD.sea.with(set, one), STANDARD.sea.none);
  const needed = WATER.map((fleet) => STANDARD.sea.isNeeded(fleet, all, ...BREST_TO_SYRIA));
  expect(needed).toContain(false);
  expect(needed).toContain(true);
});
