import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { asGodip, asJdip } from '../../../test/support/foreign-variants';
import { LAGOON } from '../../../test/support/lagoon-variant';
import { inEnglish } from '../../../test/support/translated';
import { CLASSIC } from '../data/standard';
import type { Variant } from '../variant/definition';
import { variantText } from '../variant/edits/variant-text';
import { variantProblems } from '../variant/problems';
import { VARIANT_FILE } from '../variant/schema';
import { candidatesIn } from './candidates';
import type { Converted } from './converted';
import type { SourceFile } from './foreign';
import { unpacked } from './unpack';

function jdipFiles(variant: Variant): readonly SourceFile[] {
  const { variants, adjacency } = asJdip(variant);
  return [
    { name: 'variants.xml', text: variants },
    { name: 'map_adjacency.xml', text: adjacency },
  ];
}

function godipFiles(variant: Variant): readonly SourceFile[] {
  return [{ name: 'variant.json', text: JSON.stringify(asGodip(variant)) }];
}

/** The only variant in some files; what it is made of is checked against the form of variants. */
function onlyOne(files: readonly SourceFile[]): Converted {
  const found = candidatesIn(files);
  if (!found.ok) throw new Error(inEnglish(found.fault));
  expect(found.value).toHaveLength(1);
  const answer = found.value[0]?.convert();
  if (answer?.ok !== true) throw new Error(answer === undefined ? 'none' : inEnglish(answer.fault));
  expect(VARIANT_FILE.safeParse(answer.value.variant).error).toBeUndefined();
  return answer.value;
}

function refusal(files: readonly SourceFile[]): string {
  const found = candidatesIn(files);
  if (!found.ok) return inEnglish(found.fault);
  const answer = found.value[0]?.convert();
  return answer?.ok === false ? inEnglish(answer.fault) : 'converted';
}

/** The facts of a variant that rules read, in an order of their own. */
function factsOf({ spaces, powers, firstYear, centresToWin, builds }: Variant) {
  const inOrder = (ids: readonly string[]) => [...ids].sort();
  return {
    ...{ firstYear, centresToWin, builds },
    spaces: Object.fromEntries(
      spaces.map(({ id, name, abbr, kind, centre, army, fleet, coasts = [] }) => [
        id,
        {
          ...{ name, abbr, kind, centre, army: inOrder(army), fleet: inOrder(fleet) },
          coasts: Object.fromEntries(coasts.map((coast) => [coast.id, inOrder(coast.fleet)])),
        },
      ]),
    ),
    powers: Object.fromEntries(
      powers.map(({ name, homes, units }) => [
        name,
        { homes: inOrder(homes), units: inOrder(units.map(({ kind, at }) => `${kind} ${at}`)) },
      ]),
    ),
  };
}

describe.each([
  ['godip', godipFiles],
  ['jDip', jdipFiles],
] as const)('a variant of %s', (_, filesOf) => {
  test.each([
    ['Classic', CLASSIC],
    ['a small map', LAGOON],
  ] as const)('%s has the borders, coasts, centres and starts that it has here', (__, variant) => {
    const { variant: read, left } = onlyOne(filesOf(variant));
    expect(factsOf(read)).toEqual(factsOf(variant));
    expect(variantProblems(read, CLASSIC)).toEqual([]);
    for (const text of left.map((one) => inEnglish(one)))
      expect(text).not.toMatch(/^(?:Borders|Units|Centres|Codes|Names|Left out|Coasts|A setting)/);
  });

  test('is the same whenever it is converted', () => {
    const [one, other] = [onlyOne(filesOf(LAGOON)), onlyOne(filesOf(LAGOON))];
    expect(variantText(one.variant)).toBe(variantText(other.variant));
  });

  test('keeps the powers of Classic as pages know them', () => {
    const { powers } = onlyOne(filesOf(CLASSIC)).variant;
    expect(powers.map(({ id, seatColour }) => [id, seatColour])).toEqual(
      CLASSIC.powers.map(({ id, seatColour }) => [id, seatColour]),
    );
  });
});

