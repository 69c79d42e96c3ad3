import { describe, expect, test } from 'vitest';
import { fates, type Given, ownOf, play, positionOf } from '../../../test/support/new-era-play';
import { canonicalJson } from '../../core/canonical';
import { newEra } from '../index';

const PASS = { type: 'pass' };
const attack = (tokens: string[], targets: string[], more: object = {}) => ({
  type: 'contact',
  kind: 'conquest',
  tokens,
  owner: 'ben',
  targets,
  ...more,
});
const coop = (tokens: string[], card: string, more: object = {}) => ({
  type: 'contact',
  kind: 'coop',
  tokens,
  card,
  ...more,
});
const incorp = (tokens: string[], card: string) => ({ type: 'contact', kind: 'incorp', tokens, card });

interface Refusal extends Given {
  readonly rule: string;
  readonly shows: string;
  readonly order: unknown;
}

const THREE_TOKENS = { vp: 3, vpTokens: 3 };
const REFUSALS: readonly Refusal[] = [
  { rule: '3.4', shows: 'no order at all', order: null },
  { rule: '3.4', shows: 'an unknown type', order: { type: 'fly' } },
  { rule: '3.4', shows: 'an unknown card', order: { type: 'instant', card: 'castle#1' } },
  { rule: '3.4', shows: 'a copy that does not exist', order: { type: 'instant', card: 'tank#3' } },
  { rule: '3.4', shows: 'a field too many', order: { type: 'trade', resource: 'fuel', with: ['any'] } },
  { rule: '3.4', shows: 'a card named twice', order: { type: 'swap', cards: ['den#1', 'den#1'] } },
  { rule: '3.4', shows: 'a contact without tokens', order: incorp([], 'den#1') },
  {
    rule: '3.4',
    shows: 'a defensive card without a location to protect',
    ana: { hand: ['minefield#1'], goods: { coop3: 1 } },
    order: coop(['coop3'], 'minefield#1'),
  },
  {
    rule: '3.4',
    shows: 'a reserve behind an immediate attack',
    ana: { goods: { weapons: 1, conquest1: 1 } },
    ben: { locations: { 'quarry#1': {} } },
    order: {
      type: 'contactCard',
      slot: 'conquest',
      as: 'act',
      owner: 'ben',
      targets: ['quarry#1'],
      reserve: ['conquest1'],
    },
  },
  { rule: '3.5', shows: 'a pick in the actions', order: { type: 'draft', prefer: ['tank'] } },
  {
    rule: '5.4',
    shows: 'spoils that are not under the base',
    ana: { under: { 'tank#1': 'spoils' } },
    position: { phase: 'production' },
    order: { type: 'spoils', take: ['den#1'] },
  },
  {
    rule: '6.4',
    shows: 'a token that is not there',
    ana: { hand: ['den#1'] },
    order: incorp(['incorp2'], 'den#1'),
  },
  {
    rule: '6.4',
    shows: 'one worker where two are asked',
    ana: { goods: { worker: 1 } },
    order: { type: 'trade', resource: 'fuel' },
  },
  {
    rule: '6.6',
    shows: 'a card of somebody else',
    ana: { goods: { incorp2: 1 } },
    ben: { hand: ['den#1'] },
    order: incorp(['incorp2'], 'den#1'),
  },
  {
    rule: '6.7',
    shows: 'work in debris',
    ana: { goods: { worker: 1 }, locations: { 'radio-station#1': { debris: true } } },
    order: { type: 'work', location: 'radio-station#1' },
  },
  {
    rule: '6.8',
    shows: 'an instant as a location',
    ana: { hand: ['militia#1'], goods: { incorp2: 1 } },
    order: incorp(['incorp2'], 'militia#1'),
  },
  {
    rule: '6.9',
    shows: 'a seventh free order',
    ana: { under: { 'tank#1': 'agreement' }, freeOrders: 6 },
    order: { type: 'breakAgreement', card: 'tank#1' },
  },
  {
    rule: '7.1',
    shows: 'a location as an instant',
    ana: { hand: ['den#1'] },
    order: { type: 'instant', card: 'den#1' },
  },
  {
    rule: '7.2',
    shows: 'a slot twice a turn',
    ana: { goods: { fuel: 1 }, contactUsed: ['coop'] },
    order: { type: 'contactCard', slot: 'coop', as: 'token' },
  },
  {
    rule: '7.7',
    shows: 'an improvement of the wrong type',
    ana: { goods: { worker: 1 }, locations: { 'improvement#1': {}, 'arena#1': {} } },
    order: { type: 'work', location: 'improvement#1', target: 'arena#1' },
  },
  {
    rule: '7.8',
    shows: 'a second use before the first',
    ana: { goods: { worker: 2 }, locations: { 'radio-station#1': {} } },
    order: { type: 'workAgain', location: 'radio-station#1' },
  },
  {
    rule: '7.9',
    shows: 'a visit to a feature',
    ana: { goods: { worker: 1 } },
    ben: { locations: { 'tank#1': {} } },
    order: { type: 'visit', owner: 'ben', location: 'tank#1' },
  },
  {
    rule: '8.2',
    shows: 'a token of another kind',
    ana: { hand: ['den#1'], goods: { coop2: 1 } },
    order: incorp(['coop2'], 'den#1'),
  },
  {
    rule: '8.10',
    shows: 'a second wall',
    ana: {
      hand: ['watchtower#1'],
      goods: { coop2: 1 },
      locations: { 'quarry#1': { shield: 'barbed-wire-entanglement#1' } },
    },
    order: coop(['coop2'], 'watchtower#1', { at: 'quarry#1' }),
  },
  {
    rule: '8.11',
    shows: 'incorporation of what another player has',
    ana: { goods: { incorp3: 1 } },
    ben: { locations: { 'quarry#1': {} } },
    order: { ...incorp(['incorp3'], 'quarry#1'), owner: 'ben' },
  },
  {
    rule: '8.13',
    shows: 'cooperation with a defensive location',
    ana: { goods: { coop5: 1 } },
    ben: { locations: { 'watchtower#1': {} } },
    order: coop(['coop5'], 'watchtower#1', { owner: 'ben' }),
  },
  {
    rule: '8.14',
    shows: 'the same agreement twice',
    ana: { goods: { coop5: 1 }, agreements: { 'quarry#1': 'ben' } },
    ben: { locations: { 'quarry#1': {} } },
    order: coop(['coop5'], 'quarry#1', { owner: 'ben' }),
  },
  {
    rule: '8.18',
    shows: 'mercy without a hideout',
    ana: { goods: { conquest3: 1 } },
    ben: { locations: { 'quarry#1': {} } },
    order: attack(['conquest3'], ['quarry#1'], { spare: true }),
  },
  {
    rule: '8.19',
    shows: 'two cooperations without a salesman',
    ana: { hand: ['den#1', 'rat#1'], goods: { coop2: 1 } },
    order: coop(['coop2'], 'den#1', { second: { card: 'rat#1' } }),
  },
  { rule: '8.20', shows: 'an agreement that is not there', order: { type: 'breakAgreement', card: 'den#1' } },
  {
    rule: '9.2',
    shows: 'redevelopment without a type in common',
    ana: { hand: ['cistern#1'], goods: { redevelop: 1 }, locations: { 'arsenal#1': {} } },
    order: { type: 'redevelop', from: 'arsenal#1', card: 'cistern#1' },
  },
  {
    rule: '9.5',
    shows: 'a foundation coming in by redevelopment',
    ana: { hand: ['ruined-block#1'], goods: { redevelop: 1 }, locations: { 'unfinished-mall#1': {} } },
    order: { type: 'redevelop', from: 'unfinished-mall#1', card: 'ruined-block#1' },
  },
  {
    rule: '9.7',
    shows: 'a bulldozer at itself',
    ana: { hand: ['tank#1'], goods: { worker: 1 }, locations: { 'bulldozer#1': {} } },
    order: { type: 'work', location: 'bulldozer#1', from: 'bulldozer#1', card: 'tank#1' },
  },
  {
    rule: '10.1',
    shows: 'a fourth point token where nothing else is gained',
    ana: { goods: { worker: 1, weapons: 1 }, locations: { 'arena#1': THREE_TOKENS } },
    order: { type: 'work', location: 'arena#1' },
  },
  {
    rule: '10.2',
    shows: 'a fourth card under the base',
    ana: {
      hand: ['den#1'],
      goods: { coop1: 1 },
      under: { 'tank#1': 'spoils', 'rat#1': 'agreement', 'truck#1': 'agreement' },
    },
    order: coop(['coop1'], 'den#1'),
  },
  {
    rule: '8.20',
    shows: 'spoils under the base are no agreement',
    ana: { under: { 'tank#1': 'spoils' } },
    order: { type: 'breakAgreement', card: 'tank#1' },
  },
  {
    rule: '6.3',
    shows: 'an agreement with somebody who has passed',
    ana: { agreements: { 'quarry#1': 'ben' } },
    ben: { locations: { 'quarry#1': {} }, passed: true },
    order: { type: 'breakAgreement', card: 'quarry#1' },
  },
  {
    rule: '8.4',
    shows: 'a cooperation out of range',
    ana: { hand: ['quarry#1'], goods: { coop1: 1 } },
    order: coop(['coop1'], 'quarry#1'),
  },
  {
    rule: '8.4',
    shows: 'a conquest from hand out of range',
    ana: { hand: ['quarry#1'], goods: { conquest1: 1 } },
    order: { type: 'contact', kind: 'conquest', tokens: ['conquest1'], card: 'quarry#1' },
  },
  {
    rule: '10.3',
    shows: 'a fourth agreement with others',
    ana: { goods: { coop3: 1 }, agreements: { 'shelter#1': 'ben', 'village#1': 'ben', 'oil-pump#1': 'ben' } },
    ben: { locations: { 'quarry#1': {}, 'shelter#1': {}, 'village#1': {}, 'oil-pump#1': {} } },
    order: coop(['coop3'], 'quarry#1', { owner: 'ben' }),
  },
  {
    rule: '10.4',
    shows: 'a fourth visit',
    ana: { goods: { worker: 1 }, visits: { 'shelter#1': 'ben', 'village#1': 'ben', 'oil-pump#1': 'ben' } },
    ben: { locations: { 'quarry#1': {} } },
    order: { type: 'visit', owner: 'ben', location: 'quarry#1' },
  },
  {
    rule: '10.5',
    shows: 'more than a storage holds',
    ana: { goods: { fuel: 4 }, locations: { 'cistern#1': {} } },
    order: { type: 'store', location: 'cistern#1', put: { fuel: 4 } },
  },
  {
    rule: '10.5',
    shows: 'a good that a storage does not hold',
    ana: { goods: { scrap: 4 }, locations: { 'cistern#1': {} } },
    order: { type: 'store', location: 'cistern#1', put: { scrap: 4 } },
  },
  {
    rule: '10.5',
    shows: 'a good that a storage does not hold beside one that it does',
    ana: { goods: { fuel: 1, any: 1 }, locations: { 'cistern#1': {} } },
    order: { type: 'store', location: 'cistern#1', put: { fuel: 1, any: 1 } },
  },
  {
    rule: '10.5',
    shows: 'a contact token in a storage of resources and workers',
    ana: { goods: { contact1: 1 }, locations: { 'den#1': {} } },
    order: { type: 'store', location: 'den#1', put: { contact1: 1 } },
  },
  {
    rule: '10.5',
    shows: 'workers stored with a pass where only fuel is held',
    ana: { goods: { worker: 1 }, locations: { 'cistern#1': {} } },
    order: { type: 'pass', store: [{ location: 'cistern#1', put: { worker: 1 } }] },
  },
  {
    rule: '10.5',
    shows: 'resources of two kinds beyond what is held together',
    ana: { goods: { scrap: 2, fuel: 1 }, locations: { 'den#1': {} } },
    order: { type: 'store', location: 'den#1', put: { scrap: 2, fuel: 1 } },
  },
  {
    rule: '10.5',
    shows: 'goods in a location that stores nothing',
    ana: { goods: { fuel: 1 }, locations: { 'oil-pump#1': {} } },
    order: { type: 'store', location: 'oil-pump#1', put: { fuel: 1 } },
  },
];

