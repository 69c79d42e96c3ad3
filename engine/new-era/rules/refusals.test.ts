import { describe, expect, test } from 'vitest';
import { fates, type Given, ownOf, play } from '../../../test/support/new-era-play';
import { textRandom } from '../../random';
import { CATALOGUE } from '../data/cards';
import { OPTIONS } from '../options';
import { choiceAt } from './lookout';
import { setup } from './setup';

const coop = (card: string, more: object = {}) => ({
  type: 'contact',
  kind: 'coop',
  tokens: ['coop3'],
  card,
  ...more,
});
const PASS = { type: 'pass' };

interface Case extends Given {
  readonly shows: string;
  readonly fate: string;
  readonly order: unknown;
}

const CASES: readonly Case[] = [
  {
    shows: '7.6 a card that is not in the hand',
    fate: '6.6',
    ana: { hand: ['den#1'] },
    order: { type: 'swap', cards: ['den#1', 'rat#1'] },
  },
  {
    shows: '14.3 an improvement of a location that is not there',
    fate: '6.7',
    ana: { goods: { worker: 1 }, locations: { 'improvement#1': {} } },
    order: { type: 'work', location: 'improvement#1', target: 'den#1' },
  },
  {
    shows: '14.3 an improvement without a target',
    fate: '3.4',
    ana: { goods: { worker: 1 }, locations: { 'improvement#1': {} } },
    order: { type: 'work', location: 'improvement#1' },
  },
  {
    shows: '10.1 an improvement for the second time',
    fate: '10.1',
    ana: { goods: { worker: 1 }, locations: { 'improvement#1': {}, 'quarry#1': { improved: true } } },
    order: { type: 'work', location: 'improvement#1', target: 'quarry#1' },
  },
  {
    shows: '14.3 a production of what produces nothing',
    fate: '7.7',
    ana: { goods: { worker: 1 }, locations: { 'production-hall#1': {}, 'arena#1': {} } },
    order: { type: 'work', location: 'production-hall#1', target: 'arena#1' },
  },
  {
    shows: '14.3 a production of what is not there',
    fate: '6.7',
    ana: { goods: { worker: 1 }, locations: { 'production-hall#1': {} } },
    order: { type: 'work', location: 'production-hall#1', target: 'quarry#1' },
  },
  {
    shows: '7.7 work where nothing is done',
    fate: '7.7',
    ana: { goods: { worker: 1 }, locations: { 'quarry#1': {} } },
    order: { type: 'work', location: 'quarry#1' },
  },
  {
    shows: '7.7 a first use twice',
    fate: '7.7',
    ana: { goods: { worker: 1 }, locations: { 'radio-station#1': { uses: 1 } } },
    order: { type: 'work', location: 'radio-station#1' },
  },
  {
    shows: '7.8 a second use twice',
    fate: '7.8',
    ana: { goods: { worker: 2 }, locations: { 'radio-station#1': { uses: 2 } } },
    order: { type: 'workAgain', location: 'radio-station#1' },
  },
  {
    shows: '9.7 a bulldozer from what has no type',
    fate: '9.7',
    ana: {
      hand: ['tank#1'],
      goods: { worker: 1 },
      locations: { 'bulldozer#1': {}, 'radioactive-colony#1': {} },
    },
    order: { type: 'work', location: 'bulldozer#1', from: 'radioactive-colony#1', card: 'tank#1' },
  },
  {
    shows: '9.7 a bulldozer to what has no type',
    fate: '9.7',
    ana: {
      hand: ['radioactive-colony#1'],
      goods: { worker: 1 },
      locations: { 'bulldozer#1': {}, 'tank#1': {} },
    },
    order: { type: 'work', location: 'bulldozer#1', from: 'tank#1', card: 'radioactive-colony#1' },
  },
  {
    shows: '9.2 a foundation for what has no type',
    fate: '9.2',
    ana: { hand: ['radioactive-colony#1'], goods: { redevelop: 1 }, locations: { 'unfinished-mall#1': {} } },
    order: { type: 'redevelop', from: 'unfinished-mall#1', card: 'radioactive-colony#1' },
  },
  {
    shows: '9.2 a redevelopment without a token',
    fate: '6.4',
    ana: { hand: ['tank#1'], locations: { 'unfinished-mall#1': {} } },
    order: { type: 'redevelop', from: 'unfinished-mall#1', card: 'tank#1' },
  },
  {
    shows: '9.2 a redevelopment of debris',
    fate: '6.7',
    ana: { hand: ['tank#1'], goods: { redevelop: 1 }, locations: { 'unfinished-mall#1': { debris: true } } },
    order: { type: 'redevelop', from: 'unfinished-mall#1', card: 'tank#1' },
  },
  {
    shows: '9.6 a reconstruction of what stands',
    fate: '6.7',
    ana: { hand: ['tank#1'], goods: { material: 1 }, locations: { 'quarry#1': {} } },
    order: { type: 'reconstruct', debris: 'quarry#1', card: 'tank#1' },
  },
  {
    shows: '9.6 a reconstruction without material',
    fate: '6.4',
    ana: { hand: ['tank#1'], goods: { scrap: 1 }, locations: { 'quarry#1': { debris: true } } },
    order: { type: 'reconstruct', debris: 'quarry#1', card: 'tank#1' },
  },
  {
    shows: '8.10 a wall for debris',
    fate: '6.7',
    ana: { hand: ['watchtower#1'], goods: { coop3: 1 }, locations: { 'quarry#1': { debris: true } } },
    order: coop('watchtower#1', { at: 'quarry#1' }),
  },
  {
    shows: '8.10 a place for what is no wall',
    fate: '3.4',
    ana: { hand: ['den#1'], goods: { coop3: 1 }, locations: { 'quarry#1': {} } },
    order: coop('den#1', { at: 'quarry#1' }),
  },
  {
    shows: '8.12 cooperation with debris',
    fate: '8.11',
    ana: { goods: { coop3: 1 } },
    ben: { locations: { 'quarry#1': { debris: true } } },
    order: coop('quarry#1', { owner: 'ben' }),
  },
  {
    shows: '8.12 cooperation with oneself',
    fate: '8.11',
    ana: { goods: { coop3: 1 }, locations: { 'quarry#1': {} } },
    order: coop('quarry#1', { owner: 'ana' }),
  },
  {
    shows: '6.3 cooperation with somebody who has passed',
    fate: '6.3',
    ana: { goods: { coop3: 1 } },
    ben: { passed: true, locations: { 'quarry#1': {} } },
    order: coop('quarry#1', { owner: 'ben' }),
  },
  {
    shows: '8.4 cooperation with a location that is too far',
    fate: '8.4',
    ana: { goods: { coop1: 1 } },
    ben: { locations: { 'quarry#1': {} } },
    order: { ...coop('quarry#1', { owner: 'ben' }), tokens: ['coop1'] },
  },
  {
    shows: '8.19, 10.2 a second cooperation for which the first leaves no room',
    fate: '10.2',
    ana: {
      hand: ['den#1', 'rat#1'],
      goods: { coop3: 1 },
      under: { 'tank#1': 'spoils', 'truck#1': 'spoils' },
      locations: { 'mad-salesman#1': {} },
    },
    order: coop('den#1', { second: { card: 'rat#1' } }),
  },
  {
    shows: '8.19 the same card twice',
    fate: '6.6',
    ana: { hand: ['den#1'], goods: { coop3: 1 }, locations: { 'mad-salesman#1': {} } },
    order: coop('den#1', { second: { card: 'den#1' } }),
  },
  {
    shows: '8.19 two cooperations with two tokens',
    fate: '8.19',
    ana: { hand: ['den#1', 'rat#1'], goods: { coop3: 2 }, locations: { 'mad-salesman#1': {} } },
    order: coop('den#1', { tokens: ['coop3', 'coop3'], second: { card: 'rat#1' } }),
  },
  {
    shows: '3.10 a standing order that nobody knows',
    fate: '3.4',
    order: { type: 'standing', spoils: 'some' },
  },
  {
    shows: '3.10 a limit for what is no card',
    fate: '3.4',
    order: { type: 'standing', defence: { castle: 1 } },
  },
  { shows: '3.10 a limit below nothing', fate: '3.4', order: { type: 'standing', defence: { '*': -1 } } },
  { shows: '3.10 limits that are no table', fate: '3.4', order: { type: 'standing', defence: 3 } },
  { shows: '3.10 a wish for what is no card', fate: '3.4', order: { type: 'standing', draft: ['castle'] } },
  {
    shows: '3.10 a limit for all',
    fate: 'ok',
    order: { type: 'standing', defence: { '*': 0, 'quarry#1': 3 } },
  },
  { shows: '3.8 a seat resigns', fate: 'ok', order: { type: 'resign' } },
  { shows: '3.9 a seat comes back that never left', fate: '3.9', order: { type: 'rejoin' } },
  {
    shows: '10.5 a store without goods',
    fate: '3.4',
    ana: { locations: { 'den#1': {} } },
    order: { type: 'store', location: 'den#1' },
  },
  {
    shows: '10.5 a store of nothing',
    fate: '3.4',
    ana: { locations: { 'den#1': {} } },
    order: { type: 'store', location: 'den#1', put: {} },
  },
  {
    shows: '10.5 a store of no scrap',
    fate: '3.4',
    ana: { goods: { scrap: 1 }, locations: { 'den#1': {} } },
    order: { type: 'store', location: 'den#1', put: { scrap: 0 } },
  },
  {
    shows: '10.5 a store of what is no good',
    fate: '3.4',
    ana: { locations: { 'den#1': {} } },
    order: { type: 'store', location: 'den#1', put: { gold: 1 } },
  },
  {
    shows: '10.5 goods taken that do not lie there',
    fate: '6.4',
    ana: { locations: { 'den#1': { stored: { scrap: 1 } } } },
    order: { type: 'store', location: 'den#1', take: { scrap: 2 } },
  },
  {
    shows: '10.5 goods put that are not there',
    fate: '6.4',
    ana: { goods: { scrap: 1 }, locations: { 'den#1': {} } },
    order: { type: 'store', location: 'den#1', put: { scrap: 2 } },
  },
  {
    shows: '10.5 goods that were taken make room for others',
    fate: 'ok',
    ana: { goods: { scrap: 1 }, locations: { 'cistern#1': { stored: { fuel: 3 } } } },
    order: { type: 'store', location: 'cistern#1', take: { fuel: 1 } },
  },
  {
    shows: '7.9 a visit to oneself',
    fate: '8.11',
    ana: { goods: { worker: 1 }, locations: { 'quarry#1': {} } },
    order: { type: 'visit', owner: 'ana', location: 'quarry#1' },
  },
  {
    shows: '7.9 a visit twice a turn',
    fate: '7.9',
    ana: { goods: { worker: 1 }, visits: { 'quarry#1': 'ben' } },
    ben: { locations: { 'quarry#1': {} } },
    order: { type: 'visit', owner: 'ben', location: 'quarry#1' },
  },
  {
    shows: '7.9 a visit without a worker',
    fate: '6.4',
    ben: { locations: { 'quarry#1': {} } },
    order: { type: 'visit', owner: 'ben', location: 'quarry#1' },
  },
  {
    shows: '8.7 a conquest from the hand without room for the spoils',
    fate: '10.2',
    ana: {
      hand: ['den#1'],
      goods: { conquest3: 1 },
      under: { 'tank#1': 'spoils', 'rat#1': 'agreement', 'truck#1': 'agreement' },
    },
    order: { type: 'contact', kind: 'conquest', tokens: ['conquest3'], card: 'den#1' },
  },
  {
    shows: '8.15 an attack on debris',
    fate: '8.11',
    ana: { goods: { conquest5: 1 } },
    ben: { locations: { 'quarry#1': { debris: true } } },
    order: { type: 'contact', kind: 'conquest', tokens: ['conquest5'], owner: 'ben', targets: ['quarry#1'] },
  },
  {
    shows: '3.10 a limit for a card beside one for what is none',
    fate: '3.4',
    order: { type: 'standing', defence: { '*': 1, castle: 1 } },
  },
  {
    shows: '14.3 a production without a target',
    fate: '3.4',
    ana: { goods: { worker: 1 }, locations: { 'production-hall#1': {} } },
    order: { type: 'work', location: 'production-hall#1' },
  },
];