describe('what cannot be taken is named', () => {
  const jdip = jdipFiles(LAGOON);
  const leftOf = (change: (text: string) => string, files = jdip) =>
    onlyOne(files.map(({ name, text }) => ({ name, text: change(text) }))).left.map((one) => inEnglish(one));

  test.each<readonly [string, string | RegExp, string, string]>([
    ['a border one way', 'refs="ced', 'refs="', 'Borders that lead one way lead both ways here: ced – dun.'],
    [
      'a goal that is not there',
      'refs="bir',
      'refs="nix bir',
      'Borders with a place that the file does not have: amb – nix',
    ],
    ['a third kind of unit', 'unit="fleet"', 'unit="wing"', 'Units that cannot begin here: herons wing hea.'],
    [
      'a power that nobody plays',
      '<POWER name="Herons"',
      '<POWER name="Idle" active="false" adjective="Idle"/><POWER name="Herons"',
      'Powers that nobody plays are left out, with their units: Idle.',
    ],
    [
      'a setting of rules',
      'value="VALUE_BUILDS_HOME_ONLY"/>',
      'value="VALUE_BUILDS_HOME_ONLY"/><RULEOPTION name="OPTION_WINGS" value="VALUE_WINGS_ENABLED"/>',
      'A setting of rules is not applied: OPTION_WINGS = VALUE_WINGS_ENABLED.',
    ],
    ['the length of a game', '', '', 'The end after 35 years: a season sets when its games end.'],
    ['another beginning', 'turn="Spring', 'turn="Fall', 'The game begins in another turn there: Fall, 1201'],
    ['a year before our era', /, 1201/, ', -350', 'Years begin with 1 here, so the first one is not -350.'],
    [
      'a coast whose fleets carry armies',
      'shortname="ske"',
      'isConvoyableCoast="true" shortname="ske"',
      'Fleets on these coasts carry armies there; here only fleets at sea do: ske.',
    ],
    [
      'a land that nobody can enter',
      '</PROVINCES>',
      '<PROVINCE shortname="alp" fullname="Alps"><ADJACENCY type="mv" refs="alp"/></PROVINCE></PROVINCES>',
      'Left out, because no border leads there: alp.',
    ],
    [
      'a centre that belongs to another',
      'homepower="herons"',
      'homepower="otters"',
      'Centres that are the home of one power and belong to another',
    ],
  ])('%s', (__, from, to, says) => {
    expect(leftOf((text) => text.replace(from, to)).join('\n')).toContain(says);
  });

  test('rules that godip has in words, and what its files do not say', () => {
    const file = asGodip(LAGOON);
    const { left, variant } = onlyOne([
      { name: 'a.json', text: JSON.stringify({ ...file, Rules: 'Ice melts in Fall.' }) },
    ]);
    expect(variant.centresToWin).toBe(9);
    expect(left.map((one) => inEnglish(one))).toEqual(
      expect.arrayContaining([
        expect.stringContaining('does not say how many centres win'),
        expect.stringContaining('does not say where powers build'),
        'Rules that are told in words are not applied: Ice melts in Fall.',
        'The file has no adjectives, so names stand in their place: Herons, Otters, Lynxes.',
      ]),
    );
  });

  test.each<readonly [seasons: readonly string[] | null, start: string, string, readonly string[]]>([
    [null, 'Spring', 'spring fall', []],
    [['Spring', 'Fall'], 'Spring', 'spring fall', []],
    [['spring', 'Summer', 'Autumn'], 'Spring', 'spring summer fall', []],
    [['Summer'], 'Summer', 'summer', []],
    [['Spring', 'Summer', 'Fall'], 'Fall', 'spring summer fall', ['another turn there: Fall 1201']],
    [['Fall', 'Spring'], 'Fall', 'spring fall', ['other turns there: Fall, Spring', 'turn there: Fall 1201']],
    [['Spring', 'Rain'], 'Spring', 'spring', ['A year has other turns there: Spring, Rain.']],
    [['Year'], 'Year', 'spring fall', ['other turns there: Year', 'another turn there: Year 1201']],
  ])('the seasons of godip’s %j, beginning in %s', (seasons, season, expected, says) => {
    const file = asGodip(LAGOON);
    const text = JSON.stringify({ ...file, Seasons: seasons, Start: { ...file.Start, Season: season } });
    const { left, variant } = onlyOne([{ name: 'a.json', text }]);
    expect((variant.seasons ?? ['spring', 'fall']).join(' ')).toBe(expected);
    expect('seasons' in variant).toBe(expected !== 'spring fall');
    const texts = left.map((one) => inEnglish(one)).filter((one) => one.includes('turn'));
    expect(texts).toEqual(says.map((part) => expect.stringContaining(part)));
  });

  test('codes and names that would be mistaken for others', () => {
    const named = jdip.map(({ name, text }) => ({
      name,
      text: text
        .replaceAll('"ske"', '"x1"')
        .replaceAll('fullname="Rough Sea"', 'fullname="Pale Sea"')
        .replace(/( |")ske( |")/g, '$1x1$2'),
    }));
    const { variant, left } = onlyOne(named);
    expect(variantProblems(variant, CLASSIC)).toEqual([]);
    const texts = left.map((one) => inEnglish(one));
    expect(texts).toContain('Codes that cannot be used here are others: x1 → ske.');
    expect(texts).toContain('Names that two spaces share are others: Pale Sea → Pale Sea (ROU).');
  });
});

