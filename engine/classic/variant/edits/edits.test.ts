import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LAGOON, LAGOON_TEXT } from '../../../../test/support/lagoon-variant';
import { TINY } from '../../../../test/support/tiny-variant';
import { SEAT_COLOURS } from '../../../game-identity';
import { pageProblems } from '../../../page-problems';
import { CLASSIC } from '../../data/standard';
import { MOVING_SEASONS } from '../../types';
import { BUILDS, COASTS, SPACE_KINDS, type Variant } from '../definition';
import { variantProblems } from '../problems';
import { VARIANT_FILE } from '../schema';
import { advance, historyOf, redo, undo } from './history';
import { addPower, removePower, setFacts, setPower, setUnit, unitIn } from './powers';
import {
  BORDERS,
  nameSpace,
  nameSpaceIn,
  removeSpace,
  renameSpace,
  setAnchor,
  setBorder,
  setCentre,
  setCoasts,
  setKind,
  setOwner,
} from './spaces';
import { variantText } from './variant-text';

type Edit = (variant: Variant) => Variant;

/** One of the spaces that a variant has by then, whatever was removed and renamed before. */
const spaceAt = ({ spaces }: Variant, at: number) => spaces[at % spaces.length]?.id ?? '';
const powerAt = ({ powers }: Variant, at: number) => at % powers.length;
/** Where fleets can be in a space: its coasts, or itself. */
const berthAt = (variant: Variant, at: number) => {
  const { id, coasts } = variant.spaces[at % variant.spaces.length] ?? { id: '' };
  return coasts?.length ? (coasts[at % coasts.length]?.id ?? id) : id;
};

const number = fc.nat({ max: 1000 });
const name = fc.stringMatching(/^[A-Z][a-zäöü]{2,12}( [A-Z][a-z]{2,8})?$/);
const point = fc.tuple(fc.integer({ min: 60, max: 900 }), fc.integer({ min: 10, max: 800 }));

const EDIT: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(number, fc.stringMatching(/^[a-z]{2,8}$/)).map(
    ([at, to]): Edit =>
      (variant) =>
        renameSpace(variant, spaceAt(variant, at), to),
  ),
  fc.tuple(number, name, fc.array(name, { maxLength: 3 })).map(
    ([at, one, typed]): Edit =>
      (variant) =>
        nameSpace(variant, spaceAt(variant, at), { name: one, typed }),
  ),
  fc.tuple(number, fc.constantFrom('de', 'es', 'pt-BR'), fc.oneof(name, fc.constant(''))).map(
    ([at, language, one]): Edit =>
      (variant) =>
        nameSpaceIn(variant, spaceAt(variant, at), language, one),
  ),
  fc.tuple(number, fc.constantFrom(...SPACE_KINDS)).map(
    ([at, kind]): Edit =>
      (variant) =>
        setKind(variant, spaceAt(variant, at), kind),
  ),
  fc.tuple(number, fc.subarray([...COASTS])).map(
    ([at, coasts]): Edit =>
      (variant) =>
        setCoasts(variant, spaceAt(variant, at), coasts),
  ),
  fc.tuple(fc.constantFrom(...BORDERS), number, number, fc.boolean()).map(
    ([kind, one, other, isOpen]): Edit =>
      (variant) => {
        const place = kind === 'army' ? spaceAt : berthAt;
        return setBorder(variant, kind, [place(variant, one), place(variant, other)], isOpen);
      },
  ),
  fc.tuple(number, fc.boolean()).map(
    ([at, centre]): Edit =>
      (variant) =>
        setCentre(variant, spaceAt(variant, at), centre),
  ),
  fc.tuple(number, fc.option(number)).map(
    ([at, owner]): Edit =>
      (variant) =>
        setOwner(variant, spaceAt(variant, at), owner === null ? null : powerAt(variant, owner)),
  ),
  fc.tuple(number, number, fc.constantFrom('army', 'fleet', null)).map(
    ([at, power, kind]): Edit =>
      (variant) =>
        setUnit(
          variant,
          kind === 'fleet' ? berthAt(variant, at) : spaceAt(variant, at),
          kind === null ? null : { kind, power: powerAt(variant, power) },
        ),
  ),
  fc.tuple(number, fc.constantFrom('unit', 'label', 'centre'), fc.option(point)).map(
    ([at, anchor, to]): Edit =>
      (variant) =>
        setAnchor(variant, spaceAt(variant, at), anchor, to),
  ),
  fc.tuple(number, point).map(
    ([at, to]): Edit =>
      (variant) => {
        const berth = berthAt(variant, at);
        return berth.includes('/') ? setAnchor(variant, spaceAt(variant, at), berth, to) : variant;
      },
  ),
  number.map(
    (at): Edit =>
      (variant) =>
        removeSpace(variant, spaceAt(variant, at)),
  ),
  fc.tuple(number, name, fc.constantFrom(...SEAT_COLOURS)).map(
    ([at, one, seatColour]): Edit =>
      (variant) =>
        setPower(variant, powerAt(variant, at), { name: one, seatColour }),
  ),
  name.map(
    (one): Edit =>
      (variant) =>
        addPower(variant, { name: one, adjective: one }),
  ),
  number.map(
    (at): Edit =>
      (variant) =>
        removePower(variant, powerAt(variant, at)),
  ),
  fc
    .record({
      title: name,
      about: fc.option(name, { nil: '' }),
      builds: fc.constantFrom(...BUILDS),
      convoys: fc.boolean(),
      firstYear: fc.integer({ min: 1, max: 9000 }),
      seasons: fc.subarray([...MOVING_SEASONS], { minLength: 1 }),
      yearsApart: fc.integer({ min: 1, max: 100 }),
    })
    .map(
      (facts): Edit =>
        (variant) =>
          setFacts(variant, facts),
    ),
);

