import { describe, expect, test } from 'vitest';
import { type Board, boardAfter, fates, type Given, play } from '../../../test/support/nyc-risk-play';
import { ADVENTURES } from '../data/cards';

interface Case {
  readonly card: string;
  readonly shows: string;
  readonly phase: string;
  readonly board: Board;
  readonly fields?: object;
  readonly position?: object;
  readonly dice?: readonly number[];
  /** The state of some hoods afterwards. */
  readonly after?: Board;
  /** Part of the position afterwards. */
  readonly leaves?: object;
  readonly points: number;
  /** Fields that do not fit the text, each refused with its rule. */
  readonly refused?: readonly (readonly [rule: string, fields: object, position?: object])[];
}

const put = (to: string, count: number) => ({ placements: [{ to, count }] });
const at = (hood: string) => ({ mayors: { ana: hood } });

const MISSIONS: readonly Case[] = [
  {
    card: 'central-park',
    shows: 'two units anywhere in Manhattan',
    phase: 'attack',
    board: { 'central-park': 'ana 1', soho: 'ana 1', harlem: 'ben 2' },
    position: at('central-park'),
    fields: {
      placements: [
        { to: 'soho', count: 1 },
        { to: 'central-park', count: 1 },
      ],
    },
    after: { soho: 'ana 2', 'central-park': 'ana 2' },
    points: 2,
    refused: [
      ['14.3', put('riverdale', 2)],
      ['14.3', put('harlem', 2)],
      ['14.3', put('soho', 3)],
      ['14.3', put('soho', 2), at('soho')],
      ['14.3', {}, at('soho')],
      ['17.1', {}],
      ['17.1', put('hoboken', 2)],
    ],
  },
  {
    card: 'boardwalk',
    shows: 'three units in Brooklyn',
    phase: 'end',
    board: { 'coney-island': 'ana 1' },
    position: at('coney-island'),
    fields: put('coney-island', 3),
    after: { 'coney-island': 'ana 4' },
    points: 1,
  },
  {
    card: 'unisphere',
    shows: 'two units in Queens',
    phase: 'fortify',
    board: { flushing: 'ana 1', astoria: 'ana 1' },
    position: at('flushing'),
    fields: put('astoria', 2),
    after: { astoria: 'ana 3' },
    points: 2,
  },
  {
    card: 'ferry-terminal',
    shows: 'three units on Staten Island',
    phase: 'reinforce',
    board: { 'st-george': 'ana 1' },
    position: at('st-george'),
    fields: put('st-george', 3),
    after: { 'st-george': 'ana 4' },
    leaves: { reinforcements: 0 },
    points: 1,
  },
  {
    card: 'turnpike',
    shows: 'three units in New Jersey',
    phase: 'attack',
    board: { newark: 'ana 1' },
    position: at('newark'),
    fields: put('newark', 3),
    after: { newark: 'ana 4' },
    points: 1,
  },
  {
    card: 'opening-day',
    shows: 'two units in the Bronx',
    phase: 'attack',
    board: { concourse: 'ana 1' },
    position: at('concourse'),
    fields: put('riverdale', 2),
    after: { riverdale: 'ana 3' },
    points: 2,
  },
  {
    card: 'opening-bell',
    shows: 'a neighbourhood card',
    phase: 'attack',
    board: { 'financial-district': 'ana 1' },
    position: { ...at('financial-district'), decks: { cards: ['soho', 'harlem'] } },
    leaves: { hands: { ana: { cards: ['soho'] } }, decks: { cards: ['harlem'] } },
    points: 2,
  },
  {
    card: 'gallery-night',
    shows: 'three units right there',
    phase: 'attack',
    board: { soho: 'ana 1', midtown: 'ana 1' },
    position: at('soho'),
    fields: put('soho', 3),
    after: { soho: 'ana 4' },
    points: 1,
    refused: [['14.3', put('midtown', 3)]],
  },
  {
    card: 'amateur-night',
    shows: 'two units anywhere',
    phase: 'attack',
    board: { harlem: 'ana 1' },
    position: at('harlem'),
    fields: put('riverdale', 2),
    after: { riverdale: 'ana 3' },
    points: 2,
    refused: [['14.3', put('tottenville', 2)]],
  },
  {
    card: 'red-carpet',
    shows: 'a unit on each own airport',
    phase: 'attack',
    board: { 'howard-beach': 'ana 1', newark: 'ana 2', 'east-elmhurst': 'ben 2' },
    position: at('howard-beach'),
    after: { 'howard-beach': 'ana 2', newark: 'ana 3', 'east-elmhurst': 'ben 2' },
    points: 2,
  },
  {
    card: 'last-stop',
    shows: 'nothing but points',
    phase: 'attack',
    board: { inwood: 'ana 1' },
    position: at('inwood'),
    after: { inwood: 'ana 1' },
    points: 4,
  },
  {
    card: 'rooftop-farm',
    shows: 'two units anywhere',
    phase: 'attack',
    board: { williamsburg: 'ana 1' },
    position: at('williamsburg'),
    fields: put('williamsburg', 2),
    after: { williamsburg: 'ana 3' },
    points: 2,
  },
];