describe('a drawing', () => {
  const shapes = LAGOON.spaces.map(
    ({ id }, at) =>
      `<g id="_${id.toUpperCase()}"><path d="M${(at % 5) * 100} ${Math.floor(at / 5) * 100}h90v90h-90z"/></g>`,
  );
  const svg = (all: readonly string[]) => ({
    name: 'map.svg',
    text: `<!DOCTYPE svg [ <!ENTITY % ext "| more"> ]><svg viewBox="0 0 500 400">${all.join('')}</svg>`,
  });

  test('is taken from an SVG with an outline for each space', () => {
    const { variant, left } = onlyOne([...jdipFiles(LAGOON), svg(shapes)]);
    expect(variant.drawing?.viewBox).toEqual([0, 0, 1000, 800]);
    expect(variantProblems(variant, CLASSIC)).toEqual([]);
    expect(left.map((one) => inEnglish(one)).join()).not.toContain('SVG');
  });

  test('is made of discs and hexagons without one, or where it lacks a space', () => {
    const { variant, left } = onlyOne([...jdipFiles(LAGOON), svg(shapes.slice(1))]);
    expect(left.map((one) => inEnglish(one)).join()).toContain(
      'no outline with the code of these spaces: amb.',
    );
    const { drawing = { spaces: [] } } = variant;
    for (const [at, one] of drawing.spaces.entries())
      for (const other of drawing.spaces.slice(0, at)) {
        const [x, y] = [one.unit[0] - other.unit[0], one.unit[1] - other.unit[1]];
        expect(Math.hypot(x, y), `${one.id} and ${other.id}`).toBeGreaterThan(50);
      }
  });
});

describe('a file that is refused', () => {
  const [variants, adjacency] = jdipFiles(LAGOON);
  const both = (change: (text: string) => string) =>
    [variants, adjacency].flatMap((file) => (file ? [{ ...file, text: change(file.text) }] : []));
  const bomb = `<!DOCTYPE a [ <!ENTITY a "aaaa"> <!ENTITY b "&a;&a;&a;"> ]><VARIANTS>&b;</VARIANTS>`;

  test.each<readonly [string, readonly SourceFile[], string]>([
    ['entities', [{ name: 'a.xml', text: bomb }], 'a.xml declares entities. Such a file is not read.'],
    ['many elements', [{ name: 'a.xml', text: `<a>${'<b/>'.repeat(60_000)}</a>` }], 'too many elements'],
    ['depth', [{ name: 'a.xml', text: '<a>'.repeat(100) }], 'a.xml has too many elements'],
    ['size', [{ name: 'a.xml', text: `<a>${' '.repeat(5_000_001)}</a>` }], 'a.xml is too large.'],
    ['a list without its map', variants ? [variants] : [], 'The map of this variant is missing'],
    ['a map without its list', adjacency ? [adjacency] : [], 'This is only the map of a variant of jDip'],
    ['something else', [{ name: 'a.json', text: '{"Graph":{}}' }], 'There is no variant in this'],
    ['text', [{ name: 'a.txt', text: 'text' }], 'There is no variant in this'],
    [
      'many powers',
      both((text) =>
        text.replace(
          '<POWER',
          `${Array.from({ length: 20 }, (_, at) => `<POWER name="P${at}" adjective="P"/>`).join('')}<POWER`,
        ),
      ),
      'This variant has 23 powers; there can be at most',
    ],
    ['one power', both((text) => text.replace(/<POWER name="[HO].*?>/g, '')), 'fewer than two powers'],
    [
      'many spaces',
      both((text) =>
        text.replace('</PROVINCES>', `${'<PROVINCE shortname="q" fullname="Q"/>'.repeat(200)}</PROVINCES>`),
      ),
      'This variant has 220 spaces',
    ],
  ])('for %s', (_, files, says) => {
    expect(refusal(files)).toContain(says);
  });

  test('or has names of an object’s own is read like any other', () => {
    const odd = both((text) => text.replaceAll('"ske"', '"constructor"').replaceAll('Skerry', '__proto__'));
    expect(onlyOne(odd).variant.spaces).toHaveLength(LAGOON.spaces.length);
  });
});

describe('an archive', () => {
  const files = Object.fromEntries(jdipFiles(LAGOON).map(({ name, text }) => [`own/${name}`, strToU8(text)]));
  const opened = (bytes: Uint8Array) => unpacked([{ name: 'own.zip', bytes }]);

  test('is unpacked, without what is no text of a variant', () => {
    const answer = opened(zipSync({ ...files, 'own/thumb.png': strToU8('x'), 'a.class': strToU8('x') }));
    expect(answer.ok && answer.value.map(({ name }) => name)).toEqual(Object.keys(files));
    expect(factsOf(onlyOne(answer.ok ? answer.value : []).variant)).toEqual(factsOf(LAGOON));
  });

  test('is refused where it is broken, has many files or a very large one', () => {
    const zeros = new Uint8Array(6_000_000);
    const many = Object.fromEntries(Array.from({ length: 61 }, (_, at) => [`${at}.xml`, strToU8('<a/>')]));
    const faults = [zipSync({ 'a.xml': zeros }), zipSync(many), zipSync(files).slice(0, 90)].map((bytes) => {
      const answer = opened(bytes);
      return answer.ok ? null : inEnglish(answer.fault);
    });
    expect(faults).toEqual(['own.zip is too large.', 'own.zip is too large.', 'own.zip cannot be unpacked.']);
  });
});

test('several variants in one file are offered by their titles', () => {
  const list = {
    Name: 'variants',
    Properties: [CLASSIC, LAGOON].map((one) => ({ Properties: asGodip(one) })),
  };
  const found = candidatesIn([{ name: 'a.json', text: JSON.stringify(list) }]);
  expect(found.ok && found.value.map(({ title }) => title)).toEqual([CLASSIC.title, LAGOON.title]);
});