describe('what the rules refuse changes nothing, and is found before it is sent', () => {
  for (const { rule, shows, order, ...given } of REFUSALS)
    test(`${rule} ${shows}`, () => {
      const result = play({ ...given, orders: { ana: [order] } });
      expect(fates(result)).toEqual([rule]);
      expect(canonicalJson(result.position)).toBe(canonicalJson(positionOf(given)));
      expect(newEra.validate(positionOf(given), 'ana', [order])).toMatchObject([
        { path: expect.arrayContaining([0]), rule },
      ]);
    });
});

describe('8.16 the shootout', () => {
  const cases: readonly (readonly [
    shows: string,
    given: { tokens: string[]; reserve?: string[]; defence: object; limit?: number; targets?: string[] },
    fate: string,
    left: { ana: object; ben: object },
  ])[] = [
    ['no defence', { tokens: ['conquest3'], defence: {} }, 'ok', { ana: {}, ben: {} }],
    [
      'the smallest sum that is enough',
      { tokens: ['conquest5'], defence: { defence1: 1, defence3: 1 } },
      'repelled',
      { ana: {}, ben: { defence1: 1 } },
    ],
    [
      'nothing where the limit is too low',
      { tokens: ['conquest5'], defence: { defence3: 1 }, limit: 2 },
      'ok',
      { ana: {}, ben: { defence3: 1 } },
    ],
    [
      'a reserve that makes up for it',
      { tokens: ['conquest3'], reserve: ['conquest1', 'conquest2'], defence: { defence1: 1 } },
      'ok',
      { ana: { conquest2: 1 }, ben: {} },
    ],
    [
      'a reserve that does not suffice is kept',
      { tokens: ['conquest3'], reserve: ['conquest1'], defence: { defence3: 1 } },
      'repelled',
      { ana: { conquest1: 1 }, ben: {} },
    ],
    [
      'what is spent before counts against the limit',
      {
        tokens: ['conquest3'],
        reserve: ['conquest1', 'conquest2'],
        defence: { defence1: 4 },
        limit: 2,
      },
      'ok',
      { ana: {}, ben: { defence1: 2 } },
    ],
    [
      'all that the limit allows',
      { tokens: ['conquest3'], defence: { defence1: 1 }, limit: 1 },
      'repelled',
      { ana: {}, ben: {} },
    ],
    [
      'more than is asked where nothing fits',
      { tokens: ['conquest4'], defence: { defence3: 1 } },
      'repelled',
      { ana: {}, ben: {} },
    ],
    [
      'of equal sums the fewer tokens',
      { tokens: ['conquest5'], defence: { defence1: 3, defence3: 1 } },
      'repelled',
      { ana: {}, ben: { defence1: 3 } },
    ],
    [
      'two large tokens',
      { tokens: ['conquest5', 'conquest3'], defence: { defence3: 2 } },
      'repelled',
      { ana: {}, ben: {} },
    ],
    [
      'a reserve that is one short is kept',
      { tokens: ['conquest3'], reserve: ['conquest2'], defence: { defence3: 1 } },
      'repelled',
      { ana: { conquest2: 1 }, ben: {} },
    ],
    [
      'of a reserve no more than it takes',
      {
        tokens: ['conquest3'],
        reserve: ['conquest1', 'conquest2', 'conquest1'],
        defence: { defence3: 1 },
      },
      'ok',
      { ana: { conquest1: 1 }, ben: {} },
    ],
    [
      'a nearer target falls once the first one is saved',
      { tokens: ['conquest4'], defence: { defence1: 1 }, targets: ['harbour#1', 'quarry#1'] },
      'ok',
      { ana: {}, ben: {} },
    ],
  ];
  test.each(cases)('%s', (_shows, {
    tokens,
    reserve = [],
    defence,
    limit,
    targets = ['quarry#1'],
  }, fate, left) => {
    const goods: Record<string, number> = {};
    for (const token of [...tokens, ...reserve]) goods[token] = (goods[token] ?? 0) + 1;
    const result = play({
      ana: { goods },
      ben: {
        goods: defence,
        locations: { 'quarry#1': {}, 'harbour#1': {} },
        standing: limit === undefined ? {} : { defence: { '*': limit } },
      },
      orders: { ana: [attack(tokens, targets, { reserve })] },
    });
    expect(fates(result)).toEqual([fate]);
    const { material = 0, ...own } = ownOf(result, 'ana').goods;
    const { material: _, ...rest } = ownOf(result, 'ben').goods;
    expect([own, rest]).toEqual([left.ana, left.ben]);
    expect(material).toBe(fate === 'ok' ? 3 : 0);
    expect(ownOf(result, 'ben').locations['quarry#1']?.debris).toBe(fate === 'ok');
  });
});