describe('what is refused, and what is not', () => {
  for (const { shows, fate, order, ...given } of CASES)
    test(`${shows}: ${fate}`, () => {
      expect(fates(play({ ...given, orders: { ana: [order] } }))[0]).toBe(fate);
    });
});

test('3.6 the twenty-first order is refused and not carried out', () => {
  const trade = { type: 'trade', resource: 'fuel' };
  const orders = Array.from({ length: 21 }, () => trade);
  const result = play({
    ana: { goods: { worker: 60 } },
    ben: { passed: true },
    cho: { passed: true },
    orders: { ana: orders },
  });
  expect(fates(result)).toEqual(['3.6', ...Array.from({ length: 20 }, () => 'ok')]);
  expect(ownOf(result, 'ana').goods).toMatchObject({ fuel: 20, worker: 20 });
});

test('8.7, 14.4 a conquest of a far card from the hand sets off what reacts to it', () => {
  const far = (card: string) =>
    ownOf(
      play({
        ana: { hand: [card], goods: { conquest5: 1 }, locations: { 'borgo#1': {} } },
        orders: { ana: [{ type: 'contact', kind: 'conquest', tokens: ['conquest5'], card }] },
      }),
      'ana',
    ).locations['borgo#1']?.vp;
  expect([far('minefield#1'), far('den#1')]).toEqual([2, 0]);
});

