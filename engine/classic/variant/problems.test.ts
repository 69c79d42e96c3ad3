import {
  type Color,
  differenceEuclidean,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parse,
} from 'culori';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TINY } from '../../../test/support/tiny-variant';
import { inEnglish } from '../../../test/support/translated';
import { CLASSIC } from '../data/standard';
import { type Sight, seenDifference } from './colours';
import type { PowerDefinition, SpaceDefinition, Variant } from './definition';
import { variantProblems } from './problems';
import { SHIPPED } from './shipped';

const spaceWith = (id: string, change: Partial<SpaceDefinition>): Partial<Variant> => ({
  spaces: TINY.spaces.map((space) => (space.id === id ? { ...space, ...change } : space)),
});
const powerWith = (id: string, change: Partial<PowerDefinition>): Partial<Variant> => ({
  powers: TINY.powers.map((power) => (power.id === id ? { ...power, ...change } : power)),
});
const shape = (id: string, at = 0) =>
  ({ id, path: 'M0 0H9V9Z', unit: [5, 5], label: [0.7 + 0.7 * at, 6] }) as const;
const drawn = (ids: readonly string[]): Partial<Variant> => ({
  drawing: { viewBox: [0, 0, 10, 10], spaces: ids.map(shape) },
});
const IDS = TINY.spaces.map(({ id }) => id);
const drawnWith = (label: (id: string, at: number) => readonly [number, number]): Partial<Variant> => ({
  drawing: {
    viewBox: [0, 0, 10, 10],
    spaces: IDS.map((id, at) => ({ ...shape(id, at), label: label(id, at) })),
  },
});

/** Changes to a sound variant, and the problems that they make. */
const BAD: readonly (readonly [what: string, change: object, problems: readonly string[]])[] = [
  ['an unknown field', { weather: true }, ['form-unrecognized-keys ']],
  ['a name too long', spaceWith('hil', { name: 'H'.repeat(41) }), ['form-too-big spaces.2.name']],
  [
    'a name in no language',
    spaceWith('hil', { names: { German: 'Hügel' } }),
    ['form-invalid-key spaces.2.names.German'],
  ],
  [
    'a name in a language that another space has',
    spaceWith('hil', { names: { de: 'Norden', es: TINY.spaces[0]?.name ?? '' } }),
    ['twice spaces.2.names.es'],
  ],
  ['another form', { schema: 2 }, ['form-invalid-value schema']],
  ['a power alone', { powers: TINY.powers.slice(0, 1) }, ['form-too-small powers']],
  [
    'a border to nowhere',
    spaceWith('hil', { army: ['eas', 'nor', 'wes', 'sky'] }),
    ['unknown-place spaces.2.army.3'],
  ],
  [
    'a home that is nowhere',
    powerWith('norders', { homes: ['nor', 'sky'] }),
    ['unknown-place powers.0.homes.1'],
  ],
  [
    'a unit that is nowhere',
    powerWith('norders', { units: [{ kind: 'army', at: 'nor/nc' }] }),
    ['unknown-place powers.0.units.0', 'bad-place powers.0.units.0'],
  ],
  ['an unclear code of nowhere', { unclear: { sea: ['far', 'sky'] } }, ['unknown-place unclear.sea.1']],
  ['a one-way border', spaceWith('hil', { army: ['eas', 'nor'] }), ['one-way spaces.7.army.0']],
  [
    'an army that walks on water',
    spaceWith('hil', { army: ['eas', 'nor', 'wes', 'mid'] }),
    ['bad-border spaces.2.army.3'],
  ],
  [
    'a fleet inland',
    powerWith('norders', { units: [{ kind: 'fleet', at: 'hil' }] }),
    ['bad-place powers.0.units.0', 'stuck-unit powers.0.units.0'],
  ],
  [
    'a fleet without a coast',
    powerWith('westers', { units: [{ kind: 'fleet', at: 'wes' }] }),
    ['bad-place powers.2.units.0', 'stuck-unit powers.2.units.0'],
  ],
  [
    'a border to a province with coasts',
    spaceWith('nor', { fleet: ['far', 'wes'] }),
    ['bad-border spaces.5.fleet.1', 'one-way spaces.7.coasts.0.fleet.1'],
  ],
  [
    'one coast alone',
    spaceWith('wes', { coasts: [{ id: 'wes/sc', name: 'South', fleet: ['mid', 'por'] }] }),
    ['unknown-place spaces.1.fleet.3', 'unknown-place spaces.5.fleet.1', 'bad-coasts spaces.7.coasts'],
  ],
  [
    'two units in a space',
    powerWith('easters', { units: [{ kind: 'army', at: 'nor' }] }),
    ['shared-place powers.1.units.0'],
  ],
  ['a code twice', spaceWith('hil', { abbr: 'NOR' }), ['twice spaces.5.id']],
  ['a name twice but for its number', { ...TINY, ...sea2() }, ['twice spaces.4.name']],
  ['a power twice', powerWith('easters', { name: 'Norders' }), ['twice powers.1.name']],
  ['a power without a home', powerWith('norders', { homes: [] }), ['no-home powers.0.homes']],
  ['a power without units', powerWith('norders', { units: [] }), ['no-units powers.0.units']],
  ['a home of two', powerWith('norders', { homes: ['eas'] }), ['shared-home powers.1.homes.0']],
  ['a home that is no centre', spaceWith('nor', { centre: false }), ['no-centre powers.0.homes.0']],
  ['too many centres to win', { centresToWin: 7 }, ['centres-to-win centresToWin']],
  ['a win before the first turn', { centresToWin: 1 }, ['centres-to-win centresToWin']],
  [
    'chaos with units and neutral centres',
    { builds: 'chaos' },
    [0, 1, 2].map((at) => `early-units powers.${at}.units`).concat('neutral-centre powers'),
  ],
  [
    'an army on an island without convoys',
    { ...powerWith('norders', { units: [{ kind: 'army', at: 'ice' }] }), convoys: false },
    ['stuck-unit powers.0.units.0'],
  ],
  ['a centre that nobody reaches', alone(), ['lonely-centre spaces.8']],
  [
    'a coast that no fleet reaches',
    {
      spaces: TINY.spaces.map((space) => ({
        ...space,
        fleet: space.fleet.filter((to) => to !== 'wes/nc'),
        ...(space.coasts && {
          coasts: space.coasts.map((coast) => (coast.id === 'wes/nc' ? { ...coast, fleet: [] } : coast)),
        }),
      })),
      powers: TINY.powers.map((power) =>
        power.id === 'westers' ? { ...power, homes: ['por'], units: [{ kind: 'fleet', at: 'por' }] } : power,
      ),
    },
    ['lonely-coast spaces.7.coasts.0'],
  ],
  [
    'a colour of seats twice',
    powerWith('easters', { seatColour: 'blue' }),
    ['same-seat-colour powers.1.seatColour'],
  ],
  ['colours too alike', powerWith('easters', { colour: '#1144ab' }), ['close-colours powers.1.colour']],
  ['a space without a shape', drawn(IDS.slice(1)), ['no-shape spaces.0']],
  ['a shape without a space', drawn([...IDS, 'sky']), ['no-space drawing.spaces.8']],
  ['a shape twice', drawn([...IDS, 'eas']), ['twice drawing.spaces.8']],
  [
    'a unit outside the drawing',
    {
      drawing: {
        viewBox: [0, 0, 10, 10],
        spaces: IDS.map((id, at) => ({ ...shape(id, at), unit: id === 'eas' ? [11, 5] : [5, 5] })),
      },
    },
    ['outside drawing.spaces.0'],
  ],
  [
    'a code cut off by the edge',
    drawnWith((id, at) => (id === 'eas' ? [0.01, 6] : [0.7 + 0.7 * at, 6])),
    ['cut-off drawing.spaces.0.label'],
  ],
  [
    'two codes on each other',
    drawnWith((_, at) => (at === 1 ? [0.75, 6.1] : [0.7 + 0.7 * at, 6])),
    ['no-room drawing.spaces.1.label'],
  ],
  ['a code below another', drawnWith((_, at) => (at === 1 ? [0.7, 6.2] : [0.7 + 0.7 * at, 6])), []],
  [
    'a drawing that is no path',
    { drawing: { viewBox: [0, 0, 10, 10], spaces: [{ ...shape('eas'), path: '"><script>' }] } },
    ['form-invalid-format drawing.spaces.0.path'],
  ],
];