test.each<[shows: string, defence: object, fate: string]>([
  ['its own', { 'quarry#1': 0, '*': 9 }, 'ok'],
  ['that of the rest', { 'harbour#1': 0, '*': 9 }, 'repelled'],
  ['none', {}, 'repelled'],
])('8.16 the limit of a location is %s', (_shows, defence, fate) => {
  const result = play({
    ana: { goods: { conquest3: 1 } },
    ben: { goods: { defence1: 1 }, locations: { 'quarry#1': {} }, standing: { defence } },
    orders: { ana: [attack(['conquest3'], ['quarry#1'])] },
  });
  expect(fates(result)).toEqual([fate]);
});

test('8.16 the log contains each answer', () => {
  const { events } = play({
    ana: { goods: { conquest3: 1, conquest1: 1 } },
    ben: { goods: { defence1: 1 }, locations: { 'quarry#1': {} } },
    orders: { ana: [attack(['conquest3'], ['quarry#1'], { reserve: ['conquest1'] })] },
  });
  expect(events.slice(0, 4)).toMatchObject([
    { type: 'attacked', seat: 'ana', owner: 'ben', strength: 3 },
    { type: 'defended', seat: 'ben', spent: 1, strength: 2 },
    { type: 'reinforced', seat: 'ana', tokens: ['conquest1'], strength: 3 },
    { type: 'conquered', seat: 'ana', owner: 'ben', card: 'quarry#1', strength: 3 },
  ]);
});

