import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashOf } from './canonical';
import { canonicalText } from './canonical-text';

test('any JSON value has the text that the reference implementation of RFC 8785 gives it', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary', maxDepth: 4 }), (value) => {
      expect(canonicalText(value)).toBe(canonicalize(value));
    }),
    { numRuns: 2000 },
  );
});

test.each<[string, unknown, string]>([
  [
    'names that look like numbers are sorted as text',
    { 10: 'a', 9: 'b', '\u20ac': 1, '\r': 2 },
    '{"\\r":2,"10":"a","9":"b","\u20ac":1}',
  ],
  ['numbers in their shortest form', [1e21, 1e30, 4.5, 2e-3, -0], '[1e+21,1e+30,4.5,0.002,0]'],
  ['undefined is left out of objects and null in lists', { a: undefined, b: [undefined] }, '{"b":[null]}'],
  ['an object with toJSON speaks for itself', { at: { toJSON: () => ['then'] } }, '{"at":["then"]}'],
  ['control characters are escaped', 'a"b\\\u0001\u007f', '"a\\"b\\\\\\u0001\u007f"'],
])('%s', (_shows, value, text) => {
  expect(canonicalText(value)).toBe(text);
  expect(canonicalize(value)).toBe(text);
});

test.each<[string, unknown]>([
  ['undefined', undefined],
  ['a function', () => 1],
  ['no number', { a: Number.NaN }],
  ['infinity', [Number.POSITIVE_INFINITY]],
  ['half a character', 'a\ud800'],
  ['half a character in a name', { '\udc00': 1 }],
])('%s has no text', (_shows, value) => {
  expect(() => canonicalText(value)).toThrow(TypeError);
});

test('hashes stay what they are', () => {
  expect(hashOf({ b: [1, 'two', null], a: { c: true } })).toBe(
    '7791d7954df4e6db52c9c3af15744c50f235bdea0eb370948cdf3bb83b7211cb',
  );
});