test('8.8, 8.10 the log says where a wall stands, and of no other card', () => {
  const cooperations = (ana: object, order: object) =>
    play({ ana, orders: { ana: [order] } }).events.filter(({ type }) => type === 'cooperated');
  expect(
    cooperations(
      { hand: ['watchtower#1'], goods: { coop3: 1 }, locations: { 'quarry#1': {} } },
      coop('watchtower#1', { at: 'quarry#1' }),
    ),
  ).toEqual([{ type: 'cooperated', seat: 'ana', card: 'watchtower#1', owner: null, at: 'quarry#1' }]);
  expect(cooperations({ hand: ['den#1'], goods: { coop3: 1 } }, coop('den#1'))).toEqual([
    { type: 'cooperated', seat: 'ana', card: 'den#1', owner: null },
  ]);
});

test('10.6 a seat that is made to pass stores no more than a storage holds together', () => {
  const result = play({
    ana: {
      actions: 60,
      goods: { fuel: 2, scrap: 2, any: 1, worker: 1 },
      locations: { 'den#1': {}, 'cistern#1': {} },
    },
    orders: { ben: [PASS] },
  });
  expect(ownOf(result, 'ana').locations).toMatchObject({
    'cistern#1': { stored: { fuel: 2 } },
    'den#1': { stored: { any: 1, scrap: 1, worker: 1 } },
  });
});

