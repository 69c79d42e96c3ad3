import { expect, test } from 'vitest';
import { type Given, positionOf } from '../../../test/support/new-era-play';
import type { Offer, OpenPart } from '../../game/offer';
import type { Order } from '../orders/order-types';
import { legal } from './legal';

/** An open part as "targets 1 to 2 of [...]", "put.fuel 1 to 3", "card of [...]". */
function part(open: OpenPart): string {
  if (open.kind === 'number') return `${open.field} ${open.min} to ${open.max}`;
  if (open.kind === 'placements') return open.field;
  const from = open.from.length > 20 ? String(open.from.length) : JSON.stringify(open.from);
  if (open.kind === 'list') return `${open.field} ${open.min} to ${open.max} of ${from}`;
  return `${open.field} of ${from}`;
}

/** An offer as its type, its fields, and its open parts. */
function offerText({ order: { type, ...rest }, open = [] }: Offer<Order>): string {
  const written = Object.keys(rest).length > 0 ? [JSON.stringify(rest)] : [];
  return [type, ...written, ...open.map(part)].join(' | ').replaceAll('"', '');
}

/** The offers that ana gets, of the types that a case is about. */
const cases: readonly (readonly [shows: string, types: RegExp, given: Given, offers: readonly string[]])[] = [
  [
    '7.1 each instant of the hand',
    /^instant/,
    { ana: { hand: ['militia#1', 'hidden-cache#1', 'den#1'], goods: { scrap: 1, fuel: 2, coop1: 1 } } },
    ['instant | {card:militia#1}', 'instant | {card:hidden-cache#1}'],
  ],
  [
    '7.3, 8.16 contacts with the tokens that there are, an attack with a reserve',
    /^contact$/,
    {
      ana: {
        hand: ['den#1', 'quarry#1', 'minefield#1'],
        goods: { incorp3: 1, coop2: 1, contact1: 1, conquest1: 2, conquest3: 1 },
        locations: { 'quarry#2': {}, 'arena#1': { shield: 'watchtower#1' }, 'tank#1': { debris: true } },
      },
      ben: { locations: { 'harbour#1': {}, 'watchtower#2': {}, 'shelter#1': { debris: true } } },
      cho: { passed: true, locations: { 'village#1': {} } },
    },
    [
      'contact | {kind:conquest,tokens:[conquest1],card:den#1} | tokens of [[conquest1],[contact1],[conquest3]]',
      'contact | {kind:conquest,tokens:[conquest1,conquest1],card:quarry#1} | tokens of [[conquest1,conquest1],[conquest1,contact1],[conquest3]]',
      'contact | {kind:conquest,tokens:[conquest3],card:minefield#1} | tokens of [[conquest3],[conquest1,conquest1,contact1]]',
      'contact | {kind:conquest,tokens:[conquest3,conquest1],owner:ben,targets:[harbour#1]} | tokens of [[conquest3,conquest1],[conquest3,contact1]] | targets 1 to 2 of [harbour#1,watchtower#2]',
      'contact | {kind:conquest,tokens:[conquest3,conquest1],owner:ben,targets:[harbour#1],reserve:[conquest1,contact1]} | reserve 1 to 2 of [conquest1,contact1] | targets 1 to 2 of [harbour#1,watchtower#2]',
      'contact | {kind:coop,tokens:[contact1],card:den#1} | tokens of [[contact1],[coop2]]',
      'contact | {kind:coop,tokens:[coop2],card:quarry#1} | tokens of [[coop2]]',
      'contact | {kind:coop,tokens:[coop2,contact1],card:minefield#1,at:quarry#2} | tokens of [[coop2,contact1]]',
      'contact | {kind:incorp,tokens:[contact1],card:den#1} | tokens of [[contact1],[incorp3]]',
      'contact | {kind:incorp,tokens:[incorp3],card:quarry#1} | tokens of [[incorp3]]',
      'contact | {kind:incorp,tokens:[incorp3],card:minefield#1} | tokens of [[incorp3]]',
    ],
  ],
  [
    '8.18 with a hideout each attack may spare what it takes',
    /^contact$/,
    {
      ana: { goods: { conquest5: 1 }, locations: { 'gang-hideout#1': {} } },
      ben: { locations: { 'quarry#1': { shield: 'barbed-wire-entanglement#1' }, 'harbour#1': {} } },
    },
    [
      'contact | {kind:conquest,tokens:[conquest5],owner:ben,targets:[quarry#1]} | tokens of [[conquest5]] | targets 1 to 2 of [quarry#1,harbour#1]',
      'contact | {kind:conquest,tokens:[conquest5],owner:ben,targets:[quarry#1],spare:true} | tokens of [[conquest5]] | targets 1 to 2 of [quarry#1,harbour#1]',
      'contact | {kind:conquest,tokens:[conquest5],owner:ben,targets:[harbour#1]} | tokens of [[conquest5]] | targets 1 to 1 of [harbour#1]',
      'contact | {kind:conquest,tokens:[conquest5],owner:ben,targets:[harbour#1],spare:true} | tokens of [[conquest5]] | targets 1 to 1 of [harbour#1]',
    ],
  ],
  [
    '8.19 with a salesman pairs of cooperations',
    /^contact$/,
    {
      ana: {
        hand: ['den#1', 'rat#1', 'minefield#1', 'watchtower#1'],
        goods: { coop5: 1 },
        agreements: { 'shelter#1': 'ben' },
        locations: { 'mad-salesman#1': {} },
      },
      ben: { locations: { 'quarry#1': {}, 'shelter#1': {}, 'village#1': {} } },
    },
    [
      'contact | {kind:coop,tokens:[coop5],card:den#1} | tokens of [[coop5]]',
      'contact | {kind:coop,tokens:[coop5],card:rat#1} | tokens of [[coop5]]',
      'contact | {kind:coop,tokens:[coop5],card:minefield#1,at:mad-salesman#1} | tokens of [[coop5]]',
      'contact | {kind:coop,tokens:[coop5],card:watchtower#1,at:mad-salesman#1} | tokens of [[coop5]]',
      'contact | {kind:coop,tokens:[coop5],owner:ben,card:quarry#1} | tokens of [[coop5]]',
      'contact | {kind:coop,tokens:[coop5],owner:ben,card:village#1} | tokens of [[coop5]]',
      'contact | {kind:coop,tokens:[coop5],card:den#1,second:{card:rat#1}} | second of [{card:rat#1},{card:minefield#1,at:mad-salesman#1},{card:watchtower#1,at:mad-salesman#1},{owner:ben,card:quarry#1},{owner:ben,card:village#1}]',
      'contact | {kind:coop,tokens:[coop5],card:rat#1,second:{card:minefield#1,at:mad-salesman#1}} | second of [{card:minefield#1,at:mad-salesman#1},{card:watchtower#1,at:mad-salesman#1},{owner:ben,card:quarry#1},{owner:ben,card:village#1}]',
      'contact | {kind:coop,tokens:[coop5],card:minefield#1,at:mad-salesman#1,second:{owner:ben,card:quarry#1}} | second of [{owner:ben,card:quarry#1},{owner:ben,card:village#1}]',
      'contact | {kind:coop,tokens:[coop5],card:watchtower#1,at:mad-salesman#1,second:{owner:ben,card:quarry#1}} | second of [{owner:ben,card:quarry#1},{owner:ben,card:village#1}]',
      'contact | {kind:coop,tokens:[coop5],owner:ben,card:quarry#1,second:{owner:ben,card:village#1}} | second of [{owner:ben,card:village#1}]',
    ],
  ],
  [
    '8.19, 10.2, 10.3 no pair without room for both',
    /^contact$/,
    {
      ana: {
        hand: ['den#1', 'rat#1'],
        goods: { coop5: 1 },
        under: { 'tank#1': 'spoils', 'truck#1': 'spoils' },
        agreements: { 'shelter#1': 'ben', 'oil-pump#1': 'ben' },
        locations: { 'mad-salesman#1': {} },
      },
      ben: { locations: { 'quarry#1': {}, 'shelter#1': {}, 'village#1': {}, 'oil-pump#1': {} } },
    },
    [
      'contact | {kind:coop,tokens:[coop5],card:den#1} | tokens of [[coop5]]',
      'contact | {kind:coop,tokens:[coop5],card:rat#1} | tokens of [[coop5]]',
      'contact | {kind:coop,tokens:[coop5],owner:ben,card:quarry#1} | tokens of [[coop5]]',
      'contact | {kind:coop,tokens:[coop5],owner:ben,card:village#1} | tokens of [[coop5]]',
      'contact | {kind:coop,tokens:[coop5],card:den#1,second:{owner:ben,card:quarry#1}} | second of [{owner:ben,card:quarry#1},{owner:ben,card:village#1}]',
      'contact | {kind:coop,tokens:[coop5],card:rat#1,second:{owner:ben,card:quarry#1}} | second of [{owner:ben,card:quarry#1},{owner:ben,card:village#1}]',
    ],
  ],
  [
    '10.2, 10.3 nothing without room for one',
    /^contact$/,
    {
      ana: {
        hand: ['den#1', 'rat#1'],
        goods: { coop5: 1, conquest5: 1 },
        under: { 'tank#1': 'spoils', 'truck#1': 'spoils', 'arena#1': 'agreement' },
        agreements: { 'shelter#1': 'ben', 'oil-pump#1': 'ben', 'harbour#1': 'ben' },
      },
      ben: {
        passed: true,
        locations: { 'quarry#1': {}, 'shelter#1': {}, 'oil-pump#1': {}, 'harbour#1': {} },
      },
    },
    [],
  ],
  [
    '7.2 the contact card, as a token or for what it reaches',
    /^contactCard/,
    {
      ana: {
        hand: ['den#1', 'quarry#1', 'oil-pump#1'],
        goods: { worker: 2, fuel: 1, scrap: 1, weapons: 1, material: 1 },
        locations: { 'rat#1': {} },
      },
      ben: { locations: { 'village#1': {} } },
    },
    [
      'contactCard | {slot:conquest,as:token}',
      'contactCard | {slot:coop,as:token}',
      'contactCard | {slot:incorp,as:token}',
      'contactCard | {slot:redevelop,as:token}',
      'contactCard | {slot:conquest,as:act,card:den#1}',
      'contactCard | {slot:conquest,as:act,card:quarry#1}',
      'contactCard | {slot:conquest,as:act,card:oil-pump#1}',
      'contactCard | {slot:coop,as:act,card:den#1}',
      'contactCard | {slot:coop,as:act,card:quarry#1}',
      'contactCard | {slot:coop,as:act,card:oil-pump#1}',
      'contactCard | {slot:incorp,as:act,card:den#1}',
      'contactCard | {slot:incorp,as:act,card:quarry#1}',
      'contactCard | {slot:incorp,as:act,card:oil-pump#1}',
      'contactCard | {slot:redevelop,as:act,from:rat#1,card:den#1} | card of [den#1,quarry#1]',
    ],
  ],
  [
    '7.2, 7.4, 7.5 redevelopment and reconstruction',
    /redevelop|reconstruct/,
    {
      ana: {
        hand: ['tank#1', 'ruined-block#1', 'den#1'],
        goods: { redevelop: 1, fuel: 1, material: 1 },
        locations: { 'quarry#1': {}, 'unfinished-mall#1': {}, 'rat#1': { debris: true } },
      },
    },
    [
      'contactCard | {slot:redevelop,as:token}',
      'redevelop | {from:quarry#1,card:den#1} | card of [den#1]',
      'contactCard | {slot:redevelop,as:act,from:quarry#1,card:den#1} | card of [den#1]',
      'redevelop | {from:unfinished-mall#1,card:tank#1} | card of [tank#1,den#1]',
      'contactCard | {slot:redevelop,as:act,from:unfinished-mall#1,card:tank#1} | card of [tank#1,den#1]',
      'reconstruct | {debris:rat#1,card:tank#1} | card of [tank#1,ruined-block#1,den#1]',
    ],
  ],
  [
    '7.6 two cards for one',
    /swap/,
    { ana: { hand: ['tank#1', 'militia#1', 'den#1'] } },
    ['swap | {cards:[tank#1,militia#1]} | cards 2 to 2 of [tank#1,militia#1,den#1]'],
  ],
  ['7.6 not one', /swap/, { ana: { hand: ['tank#1'] } }, []],
  [
    '7.7, 7.8, 14.3 work and more work, with what it is for',
    /^work/,
    {
      ana: {
        hand: ['tank#1', 'militia#1'],
        goods: { worker: 4, weapons: 1, scrap: 1, coop2: 1, incorp2: 1 },
        locations: {
          'arena#1': {},
          'radio-station#1': { uses: 1 },
          'improvement#1': {},
          'production-hall#1': {},
          'bulldozer#1': {},
          'quarry#1': { improved: true },
          'monument#1': {},
        },
      },
    },
    [
      'work | {location:arena#1}',
      'workAgain | {location:radio-station#1}',
      'work | {location:improvement#1,target:improvement#1} | target of [improvement#1,production-hall#1,bulldozer#1]',
      'work | {location:production-hall#1,target:quarry#1} | target of [quarry#1,monument#1]',
      'work | {location:bulldozer#1,from:arena#1,card:tank#1} | card of [tank#1]',
      'work | {location:bulldozer#1,from:radio-station#1,card:tank#1} | card of [tank#1]',
      'work | {location:bulldozer#1,from:improvement#1,card:tank#1} | card of [tank#1]',
      'work | {location:bulldozer#1,from:production-hall#1,card:tank#1} | card of [tank#1]',
      'work | {location:bulldozer#1,from:quarry#1,card:tank#1} | card of [tank#1]',
      'work | {location:bulldozer#1,from:monument#1,card:tank#1} | card of [tank#1]',
    ],
  ],
  [
    '7.7 nowhere a third time, and not in debris',
    /^work/,
    {
      ana: {
        goods: { worker: 4, weapons: 1 },
        locations: { 'arena#1': { debris: true }, 'radio-station#1': { uses: 2 } },
      },
    },
    [],
  ],
  [
    '7.9 visits to those who have not passed or left',
    /visit/,
    {
      ana: { goods: { worker: 1 }, locations: { 'harbour#1': {} } },
      ben: { locations: { 'quarry#1': {}, 'tank#1': {}, 'shelter#1': { debris: true }, 'village#1': {} } },
      cho: { resigned: true, locations: { 'oil-pump#1': {} } },
    },
    ['visit | {owner:ben,location:quarry#1}', 'visit | {owner:ben,location:village#1}'],
  ],
  [
    '7.10 two workers for a resource',
    /trade/,
    { ana: { goods: { worker: 2 } } },
    ['trade | {resource:scrap} | resource of [scrap,fuel,weapons,material]'],
  ],
  ['7.10 not for one', /trade/, { ana: { goods: { worker: 1 } } }, []],
  [
    '10.5, 7.11 goods into storages and out of them, and a pass with what fits',
    /store|pass/,
    {
      ana: {
        goods: { worker: 3, fuel: 1, coop1: 1 },
        locations: {
          'den#1': { stored: { scrap: 1, worker: 1 } },
          'cistern#1': { stored: { fuel: 2 } },
          'arena#1': {},
          'truck#1': { debris: true },
        },
      },
    },
    [
      'store | {location:den#1,put:{fuel:1}} | put.fuel 1 to 1',
      'store | {location:den#1,put:{worker:1}} | put.worker 1 to 1',
      'store | {location:den#1,take:{scrap:1}} | take.scrap 1 to 1',
      'store | {location:den#1,take:{worker:1}} | take.worker 1 to 1',
      'store | {location:cistern#1,put:{fuel:1}} | put.fuel 1 to 1',
      'store | {location:cistern#1,take:{fuel:2}} | take.fuel 1 to 2',
      'pass | {store:[{location:cistern#1,put:{fuel:1}},{location:den#1,put:{worker:1}}]}',
      'pass',
    ],
  ],
  [
    '8.20 agreements of both sorts, no spoils',
    /break/,
    {
      ana: { agreements: { 'quarry#1': 'ben' }, under: { 'tank#1': 'agreement', 'rat#1': 'spoils' } },
      ben: { locations: { 'quarry#1': {} } },
    },
    ['breakAgreement | {card:quarry#1}', 'breakAgreement | {card:tank#1}'],
  ],
  [
    '3.10 standing orders as they are, for each location that stands',
    /standing|resign/,
    {
      ana: {
        locations: { 'quarry#1': {}, 'tank#1': { debris: true } },
        standing: { defence: { 'quarry#1': 2, '*': 5 }, draft: ['tank'], spoils: 'all' },
      },
    },
    [
      'standing | {spoils:all} | spoils of [all,none]',
      'standing | {draft:[tank]} | draft 0 to 20 of 89',
      'standing | {defence:{quarry#1:2,*:5}} | defence.* 0 to 99',
      'standing | {defence:{quarry#1:2,*:5}} | defence.quarry#1 0 to 99',
      'resign',
    ],
  ],
  [
    '4.6 a pick',
    /draft|resign/,
    { position: { phase: 'lookout', display: ['tank#1', 'den#1', 'rat#1'] } },
    ['draft | {prefer:[tank#1]} | prefer 1 to 3 of [tank#1,den#1,rat#1]', 'resign'],
  ],
  [
    '5.4 spoils, all of them or some',
    /spoils/,
    {
      position: { phase: 'production' },
      ana: { under: { 'tank#1': 'spoils', 'rat#1': 'agreement', 'den#1': 'spoils' } },
    },
    ['spoils | {take:[den#1,tank#1]} | take 0 to 2 of [den#1,tank#1]'],
  ],
];

test.each(cases)('%s', (_shows, types, given, offers) => {
  const made = legal(positionOf(given), 'ana', []).filter(({ order }) =>
    types.test('slot' in order && order.slot === 'redevelop' ? `${order.type} redevelop` : order.type),
  );
  expect(made.map(offerText)).toEqual(offers);
});

test('3.9 who has left may come back, and set standing orders', () => {
  const types = legal(positionOf({ ben: { resigned: true } }), 'ben', []).map(({ order }) => order.type);
  expect(types).toEqual(['standing', 'standing', 'standing', 'rejoin']);
});

test('3.2 after an action of the list there is nothing more to order now', () => {
  const given = positionOf({ ana: { goods: { worker: 5 } } });
  const types = (list: readonly Order[]) => legal(given, 'ana', list).map(({ order }) => order.type);
  expect(types([])).toContain('trade');
  expect(types([{ type: 'trade', resource: 'fuel' }])).toEqual([
    'standing',
    'standing',
    'standing',
    'resign',
  ]);
});