const VARIANT = fc.constantFrom<Variant>(LAGOON, TINY, CLASSIC);

/** What no edit may bring about: a mention of something that is not there, or half of a border. */
const NEVER: ReadonlySet<string> = new Set([
  ...['unknown-place', 'one-way', 'no-shape', 'no-space', 'bad-path', 'shared-home', 'no-centre'],
]);

function codes(variant: Variant): readonly string[] {
  return variantProblems(variant, CLASSIC).map(({ code }) => code);
}

describe('edits of a variant', () => {
  test('each leaves a file of the right form, in which nothing leads nowhere', () => {
    fc.assert(
      fc.property(VARIANT, fc.array(EDIT, { minLength: 1, maxLength: 12 }), (start, edits) => {
        let variant = start;
        for (const edit of edits) {
          variant = edit(variant);
          expect(VARIANT_FILE.safeParse(JSON.parse(variantText(variant)))).toMatchObject({ success: true });
          expect(codes(variant).filter((code) => NEVER.has(code))).toEqual([]);
        }
      }),
    );
  });

  test('undoing all of them gives back the file byte for byte, and doing them again what they had made', () => {
    fc.assert(
      fc.property(VARIANT, fc.array(EDIT, { minLength: 1, maxLength: 8 }), (start, edits) => {
        const before = variantText(start);
        let history = historyOf(start);
        for (const edit of edits) history = advance(history, edit(history.now));
        const after = variantText(history.now);
        for (const _ of edits) history = undo(history);
        expect(variantText(history.now)).toBe(before);
        for (const _ of edits) history = redo(history);
        expect(variantText(history.now)).toBe(after);
      }),
    );
  });

  test('another id of a space is its id everywhere, and the old one again gives the old file', () => {
    fc.assert(
      fc.property(VARIANT, number, (variant, at) => {
        const id = spaceAt(variant, at);
        const renamed = renameSpace(variant, id, 'zzzz');
        expect(JSON.stringify(renamed)).not.toMatch(new RegExp(`"${id}(/[a-z]{2})?"`));
        expect(variantText(renameSpace(renamed, 'zzzz', id))).toBe(variantText(variant));
      }),
    );
  });

  test('the example is printed as it stands in its file', () => {
    expect(JSON.parse(variantText(LAGOON))).toEqual(LAGOON);
    expect(variantText(LAGOON).split('\n')).toHaveLength(LAGOON_TEXT.split('\n').length);
  });
});