test('4.3 from how many cards each pick chooses', () => {
  const choices = (seats: number) => Array.from({ length: 2 * seats }, (_, at) => choiceAt(at, seats));
  expect(choices(2)).toEqual([5, 4, 3, 2]);
  expect(choices(3)).toEqual([5, 4, 4, 3, 3, 2]);
  expect(choices(4)).toEqual([5, 4, 4, 4, 3, 3, 3, 2]);
});

test('18.3 the set-up draws once for each seat without a faction, for the first player, and to shuffle', () => {
  const drawn = (factions: Readonly<Record<string, string>>) => {
    const random = textRandom('set-up');
    const position = setup(OPTIONS.parse({ factions }), ['ana', 'ben', 'cho'], random);
    expect(position.rng).toBe(random.drawn);
    expect(new Set(Object.values(position.players).map(({ faction }) => faction)).size).toBe(3);
    expect(Object.values(position.players).map(({ hand }) => hand.length)).toEqual([4, 4, 4]);
    return position.rng - CATALOGUE.length;
  };
  expect(drawn({})).toBe(3);
  expect(drawn({ ben: 'mutants' })).toBe(2);
});

test('9.1 with a conquered location its wall goes to the discard pile, its agreements end, and all that lies on it stays with its owner', () => {
  const result = play({
    ana: { goods: { conquest5: 1, conquest3: 1 } },
    ben: {
      locations: {
        'den#1': { shield: 'watchtower#1', vp: 2, vpTokens: 2, improved: true, stored: { fuel: 1 } },
      },
      baseVp: 1,
    },
    cho: { agreements: { 'den#1': 'ben' } },
    orders: {
      ana: [
        {
          type: 'contact',
          kind: 'conquest',
          tokens: ['conquest5', 'conquest3'],
          owner: 'ben',
          targets: ['den#1'],
        },
      ],
    },
  });
  expect(fates(result)).toEqual(['ok']);
  expect(result.position.discard).toContain('watchtower#1');
  expect(ownOf(result, 'cho').agreements).toEqual({});
  expect(ownOf(result, 'ben')).toMatchObject({
    baseVp: 4,
    goods: { fuel: 1 },
    locations: { 'den#1': { debris: true, vp: 0, shield: null, stored: {} } },
  });
  expect(result.events).toContainEqual({
    type: 'agreementEnded',
    seat: 'cho',
    card: 'den#1',
    cause: 'conquered',
  });
});