describe('8.20 an agreement is broken', () => {
  const order = (card: string) => ({ ana: [{ type: 'breakAgreement', card }] });

  test('with a location of another player: it ends, and the location stays', () => {
    const result = play({
      ana: { agreements: { 'quarry#1': 'ben', 'shelter#1': 'ben' } },
      ben: { locations: { 'quarry#1': {}, 'shelter#1': {} } },
      orders: order('quarry#1'),
    });
    expect(fates(result)).toEqual(['ok']);
    expect(ownOf(result, 'ana').agreements).toEqual({ 'shelter#1': 'ben' });
    expect(ownOf(result, 'ben').locations).toHaveProperty('quarry#1');
    expect(result.position.discard).toEqual([]);
    expect(result.events).toContainEqual({
      ...{ type: 'agreementEnded', seat: 'ana', card: 'quarry#1', cause: 'broken' },
    });
  });

  test('of one’s own: the card is discarded', () => {
    const result = play({
      ana: { under: { 'tank#1': 'agreement', 'rat#1': 'agreement' } },
      orders: order('tank#1'),
    });
    expect(fates(result)).toEqual(['ok']);
    expect(ownOf(result, 'ana').under).toEqual({ 'rat#1': 'agreement' });
    expect(result.position.discard).toEqual(['tank#1']);
  });
});