const POWERS: readonly Case[] = [
  {
    card: 'overtime-pay',
    shows: 'three units in a hood',
    phase: 'reinforce',
    board: { soho: 'ana 1' },
    fields: { to: 'soho' },
    after: { soho: 'ana 4' },
    points: 1,
    refused: [
      ['14.3', { to: 'tottenville' }],
      ['17.1', { to: 'hoboken' }],
      ['14.2', { to: 'soho' }, { phase: 'attack' }],
    ],
  },
  {
    card: 'borough-president',
    shows: 'four units where one owns most',
    phase: 'reinforce',
    board: { astoria: 'ana 1', flushing: 'ana 1', jamaica: 'ben 1', soho: 'ana 1', harlem: 'ben 1' },
    fields: { borough: 'queens', ...put('astoria', 4) },
    after: { astoria: 'ana 5' },
    points: 1,
    refused: [
      ['14.3', { borough: 'manhattan', ...put('soho', 4) }],
      ['14.3', { borough: 'queens', ...put('soho', 4) }],
      ['14.3', { borough: 'queens', ...put('astoria', 3) }],
      ['17.1', { borough: 'nassau', ...put('astoria', 4) }],
    ],
  },
  {
    card: 'hail-a-cab',
    shows: 'four units for a taxi card',
    phase: 'reinforce',
    board: { soho: 'ana 1' },
    position: { hands: { ana: { cards: ['harlem', 'inwood', 'wild-1'], adventures: ['hail-a-cab'] } } },
    fields: { give: 'harlem', ...put('soho', 4) },
    after: { soho: 'ana 5' },
    leaves: { hands: { ana: { cards: ['inwood', 'wild-1'] } }, decks: { cardDiscard: ['harlem'] } },
    points: 1,
    refused: [
      ['14.3', { give: 'inwood', ...put('soho', 4) }],
      ['14.3', { give: 'wild-1', ...put('soho', 4) }],
      ['14.3', { give: 'chelsea', ...put('soho', 4) }],
      ['17.1', { give: 'hoboken', ...put('soho', 4) }],
    ],
  },
  {
    card: 'street-cleaning',
    shows: 'a neighbour loses a unit',
    phase: 'reinforce',
    board: { soho: 'ana 1', 'west-village': 'ben 2', williamsbridge: '- 2', inwood: 'ben 1' },
    fields: { at: 'west-village' },
    after: { 'west-village': 'ben 1' },
    points: 1,
    refused: [
      ['14.3', { at: 'soho' }],
      ['14.3', { at: 'inwood' }],
      ['14.3', { at: 'tottenville' }],
    ],
  },
  {
    card: 'jury-duty',
    shows: 'a card at random from another hand',
    phase: 'reinforce',
    board: {},
    position: {
      hands: {
        ana: { cards: ['soho'], adventures: ['jury-duty'] },
        ben: { cards: ['harlem', 'inwood', 'newark'] },
      },
    },
    fields: { seat: 'ben' },
    dice: [1],
    leaves: { hands: { ana: { cards: ['soho', 'inwood'] }, ben: { cards: ['harlem', 'newark'] } } },
    points: 1,
    refused: [
      ['14.3', { seat: 'cho' }],
      ['14.3', { seat: 'ana' }],
      ['17.1', { seat: 'dov' }],
    ],
  },
  {
    card: 'campaign-tour',
    shows: 'the mayor goes anywhere',
    phase: 'reinforce',
    board: { soho: 'ana 1' },
    position: at('riverdale'),
    fields: { to: 'soho' },
    leaves: { mayors: { ana: 'soho' } },
    points: 1,
    refused: [
      ['14.3', { to: 'tottenville' }],
      ['14.3', { to: 'soho' }, { mayors: { ana: null } }],
    ],
  },
  {
    card: 'lost-and-found',
    shows: 'a neighbourhood card',
    phase: 'reinforce',
    board: {},
    position: { decks: { cards: ['soho'] } },
    leaves: { hands: { ana: { cards: ['soho'] } }, decks: { cards: [] } },
    points: 1,
  },
  {
    card: 'second-wind',
    shows: 'waits for the next roll',
    phase: 'attack',
    board: {},
    leaves: { boosts: { attack: true } },
    points: 1,
    refused: [['14.3', {}, { boosts: { attack: true } }]],
  },
  {
    card: 'shortcut',
    shows: 'waits for the next roll',
    phase: 'attack',
    board: {},
    leaves: { boosts: { oneDie: true } },
    points: 1,
    refused: [['14.3', {}, { boosts: { oneDie: true } }]],
  },
  {
    card: 'chartered-ferry',
    shows: 'two harbours are linked',
    phase: 'attack',
    board: {},
    fields: { between: ['inwood', 'bayonne'] },
    leaves: { boosts: { links: [['inwood', 'bayonne']] } },
    points: 2,
    refused: [
      ['14.3', { between: ['inwood', 'soho'] }],
      ['14.3', { between: ['inwood', 'inwood'] }],
      ['17.1', { between: ['inwood'] }],
    ],
  },
  {
    card: 'air-shuttle',
    shows: 'units fly from airport to airport',
    phase: 'fortify',
    board: { newark: 'ana 4', 'howard-beach': 'ana 1', 'east-elmhurst': 'ben 1' },
    fields: { from: 'newark', to: 'howard-beach', count: 3 },
    after: { newark: 'ana 1', 'howard-beach': 'ana 4' },
    leaves: { phase: 'fortify' },
    points: 1,
    refused: [
      ['14.3', { from: 'newark', to: 'howard-beach', count: 4 }],
      ['14.3', { from: 'newark', to: 'east-elmhurst', count: 1 }],
      ['14.3', { from: 'newark', to: 'riverdale', count: 1 }],
      ['17.1', { from: 'newark', to: 'howard-beach', count: 0 }],
    ],
  },
  {
    card: 'commuter-hell',
    shows: 'a crossing is closed',
    phase: 'end',
    board: {},
    fields: { crossing: 'brooklyn-bridge' },
    leaves: { closed: [{ crossing: 'brooklyn-bridge', by: 'ana' }] },
    points: 1,
    refused: [
      ['14.3', { crossing: 'passage-harlem-melrose' }],
      ['14.3', { crossing: 'brooklyn-bridge' }, { closed: [{ crossing: 'brooklyn-bridge', by: 'ben' }] }],
      ['17.1', { crossing: 'golden-gate' }],
    ],
  },
  {
    card: 'signal-failure',
    shows: 'the train will stay',
    phase: 'end',
    board: {},
    leaves: { trainHold: 'stay' },
    points: 1,
    refused: [['14.3', {}, { trainHold: 'express' }]],
  },
  {
    card: 'express-service',
    shows: 'the train will run express',
    phase: 'end',
    board: {},
    leaves: { trainHold: 'express' },
    points: 1,
    refused: [['14.3', {}, { trainHold: 'stay' }]],
  },
  {
    card: 'ribbon-cutting',
    shows: 'points for a whole borough',
    phase: 'end',
    board: {
      'st-george': 'ana 1',
      'port-richmond': 'ana 1',
      'south-beach': 'ana 1',
      tottenville: 'ana 1',
      soho: 'ben 1',
    },
    points: 3,
  },
];