describe('one edit', () => {
  test('a border opens and closes on both sides', () => {
    const closed = setBorder(LAGOON, 'army', ['amb', 'bir'], false);
    const army = (variant: Variant, id: string) => variant.spaces.find((space) => space.id === id)?.army;
    expect([army(closed, 'amb'), army(closed, 'bir')]).toEqual([
      ['fer', 'gra', 'hea'],
      ['ced', 'hea', 'iro'],
    ]);
    expect(setBorder(closed, 'army', ['bir', 'amb'], true)).toEqual(LAGOON);
  });

  test('inland spaces lose the borders of fleets, waters those of armies', () => {
    const inland = setKind(TINY, 'wes', 'inland');
    expect(inland.spaces.find(({ id }) => id === 'wes')).toMatchObject({
      fleet: [],
      army: ['hil', 'nor', 'por'],
    });
    expect(JSON.stringify(inland)).not.toContain('wes/');
    const water = setKind(LAGOON, 'amb', 'water');
    expect(water.spaces.filter(({ army }) => army.includes('amb'))).toEqual([]);
  });

  test('the borders and the fleet of a space go to its first coast, and come back', () => {
    const berthed = setCoasts(LAGOON, 'kel', ['nc', 'sc']);
    const kelp = berthed.spaces.find(({ id }) => id === 'kel');
    expect(kelp?.fleet).toEqual([]);
    expect(kelp?.coasts).toEqual([
      { id: 'kel/nc', name: 'Kelp Shore (north coast)', fleet: ['jun', 'lar', 'pal', 'qui'] },
      { id: 'kel/sc', name: 'Kelp Shore (south coast)', fleet: [] },
    ]);
    expect(unitIn(berthed, 'kel')).toMatchObject({ kind: 'fleet', at: 'kel/nc' });
    expect(setCoasts(berthed, 'kel', [])).toEqual(LAGOON);
  });

  test('an owner makes a centre, and a space that is not a centre has no owner', () => {
    const owned = setOwner(LAGOON, 'lag', 1);
    expect(owned.powers[1]?.homes).toEqual(['dun', 'jun', 'kel', 'lag']);
    expect(owned.spaces.find(({ id }) => id === 'lag')?.centre).toBe(true);
    expect(setCentre(owned, 'lag', false)).toEqual(LAGOON);
  });

  test('a power of another name or colour has the id by which pages know it', () => {
    const renamed = setPower(LAGOON, 0, { name: 'Two Sicilies', seatColour: 'teal' });
    expect(renamed.powers[0]).toMatchObject({ id: 'two-sicilies-teal', colour: '#165d54' });
    for (const name of ['Two Sicilies', 'A B', 'Österreich', 'Côte d’Or'])
      expect(
        pageProblems({ system: 'classic', options: { variant: setPower(LAGOON, 0, { name }) } }),
        name,
      ).toEqual([]);
    expect(setPower(CLASSIC, 0, { adjective: 'Habsburg' }).powers[0]?.id).toBe('austria');
  });

  test('one unit begins in a space', () => {
    const replaced = setUnit(LAGOON, 'gra', { power: 1, kind: 'fleet' });
    expect(unitIn(replaced, 'gra')).toMatchObject({ power: 1, kind: 'fleet' });
    expect(replaced.powers[0]?.units).toHaveLength(2);
    expect(unitIn(setUnit(replaced, 'gra', null), 'gra')).toBeNull();
  });

  test('a map keeps two spaces and two powers, and no more powers than colours', () => {
    let variant: Variant = LAGOON;
    for (const { id } of LAGOON.spaces) variant = removeSpace(variant, id);
    expect(variant.spaces).toHaveLength(2);
    for (const _ of LAGOON.powers) variant = removePower(variant, 0);
    expect(variant.powers).toHaveLength(2);
    for (let index = 0; index < 20; index += 1)
      variant = addPower(variant, { name: `Power${'abcdefghijklmnopqrst'[index]}`, adjective: 'Powerful' });
    expect(variant.powers).toHaveLength(SEAT_COLOURS.length);
  });
});