describe('the cards that the rules text names', () => {
  const spared = { ana: { goods: { conquest3: 1 }, locations: { 'gang-hideout#1': {} } } };

  test('8.18 Gang Hideout: the location stays, with everything on it', () => {
    const quarry = { shield: null, improved: true };
    const result = play({
      ...spared,
      ben: { locations: { 'quarry#1': quarry } },
      cho: { agreements: { 'quarry#1': 'ben' } },
      orders: { ana: [attack(['conquest3'], ['quarry#1'], { spare: true })] },
    });
    expect(ownOf(result, 'ana').goods).toEqual({ material: 3 });
    expect(ownOf(result, 'ben')).toMatchObject({ goods: { material: 1 }, locations: { 'quarry#1': quarry } });
    expect(ownOf(result, 'cho').agreements).toEqual({ 'quarry#1': 'ben' });
  });

  test('8.19 Mad Salesman with Truck and Guest House: one token, two cooperations, each counts', () => {
    const result = play({
      ana: {
        hand: ['den#1', 'rat#1'],
        goods: { contact1: 1 },
        locations: { 'mad-salesman#1': {}, 'truck#1': {}, 'guest-house#1': {} },
      },
      orders: { ana: [coop(['contact1'], 'den#1', { second: { card: 'rat#1' } })] },
    });
    expect(ownOf(result, 'ana')).toMatchObject({
      goods: { any: 2 },
      hand: [],
      under: { 'den#1': 'agreement', 'rat#1': 'agreement' },
      locations: { 'guest-house#1': { vp: 2, vpTokens: 2 } },
    });
  });

  test('14.4 Tank and Construction Site: a point for each token, three tokens at most', () => {
    const result = play({
      ana: {
        under: { 'refinery#1': 'spoils' },
        locations: { 'tank#1': {}, 'construction-site#1': {}, 'quarry#1': {}, 'oil-pump#1': {} },
      },
      position: { phase: 'production' },
      orders: { ana: [{ type: 'spoils', take: ['refinery#1'] }] },
    });
    // The base of New York brings 1 material and the quarry 2; the spoils 3 fuel and the pump 1.
    expect(ownOf(result, 'ana').locations).toMatchObject({
      'tank#1': { vp: 3, vpTokens: 3 },
      'construction-site#1': { vp: 3, vpTokens: 3 },
    });
  });

  test('14.4 Borgo: a conquest from distance 3, with a wall counted', () => {
    const strike = (shield: string | null) =>
      ownOf(
        play({
          ana: { goods: { conquest5: 1 }, locations: { 'borgo#1': {} } },
          ben: { locations: { 'quarry#1': { shield } } },
          orders: { ana: [attack(['conquest5'], ['quarry#1'])] },
        }),
        'ana',
      ).locations['borgo#1']?.vp;
    expect([strike(null), strike('barbed-wire-entanglement#1')]).toEqual([2, 2]);
    const near = play({
      ana: { hand: ['quarry#1'], goods: { conquest2: 1 }, locations: { 'borgo#1': {} } },
      orders: { ana: [{ type: 'contact', kind: 'conquest', tokens: ['conquest2'], card: 'quarry#1' }] },
    });
    expect(ownOf(near, 'ana').locations['borgo#1']?.vp).toBe(0);
  });

  test('14.4, 14.5 Factory and Settlers react to what joins later, not to themselves', () => {
    const result = play({
      ana: {
        hand: ['settlers#1', 'scrap-yard#1', 'arena#1'],
        goods: { incorp1: 3 },
        locations: { 'factory#1': {} },
      },
      ben: { passed: true },
      cho: { passed: true },
      orders: {
        ana: [
          incorp(['incorp1'], 'settlers#1'),
          incorp(['incorp1'], 'scrap-yard#1'),
          incorp(['incorp1'], 'arena#1'),
        ],
      },
    });
    expect(fates(result)).toEqual(['ok', 'ok', 'ok']);
    expect(ownOf(result, 'ana')).toMatchObject({
      goods: { scrap: 1, worker: 2 },
      locations: { 'factory#1': { vp: 2 } },
    });
  });

  test('14.5 a Tank reacts to the production that follows in the same step', () => {
    const result = play({
      ana: {
        hand: ['tank#1'],
        goods: { incorp2: 1 },
        locations: { 'oil-pump#1': {} },
        actions: 59,
      },
      ben: { passed: true },
      cho: { passed: true },
      position: { stack: ['den#1'] },
      orders: { ana: [incorp(['incorp2'], 'tank#1')], ben: [{ type: 'draft', prefer: ['den'] }] },
    });
    expect(result.position).toMatchObject({ turn: 2, phase: 'actions' });
    expect(ownOf(result, 'ana').locations['tank#1']?.vp).toBe(1);
  });

  test('14.3 Production Hall, Improvement and Bulldozer', () => {
    const result = play({
      ana: {
        hand: ['tank#1'],
        goods: { worker: 3 },
        locations: {
          'production-hall#1': {},
          'improvement#1': {},
          'bulldozer#1': {},
          'monument#1': {},
          'quarry#1': {},
        },
      },
      ben: { passed: true },
      cho: { passed: true },
      orders: {
        ana: [
          { type: 'work', location: 'production-hall#1', target: 'monument#1' },
          { type: 'work', location: 'improvement#1', target: 'quarry#1' },
          { type: 'work', location: 'bulldozer#1', from: 'quarry#1', card: 'tank#1' },
        ],
      },
    });
    expect(fates(result)).toEqual(['ok', 'ok', 'ok']);
    // 9.1, 9.3 The improvement of the quarry is a point on the base, in addition to the two for the redevelopment.
    expect(ownOf(result, 'ana')).toMatchObject({
      baseVp: 3,
      locations: { 'monument#1': { vp: 1 }, 'tank#1': {} },
    });
  });

  test('10.2 Town Hall makes room for a fourth card', () => {
    const result = play({
      ana: {
        hand: ['den#1'],
        goods: { coop1: 1 },
        under: { 'tank#1': 'spoils', 'rat#1': 'agreement', 'truck#1': 'agreement' },
        locations: { 'town-hall#1': {} },
      },
      orders: { ana: [coop(['coop1'], 'den#1')] },
    });
    expect(Object.keys(ownOf(result, 'ana').under)).toHaveLength(4);
  });

  test('9.6, 14.4 New Neighborhood: two workers for a reconstruction', () => {
    const result = play({
      ana: {
        hand: ['cistern#1'],
        goods: { any: 1 },
        locations: { 'new-neighborhood#1': {}, 'tank#1': { debris: true } },
      },
      orders: { ana: [{ type: 'reconstruct', debris: 'tank#1', card: 'cistern#1' }] },
    });
    expect(ownOf(result, 'ana')).toMatchObject({ baseVp: 1, goods: { worker: 2 } });
  });
});