for (const [kind, cases] of [
  ['missions', MISSIONS],
  ['powers', POWERS],
] as const)
  describe(`14 ${kind}`, () => {
    for (const {
      card,
      shows,
      phase,
      board,
      fields,
      position,
      dice,
      after,
      leaves,
      points,
      refused,
    } of cases) {
      const given = (extra: object = {}, change: object = {}): Given => ({
        board,
        position: { phase, hands: { ana: { adventures: [card] } }, ...position, ...change },
        orders: { ana: [{ type: 'playCard', card, ...extra }] },
        ...(dice ? { dice } : {}),
      });
      test(`${card}: ${shows}`, () => {
        const result = play(given(fields));
        expect(fates(result)).toEqual(['done']);
        expect(result.position).toMatchObject({
          points: { ana: points },
          decks: { adventureDiscard: [card] },
          ...leaves,
        });
        expect(result.position.hands.ana?.adventures).toEqual([]);
        if (after) expect(boardAfter(result, Object.keys(after))).toEqual(after);
      });
      for (const [rule, wrong, change] of refused ?? [])
        test(`${card}: ${JSON.stringify({ ...wrong, ...change })} is refused`, () => {
          const result = play(given(wrong, change));
          expect(fates(result)).toEqual([rule]);
          expect(result.position.hands.ana?.adventures).toEqual([card]);
          expect(result.events).toEqual([]);
        });
    }
  });

