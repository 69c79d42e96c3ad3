import { describe, expect, test } from 'vitest';
import { LAGOON, LAGOON_TEXT } from '../../../test/support/lagoon-variant';
import type { DrawnSpace } from '../../drawing/drawing';
import { CLASSIC } from '../data/standard';
import { variantProblems } from './problems';
import { LIMITS } from './schema';

const [FIRST] = LAGOON.spaces;
const [HERONS] = LAGOON.powers;
const DRAWING = LAGOON.drawing;

const shaped = (change: object) => ({
  drawing: {
    ...DRAWING,
    spaces: DRAWING?.spaces.map((shape, at): DrawnSpace => (at === 0 ? { ...shape, ...change } : shape)),
  },
});
const space = (change: object) => ({ spaces: [{ ...FIRST, ...change }, ...LAGOON.spaces.slice(1)] });
const power = (change: object) => ({ powers: [{ ...HERONS, ...change }, ...LAGOON.powers.slice(1)] });
const path = (text: string) => shaped({ path: text });
const decorated = (text: string) => ({
  drawing: { ...DRAWING, decorations: [{ path: text, role: 'line' }] },
});

const PATH = 'drawing.spaces.0.path';

/** Hostile changes to a valid file, each with the problem that refuses it. */
const HOSTILE: readonly (readonly [what: string, change: object, problem: string])[] = [
  ['a script in a path', path('M0 0"/><script>alert(1)</script>'), `form-invalid-format ${PATH}`],
  ['a handler in a path', path('M0 0" onload="alert(1)'), `form-invalid-format ${PATH}`],
  ['an entity in a path', path('M0 0L&#49; 2'), `form-invalid-format ${PATH}`],
  ['a reference in a path', path('url(#coast)'), `form-invalid-format ${PATH}`],
  ['a line break in a path', path('M0 0\nL1 1'), `form-invalid-format ${PATH}`],
  ['letters that are not path data', path('eeee'), `bad-path ${PATH}`],
  ['a number that is infinite', path('M1e999 0'), `bad-path ${PATH}`],
  ['a number far away', path('M0 0L100001 0'), `bad-path ${PATH}`],
  ['a path without end', path(`M0 0${'L1 1'.repeat(LIMITS.path)}`), `form-too-big ${PATH}`],
  [
    'a script in a decoration',
    decorated('javascript:alert(1)'),
    'form-invalid-format drawing.decorations.0.path',
  ],
  ['a decoration that is not path data', decorated('M0'), 'bad-path drawing.decorations.0.path'],
  [
    'markup beside paths',
    shaped({ svg: '<image href="https://example.org/x.png"/>' }),
    'form-unrecognized-keys drawing.spaces.0',
  ],
  [
    'a style beside paths',
    shaped({ style: 'fill:url(https://example.org/x)' }),
    'form-unrecognized-keys drawing.spaces.0',
  ],
  ['a script as a name', space({ name: '<script>alert(1)</script>' }), 'markup spaces.0.name'],
  ['a tag in another name', space({ also: ['Bay', '<b>'] }), 'markup spaces.0.also.1'],
  ['an entity as a title', { title: 'Lagoon &lt;b&gt;' }, 'markup title'],
  ['an entity by its number', { about: 'see &#x3c;here' }, 'markup about'],
  ['signs that turn text around', { title: 'Lagoon\u202egpj.exe' }, 'form-invalid-format title'],
  [
    'a colour with a style',
    power({ colour: '#112233;background:url(//example.org)' }),
    'form-invalid-format powers.0.colour',
  ],
  [
    'a colour that is a reference',
    power({ colour: 'url(#pattern-tower)' }),
    'form-invalid-format powers.0.colour',
  ],
  ['an id with markup', power({ id: 'herons"><b' }), 'form-invalid-format powers.0.id'],
  ['an id that every object has', power({ id: 'constructor' }), 'form-invalid-format powers.0.id'],
  [
    'a key that changes objects',
    JSON.parse('{"__proto__": {"convoys": false}}') as object,
    'form-unrecognized-keys ',
  ],
  [
    'a code that changes objects',
    { unclear: JSON.parse('{"__proto__": ["amb", "bir"]}') as object },
    'markup unclear.__proto__',
  ],
  ['a space next to itself', space({ army: [...(FIRST?.army ?? []), 'amb'] }), 'bad-border spaces.0.army.4'],
  ['a reference to another file', { map: '../../classic.json' }, 'form-invalid-value map'],
  [
    'a drawing as thin as a hair',
    { drawing: { ...DRAWING, viewBox: [0, 0, 900, 100_000] } },
    'proportions drawing.viewBox',
  ],
  [
    'a drawing of nothing',
    { drawing: { ...DRAWING, viewBox: [0, 0, 0, 0] } },
    'form-too-small drawing.viewBox.2',
  ],
  [
    'too many spaces',
    { spaces: Array.from({ length: LIMITS.spaces + 1 }, () => FIRST) },
    'form-too-big spaces',
  ],
  [
    'a file of the greatest paths',
    {
      drawing: {
        ...DRAWING,
        decorations: Array.from({ length: 100 }, () => ({ path: `M0 0${'L1 1'.repeat(990)}`, role: 'line' })),
      },
    },
    'too-large ',
  ],
];

describe('a hostile file is refused', () => {
  test.each(HOSTILE)('with %s', (_, change, expected) => {
    const written: unknown = Object.assign(JSON.parse(LAGOON_TEXT), change);
    const file = Object.hasOwn(change, '__proto__')
      ? (JSON.parse(LAGOON_TEXT.replace('{', '{"__proto__": {"convoys": false},')) as unknown)
      : written;
    const found = variantProblems(file, CLASSIC).map(({ code, path: at }) => `${code} ${at.join('.')}`);
    expect(found).toContain(expected);
  });

  test('but the file itself is not', () => expect(variantProblems(LAGOON, CLASSIC)).toEqual([]));
});