describe('3 steps, defaults and those who leave', () => {
  test('3.3, 3.7 after too many missed deadlines a seat is resigned, and the game goes on without it', () => {
    const result = play({ ana: { missed: 3 }, orders: {} });
    expect(result.orders).toMatchObject([{ seat: 'ana', result: 'defaulted', reason: '3.3' }]);
    expect(ownOf(result, 'ana')).toMatchObject({ resigned: true, passed: true });
    expect(result.position.awaiting).toEqual({ seat: 'ben', decision: 'action' });
  });

  test('3.3 a refused order is not a missed deadline', () => {
    const result = play({ orders: { ana: [{ type: 'fly' }] } });
    expect(result.position.awaiting).toEqual({ seat: 'ana', decision: 'action' });
    expect(ownOf(result, 'ana').missed).toBe(0);
  });

  test('3.6 the twenty-first order is refused', () => {
    const orders = Array.from({ length: 21 }, () => ({ type: 'standing' }));
    expect(
      fates(play({ orders: { ben: orders, ana: [PASS] } })).filter((fate) => fate === '3.6'),
    ).toHaveLength(1);
  });

  test('3.8 the last seat wins at once', () => {
    const resign = [{ type: 'resign' }];
    const result = play({ cho: { baseVp: 9 }, orders: { ana: resign, ben: resign } });
    expect(result.outcome).toEqual({
      winners: ['cho'],
      by: 'resignation',
      scores: { ana: 0, ben: 0, cho: 9 },
    });
  });

  test('3.9 who comes back has passed for this turn', () => {
    const result = play({ ben: { resigned: true }, orders: { ben: [{ type: 'rejoin' }], ana: [PASS] } });
    expect(ownOf(result, 'ben')).toMatchObject({ resigned: false, passed: true });
    expect(result.position.awaiting).toMatchObject({ seat: 'cho' });
  });

  test('3.2 plans for a later moment are kept apart from what is done', () => {
    const result = play({ orders: { ana: [PASS], cho: [PASS] } });
    expect(fates(result)).toEqual(['ok', 'unused']);
  });

  test('6.10, 10.6 a seat that has acted too often passes, and what fits is stored', () => {
    const result = play({
      ana: { actions: 60, goods: { fuel: 1, any: 1, worker: 3 }, locations: { 'den#1': {} } },
      orders: { ben: [PASS] },
    });
    expect(ownOf(result, 'ana')).toMatchObject({
      passed: true,
      goods: { worker: 1 },
      locations: { 'den#1': { stored: { any: 1, fuel: 1, worker: 2 } } },
    });
  });

  test('4.7, 18.4 the discard pile becomes the stack when a card is needed', () => {
    const result = play({
      ana: { goods: { worker: 1 }, locations: { 'radio-station#1': {} } },
      position: { discard: ['den#1', 'rat#1', 'tank#1'] },
      orders: { ana: [{ type: 'work', location: 'radio-station#1' }] },
      random: [0, 1],
    });
    expect(ownOf(result, 'ana').hand).toEqual(['tank#1']);
    expect(result.position).toMatchObject({ stack: ['rat#1', 'den#1'], discard: [], rng: 2 });
  });
});

