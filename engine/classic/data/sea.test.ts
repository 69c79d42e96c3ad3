import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SpaceDefinition } from '../variant/definition';
import { atlasOf } from './atlas';
import { seaOf, type Waters } from './sea';
import { CLASSIC, STANDARD } from './standard';

const { provinces } = STANDARD;
const WATER = provinces.filter(({ kind }) => kind === 'water');
const COASTAL = provinces.filter(({ kind }) => kind === 'coastal');

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

test('an army crosses forty waters', () => {
  const code = (at: number) => `w${String.fromCharCode(97 + Math.floor(at / 26), 97 + (at % 26))}`;
  const shore = (id: string, fleet: string): SpaceDefinition => ({
    ...{ id, name: id, abbr: id.toUpperCase(), kind: 'coastal', centre: true, army: [], fleet: [fleet] },
  });
  const waters = Array.from({ length: 40 }, (_, at): SpaceDefinition => {
    const fleet = [at === 0 ? 'aaa' : code(at - 1), at === 39 ? 'zzz' : code(at + 1)];
    return { ...shore(code(at), ''), kind: 'water', centre: false, fleet };
  });
  const atlas = atlasOf({
    ...CLASSIC,
    spaces: [shore('aaa', code(0)), ...waters, shore('zzz', code(39))],
    powers: [],
  });
  const sea = atlas.sea;
  const [from, to] = ['aaa', 'zzz'].map(atlas.provinceOf);
  const all = waters.reduce<Waters>((set, { id }) => sea.with(set, atlas.provinceOf(id)), sea.none);
  if (from === undefined || to === undefined) throw new Error('no shores');
  expect(sea.isJoined(all, from, to)).toBe(true);
  expect(sea.isNeeded(atlas.provinceOf(code(20)), all, from, to)).toBe(true);
  expect(sea.isJoined(sea.without(all, atlas.provinceOf(code(35))), from, to)).toBe(false);
});
