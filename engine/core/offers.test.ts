import { describe, expect, test } from 'vitest';
import type { Offer, OpenPart } from '../game/offer';
import { hasChoice, offerOf, partOf, placesLeft, valueAt, withValue } from './offers';

const attack = (from: string, to: string): Offer<object> => ({
  order: { type: 'attack', from, to },
  open: [{ field: 'rolls', kind: 'number', min: 1, max: 9 }],
});
const plain: Offer<object> = { order: { type: 'cooperate', card: 'mill' } };
const paired: Offer<object> = {
  order: { type: 'cooperate', card: 'mill', second: 'well' },
  open: [{ field: 'second', kind: 'choice', from: ['well', 'farm'] }],
};
const standing: Offer<object> = {
  order: { type: 'standing', defend: { default: 2, at: { harlem: 1 } } },
  open: [{ field: 'defend.default', kind: 'choice', from: [1, 2] }],
};
const trade: Offer<object> = { order: { type: 'trade', cards: ['a', 'b', 'c'] } };

describe('the offer that an order was made from', () => {
  const offers = [attack('inwood', 'harlem'), attack('harlem', 'inwood'), plain, paired, standing, trade];
  const cases: readonly (readonly [shows: string, order: object, offer: Offer<object> | undefined])[] = [
    ['fixes its places', { type: 'attack', from: 'harlem', to: 'inwood' }, offers[1]],
    [
      'leaves its open part to the player',
      { type: 'attack', from: 'harlem', to: 'inwood', rolls: 3 },
      offers[1],
    ],
    ['accounts for most of the order', { type: 'cooperate', card: 'mill', second: 'farm' }, paired],
    ['asks for no part that the order lacks', { type: 'cooperate', card: 'mill' }, plain],
    [
      'fixes what stands beside a nested open part',
      { type: 'standing', defend: { default: 1, at: { harlem: 1 } } },
      standing,
    ],
    [
      'is another one if a fixed part differs',
      { type: 'standing', defend: { default: 1, at: {} } },
      undefined,
    ],
    ['holds a set of cards in any order', { type: 'trade', cards: ['c', 'a', 'b'] }, trade],
    ['does not exist for an order nobody offered', { type: 'pass' }, undefined],
  ];
  test.each(cases)('%s', (_shows, order, offer) => expect(offerOf(offers, order)).toBe(offer));
});

describe('a field of an order', () => {
  const order = { type: 'standing', defend: { default: 2 }, areas: [{ to: 'a' }, { to: 'b' }] };
  test('is read by its path', () => expect(valueAt(order, 'defend.default')).toBe(2));
  test('says nothing where the path ends early', () => expect(valueAt(order, 'type.of.it')).toBeUndefined());
  test('is changed in a copy', () => {
    expect(withValue(order, 'areas.1.to', 'c').areas).toEqual([{ to: 'a' }, { to: 'c' }]);
    expect(order.areas[1]).toEqual({ to: 'b' });
  });
  test('is left out by undefined', () =>
    expect(withValue(order, 'defend.default', undefined).defend).toEqual({}));
});

test('a part is found by its field and kind', () => {
  expect(partOf(attack('a', 'b'), 'rolls', 'number')?.max).toBe(9);
  expect(partOf(attack('a', 'b'), 'rolls', 'list')).toBeUndefined();
  expect(partOf(undefined, 'rolls', 'number')).toBeUndefined();
});

const parts: readonly (readonly [part: OpenPart, open: boolean])[] = [
  [{ field: 'n', kind: 'number', min: 1, max: 1 }, false],
  [{ field: 'n', kind: 'number', min: 1, max: 2 }, true],
  [{ field: 'c', kind: 'choice', from: ['only'] }, false],
  [{ field: 'c', kind: 'choice', from: ['one', 'other'] }, true],
  [{ field: 'l', kind: 'list', from: ['a', 'b'], min: 2, max: 2, repeats: false }, false],
  [{ field: 'l', kind: 'list', from: ['a', 'b'], min: 1, max: 2, repeats: false }, true],
];
test.each(parts)('%o leaves a choice: %s', (part, open) => expect(hasChoice(part)).toBe(open));

test('a list offers each entry once, within its limits', () => {
  const list = { from: ['a', 'a', 'b', 'c'], limits: [{ places: [2, 3], most: 1 }] };
  expect(placesLeft(list, [])).toEqual([0, 1, 2, 3]);
  expect(placesLeft(list, [0])).toEqual([1, 2, 3]);
  expect(placesLeft(list, [3])).toEqual([0, 1]);
});