describe('11 the end', () => {
  const ends: readonly (readonly [shows: string, given: Given, by: string, winners: readonly string[]])[] = [
    ['points', { ana: { baseVp: 34 }, ben: { baseVp: 33 } }, 'points', ['ana']],
    [
      'cards in hand',
      { ana: { baseVp: 33, hand: ['den#1'] }, ben: { baseVp: 33, goods: { worker: 9 } } },
      'cards',
      ['ana'],
    ],
    [
      'workers and resources, also in storage',
      {
        ana: { baseVp: 33, goods: { fuel: 1, coop1: 3 } },
        ben: { baseVp: 32, locations: { 'den#1': { stored: { worker: 2 } } } },
      },
      'goods',
      ['ben'],
    ],
    ['nothing', { ana: { baseVp: 33 }, cho: { baseVp: 33 } }, 'draw', ['ana', 'cho']],
    [
      'the last turn, without the seat that resigned',
      { ana: { baseVp: 3 }, ben: { baseVp: 40, resigned: true }, position: { turn: 20 } },
      'points',
      ['ana'],
    ],
  ];
  test.each(ends)('11.2, 11.3 decided by %s', (_shows, given, by, winners) => {
    const result = play({
      ...given,
      ben: { passed: true, ...given.ben },
      cho: { passed: true, ...given.cho },
      orders: { ana: [PASS] },
    });
    expect(result.outcome).toMatchObject({ by, winners });
    expect(newEra.outcome(result.position)?.placing[0]).toEqual(winners);
  });
});
