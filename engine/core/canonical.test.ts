import canonicalize from 'canonicalize';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { GAME_SYSTEM_IDS } from '../games';
import { textRandom } from '../random';
import { gameSystem } from '../systems';
import { canonicalJson } from './canonical';
import { sha256Hex, sha256HexInScript } from './sha256';

/** The library used until hashes had to be faster; every stored hash depends on its exact bytes. */
const before = (value: unknown) => canonicalize(value);

test('any JSON value has the text that it had before', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      expect(canonicalJson(value)).toBe(before(value));
    }),
    { numRuns: 2000 },
  );
});

test('any text and any number have the text that they had before', () => {
  const text = fc.string({ unit: 'binary' });
  const one = fc.oneof(text, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.maxSafeInteger());
  fc.assert(
    fc.property(fc.dictionary(text, one), (value) => {
      expect(canonicalJson(value)).toBe(before(value));
    }),
    { numRuns: 2000 },
  );
});

test('absent fields, empty entries and values with a text of their own have the text that they had before', () => {
  const value = {
    b: undefined,
    a: [undefined, null],
    at: { toJSON: () => '1970' },
    '': {},
    list: [],
    zero: -0,
  };
  expect(canonicalJson(value)).toBe(before(value));
});

test('a text has the same hash on a server and in a browser', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      expect(sha256Hex(text)).toBe(sha256HexInScript(text));
    }),
  );
  expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test.each(GAME_SYSTEM_IDS)('every position and result of %s has the text that it had before', (id) => {
  const system = gameSystem(id);
  const options = system.options.parse({});
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const random = textRandom(`${id} ${seed}`);
      let position = system.setup(options, system.seats.names.slice(0, system.seats.usual), random);
      for (let step = 0; step < 12; step += 1) {
        const pending = system.pending(position);
        if (pending === null) return;
        const given: Record<string, readonly unknown[]> = {};
        for (const { seat } of pending.seats)
          given[seat] = system.bots.random.orders(
            system.view(position, { kind: 'seat', seat }),
            seat,
            random,
          );
        const result = system.adjudicate(position, given, options, random);
        const link = { previous: '', step, given, result };
        expect(canonicalJson(link)).toBe(before(link));
        position = result.position;
      }
    }),
    { numRuns: 25 },
  );
});

test.each([
  ['undefined', undefined],
  ['a function', { of: () => 1 }],
  ['not a number', [Number.NaN]],
  ['an infinity', { a: Number.POSITIVE_INFINITY }],
  ['half a character', 'a\ud800'],
  ['a key of half a character', { '\udc00': 1 }],
  ['a number beyond JSON', 1n],
])('%s has no text', (_, value) => {
  expect(() => canonicalJson(value)).toThrow(TypeError);
});