/** Two seas whose names differ by a number alone. */
function sea2(): Partial<Variant> {
  const names: Readonly<Record<string, string>> = { far: 'Sea 1', mid: 'Sea 2' };
  return { spaces: TINY.spaces.map((space) => ({ ...space, name: names[space.id] ?? space.name })) };
}

/** One more centre, in the middle of nothing. */
function alone(): Partial<Variant> {
  const moon: SpaceDefinition = {
    ...{ id: 'zen', name: 'Zenith', abbr: 'ZEN', kind: 'inland', centre: true, army: [], fleet: [] },
  };
  return { spaces: [...TINY.spaces, moon] };
}

describe('a variant', () => {
  test.each(BAD)('with %s', (_, change, expected) => {
    const found = variantProblems({ ...TINY, ...change }, CLASSIC);
    expect(found.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual(expected);
    for (const { message } of found) expect(inEnglish(message)).toMatch(/\S.*\.$/);
  });

  test.each([
    ['Classic', CLASSIC] as const,
    ['a tiny one', TINY] as const,
    ...SHIPPED.map((one) => [one.id, one] as const),
  ])('without problems: %s', (_, variant) => expect(variantProblems(variant, CLASSIC)).toEqual([]));

  test('whatever is written, its problems are found without throwing', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...Object.keys(TINY)), (value, key) => {
        expect(variantProblems(value, CLASSIC).length).toBeGreaterThan(0);
        variantProblems({ ...TINY, [key]: value }, CLASSIC);
      }),
      { numRuns: 200 },
    );
  });
});

test('differences of colours are those of a library for them, whatever eye sees them', () => {
  const seen: Readonly<Record<Sight, (colour: Color) => Color>> = {
    usual: (colour) => colour,
    protanopia: filterDeficiencyProt(1) as (colour: Color) => Color,
    deuteranopia: filterDeficiencyDeuter(1) as (colour: Color) => Color,
    tritanopia: filterDeficiencyTrit(1) as (colour: Color) => Color,
  };
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((one) => `#${one.toString(16).padStart(6, '0')}`);
  const distance = differenceEuclidean('oklab');
  fc.assert(
    fc.property(colour, colour, fc.constantFrom(...(Object.keys(seen) as Sight[])), (one, other, sight) => {
      const [first, second] = [one, other].map((hex) => seen[sight](parse(hex) as Color));
      expect(seenDifference(one, other, sight)).toBeCloseTo(distance(first as Color, second as Color), 5);
    }),
    { numRuns: 300 },
  );
});