test('14.5 Ribbon Cutting needs a whole borough', () => {
  const result = play({
    position: { phase: 'end', hands: { ana: { adventures: ['ribbon-cutting'] } } },
    orders: { ana: [{ type: 'playCard', card: 'ribbon-cutting' }] },
  });
  expect(fates(result)).toEqual(['14.3']);
});

test('14.1 a card that is not held is refused, before anything else about it', () => {
  const result = play({ orders: { ana: [{ type: 'playCard', card: 'overtime-pay' }] } });
  expect(fates(result)).toEqual(['14.1']);
});

describe('14.5 power cards at work in a roll', () => {
  const board = { soho: 'ana 4', 'west-village': 'ben 2' };
  const attack = { type: 'attack', from: 'soho', to: 'west-village', dice: 2 };
  const defence = (card: string, more: object = {}) => ({
    hands: { ben: { adventures: [card] } },
    standing: { ben: { cards: [{ card, at: 'any', ...more }] } },
  });
  const cases: readonly (readonly [
    shows: string,
    position: Readonly<Record<string, unknown>>,
    dice: readonly number[],
    after: Board,
  ])[] = [
    [
      'Second Wind adds one',
      { boosts: { attack: true } },
      [4, 1, 4, 2],
      { soho: 'ana 3', 'west-village': 'ben 1' },
    ],
    [
      'Shortcut takes a defence die',
      { boosts: { oneDie: true } },
      [4, 1, 3],
      { soho: 'ana 4', 'west-village': 'ben 1' },
    ],
    ['Doorman adds one', defence('doorman'), [5, 5, 5, 4], { soho: 'ana 3', 'west-village': 'ben 1' }],
    ['Doorman keeps off a 6', defence('doorman'), [6, 1, 6, 1], { soho: 'ana 2', 'west-village': 'ben 2' }],
    [
      'Jaywalkers leave one attack die',
      defence('jaywalkers'),
      [6, 5, 4],
      { soho: 'ana 4', 'west-village': 'ben 1' },
    ],
    [
      'Fire Company saves a unit',
      defence('fire-company'),
      [6, 6, 1, 1],
      { soho: 'ana 4', 'west-village': 'ben 1' },
    ],
    [
      '12.3 three dice are waited for',
      defence('fire-company', { minDice: 3 }),
      [6, 6, 1, 1],
      { 'west-village': 'ana 2' },
    ],
    [
      '12.3 another hood is waited for',
      defence('fire-company', { at: ['harlem'] }),
      [6, 6, 1, 1],
      { 'west-village': 'ana 2' },
    ],
  ];
  for (const [shows, position, dice, after] of cases)
    test(shows, () => {
      const result = play({ board, position, dice, orders: { ana: [{ ...attack, move: 2 }] } });
      expect(boardAfter(result, Object.keys(after))).toEqual(after);
      expect(result.position.boosts).toMatchObject({ attack: false, oneDie: false });
    });
  test('12.3 a card that was played pays its points and leaves the list', () => {
    const { position, events } = play({
      board,
      position: defence('doorman'),
      dice: [1, 1, 6, 6],
      orders: { ana: [attack] },
    });
    expect(position).toMatchObject({
      points: { ben: 1 },
      standing: { ben: { cards: [] } },
      hands: { ben: { adventures: [] } },
      decks: { adventureDiscard: ['doorman'] },
    });
    expect(events.map(({ type }) => type)).toEqual(['cardPlayed', 'rolled']);
  });
});

test('14 every card of the deck has a case', () => {
  const tested = [...MISSIONS, ...POWERS].map(({ card }) => card);
  const inRolls = ['doorman', 'jaywalkers', 'fire-company'];
  const wanted = ADVENTURES.filter(({ kind }) => kind !== 'event').map(({ id }) => id);
  expect([...tested, ...inRolls].sort()).toEqual([...wanted].sort());
});
