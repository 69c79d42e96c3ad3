import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LAGOON } from '../../../../test/support/lagoon-variant';
import { pathCommands } from '../../../drawing/path';
import { CLASSIC } from '../../data/standard';
import { variantProblems } from '../problems';
import { VARIANT_FILE } from '../schema';
import { variantFromSvg } from './from-svg';

/** A coast of three lands above a sea, with an inland behind it and a rock in the sea. */
const SHORE = `<?xml version="1.0"?>
<!DOCTYPE svg [<!ENTITY own SYSTEM "file:///etc/passwd">]>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="10 0 200 200" onload="alert(1)">
  <title>Two shores</title>
  <style>path { fill: url(https://example.org/a) }</style>
  <script>alert(1)</script>
  <defs><path id="hidden" d="M0 0h9v9z"/></defs>
  <g inkscape:groupmode="layer" inkscape:label="Land" transform="translate(10 0)">
    <rect id="north_moor" x="0" y="0" width="200" height="50" onclick="alert(1)"/>
    <path id="path12" inkscape:label="Westfold" class="centre" d="M0 50h100v50H0z"/>
    <polygon points="100,50 200,50 200,100 100,100"><title>Eastfold &amp; more</title></polygon>
    <path id="path77" d="M1 1h2v2z"/>
  </g>
  <g id="sea" transform="translate(10,100) scale(2)">
    <path id="wide" d="M0 0h100v50h-100z"/>
  </g>
  <g id="Rock"><circle id="circle4" cx="100" cy="150" r="5"/><circle id="circle5" cx="120" cy="150" r="5"/></g>
  <image href="https://example.org/b.png" id="picture"/>
</svg>`;

const read = (text: string) => variantFromSvg(text, 'shore.svg');

test('named shapes become spaces, with what their marks and borders say', () => {
  const answer = read(SHORE);
  if (!answer.ok) throw new Error(answer.fault);
  const { variant, unnamed } = answer.value;
  expect(unnamed).toBe(1);
  expect(variant.title).toBe('Two shores');
  expect(variant.spaces).toEqual([
    {
      id: 'nor',
      name: 'North Moor',
      abbr: 'NOR',
      kind: 'inland',
      centre: false,
      army: ['eas', 'wes'],
      fleet: [],
    },
    {
      ...{ id: 'wes', name: 'Westfold', abbr: 'WES', kind: 'coastal', centre: true },
      ...{ army: ['eas', 'nor'], fleet: ['eas', 'wide'] },
    },
    {
      ...{ id: 'eas', name: 'Eastfold & more', abbr: 'EAS', kind: 'coastal', centre: false },
      ...{ army: ['nor', 'wes'], fleet: ['wes', 'wide'] },
    },
    { id: 'wide', name: 'Wide', abbr: 'WIDE', kind: 'water', centre: false, army: [], fleet: ['eas', 'wes'] },
    { id: 'rock', name: 'Rock', abbr: 'ROCK', kind: 'inland', centre: false, army: [], fleet: [] },
  ]);
  expect(variant.drawing?.viewBox).toEqual([0, 0, 1000, 1000]);
  expect(variant.drawing?.spaces[0]).toEqual({
    ...{ id: 'nor', path: 'M0 0H1000V250H0Z' },
    ...{ unit: expect.any(Array), label: expect.any(Array) },
  });
});

test('nothing but names and numbers is kept of a file', () => {
  const text = JSON.stringify(read(SHORE));
  for (const stranger of ['alert', 'http', 'passwd', 'url(', 'Picture', 'Hidden'])
    expect(text).not.toContain(stranger);
});

test('the outlines of the example, as an SVG, have its borders again', () => {
  const paths = LAGOON.drawing?.spaces.map(({ id, path }) => {
    const { kind, name } = LAGOON.spaces.find((space) => space.id === id) ?? { kind: '', name: '' };
    return `<path class="${kind}" aria-label="${name}" d="${path}"/>`;
  });
  const answer = read(`<svg viewBox="${LAGOON.drawing?.viewBox.join(' ')}">${paths?.join('')}</svg>`);
  if (!answer.ok) throw new Error(answer.fault);
  const { spaces } = answer.value.variant;
  const byName = (name: string) => spaces.find((space) => space.name === name);
  for (const { name, army } of LAGOON.spaces) {
    const drawn = byName(name)?.army.map((to) => spaces.find(({ id }) => id === to)?.name);
    expect(drawn?.sort(), name).toEqual(
      army.map((to) => LAGOON.spaces.find(({ id }) => id === to)?.name).sort(),
    );
  }
});

test('a file that is not a map of named shapes is refused', () => {
  const faults = [
    '',
    'text',
    '<svg></svg>',
    '<svg viewBox="0 0 10 10"><path id="one" d="M0 0h1v1z"/></svg>',
  ].map((text) => {
    const answer = read(text);
    return answer.ok ? null : answer.fault;
  });
  expect(faults).toEqual(['no-svg', 'no-svg', 'no-size', 'few-spaces']);
  expect(read(`<svg viewBox="0 0 9 9">${'<g>'.repeat(200)}`)).toEqual({ ok: false, fault: 'too-much' });
  const shapes = Array.from({ length: 201 }, (_, at) => `<path data-name="space ${at}" d="M0 0h1v1z"/>`);
  expect(read(`<svg viewBox="0 0 9 9">${shapes.join('')}</svg>`)).toEqual({
    ok: false,
    fault: 'many-spaces',
  });
});

test('whatever an SVG says, what is made of it has the form of a file and paths that pages draw', () => {
  const word = fc.oneof(
    fc.string(),
    fc.constantFrom('sea', 'Sea 1', 'Sea 2', '<b>', '&amp;', '\u{1F600}'.repeat(30)),
  );
  const number = fc.oneof(fc.integer({ min: -50, max: 500 }), fc.constantFrom('', '1e9', 'NaN', '-'));
  const data = fc
    .array(fc.tuple(fc.constantFrom(...'MLHVCSQTAZmlhvcsqtaz'), fc.array(number, { maxLength: 8 })))
    .map(
      (commands) => `M0 0${commands.map(([letter, numbers]) => `${letter}${numbers.join(' ')}`).join('')}`,
    );
  const escaped = (text: string) => text.replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const shape = fc
    .tuple(
      word,
      data,
      fc.constantFrom('', 'rotate(30)', 'matrix(1 2 3 4 5 6)', 'scale(0)', 'skewX(90', 'x(1)'),
    )
    .map(
      ([name, d, transform]) =>
        `<path aria-label="${escaped(name)}" d="${escaped(d)}" transform="${escaped(transform)}"/>`,
    );
  fc.assert(
    fc.property(fc.array(shape, { minLength: 2, maxLength: 8 }), (shapes) => {
      const answer = read(`<svg viewBox="0 0 500 400">${shapes.join('')}</svg>`);
      if (!answer.ok) {
        expect(answer.fault).toBe('few-spaces');
        return;
      }
      const { variant } = answer.value;
      expect(VARIANT_FILE.safeParse(variant).error).toBeUndefined();
      for (const { path } of variant.drawing?.spaces ?? []) expect(pathCommands(path)).toBeDefined();
      const codes = variantProblems(variant, CLASSIC).map(({ code }) => code);
      for (const never of ['unknown-place', 'one-way', 'bad-border', 'outside', 'markup'])
        expect(codes).not.toContain(never);
    }),
  );
});
