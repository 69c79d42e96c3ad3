import { describe, expect, test } from 'vitest';
import { fates, type Given, ownOf, play, positionOf } from '../../../test/support/new-era-play';
import { legal } from '../offers/legal';

const work = (location: string, more: object = {}) => ({ type: 'work', location, ...more });
const instant = (card: string, more: object = {}) => ({ type: 'instant', card, ...more });

/** The rest of ana's goods and hand after one order, or the rule that refuses it. */
function left(ana: object, order: object): unknown {
  const result = play({ ana, orders: { ana: [order] } });
  const [fate] = fates(result);
  if (fate !== 'ok') return fate;
  const { goods, hand } = ownOf(result, 'ana');
  return hand.length === 0 ? goods : { ...goods, hand };
}

describe('6.4, 14.1 a price is paid', () => {
  const market = { locations: { 'black-market#1': {} } };
  const casino = { locations: { 'casino#1': {} } };
  const pawnShop = { locations: { 'kellys-pawn-shop#1': {} } };
  const gatherers = { locations: { 'gatherers#1': {} } };
  const bought = { option: 1 };
  const cases: readonly (readonly [shows: string, ana: object, order: object, left: unknown])[] = [
    [
      'with the resource itself before any',
      { ...market, goods: { worker: 1, weapons: 1, any: 1 } },
      work('black-market#1', { option: 0 }),
      { any: 3 },
    ],
    [
      'with any in its place',
      { ...market, goods: { worker: 1, fuel: 1, any: 1 } },
      work('black-market#1', { option: 0 }),
      { fuel: 1, any: 2 },
    ],
    [
      'not with another resource',
      { ...market, goods: { worker: 1, fuel: 1 } },
      work('black-market#1', { option: 0 }),
      '6.4',
    ],
    [
      'without a choice where there is one',
      { ...market, goods: { worker: 1, weapons: 1 } },
      work('black-market#1'),
      '3.4',
    ],
    [
      'by a choice that there is not',
      { ...market, goods: { worker: 1, weapons: 1 } },
      work('black-market#1', { option: 2 }),
      '3.4',
    ],
    [
      'with any two, those taken that are worth least',
      { ...market, goods: { worker: 1, scrap: 1, fuel: 1, material: 1, any: 1 } },
      work('black-market#1', bought),
      { material: 1, any: 1 },
    ],
    [
      'with the two that are named',
      { ...market, goods: { worker: 1, scrap: 1, fuel: 1, any: 1 } },
      work('black-market#1', { ...bought, with: ['any', 'fuel'] }),
      { scrap: 1 },
    ],
    [
      'with twice the same',
      { ...market, goods: { worker: 1, scrap: 1, fuel: 2 } },
      work('black-market#1', { ...bought, with: ['fuel', 'fuel'] }),
      { scrap: 1 },
    ],
    [
      'not with more of it than there is',
      { ...market, goods: { worker: 1, scrap: 1, fuel: 1 } },
      work('black-market#1', { ...bought, with: ['fuel', 'fuel'] }),
      '6.4',
    ],
    [
      'not with one of two',
      { ...market, goods: { worker: 1, scrap: 2 } },
      work('black-market#1', { ...bought, with: ['scrap'] }),
      '3.4',
    ],
    [
      'not with workers',
      { ...market, goods: { worker: 3, scrap: 2 } },
      work('black-market#1', { ...bought, with: ['scrap', 'worker'] }),
      '3.4',
    ],
    [
      'not with what is no good at all',
      { ...market, goods: { worker: 1, scrap: 2 } },
      work('black-market#1', { ...bought, with: ['scrap', 'gold'] }),
      '3.4',
    ],
    [
      'not with a word',
      { ...market, goods: { worker: 1, scrap: 2 } },
      work('black-market#1', { ...bought, with: 'scrap' }),
      '3.4',
    ],
    [
      'not without a second one',
      { ...market, goods: { worker: 1, scrap: 1 } },
      work('black-market#1', bought),
      '6.4',
    ],
    ['not without a worker', { ...market, goods: { scrap: 2 } }, work('black-market#1', bought), '6.4'],
    [
      'by an instant, with the resource that is named',
      { hand: ['auction#1'], goods: { fuel: 1, scrap: 1 } },
      instant('auction#1', { with: ['fuel'] }),
      { scrap: 1, any: 2 },
    ],
    [
      'by an instant, not with two',
      { hand: ['auction#1'], goods: { fuel: 2 } },
      instant('auction#1', { with: ['fuel', 'fuel'] }),
      '3.4',
    ],
    [
      'by an instant, not with what is no resource',
      { hand: ['auction#1'], goods: { fuel: 2, worker: 1 } },
      instant('auction#1', { with: ['worker'] }),
      '3.4',
    ],
    ['by an instant that costs nothing', { hand: ['hidden-cache#1'] }, instant('hidden-cache#1'), { any: 1 }],
    [
      'by an instant with a choice',
      { hand: ['supply-drop#1'] },
      instant('supply-drop#1', { option: 1 }),
      { fuel: 2 },
    ],
    [
      'by an instant, without the choice that it asks for',
      { hand: ['supply-drop#1'] },
      instant('supply-drop#1'),
      '3.4',
    ],
    [
      'by an instant, with a choice that it does not ask for',
      { hand: ['hidden-cache#1'] },
      instant('hidden-cache#1', { option: 0 }),
      '3.4',
    ],
    ['by an instant that is not in the hand', {}, instant('hidden-cache#1'), '6.6'],
    [
      'with a card',
      { ...casino, goods: { worker: 1 }, hand: ['tank#1', 'den#1'] },
      work('casino#1', { cards: ['den#1'] }),
      { hand: ['tank#1'] },
    ],
    ['with no card named', { ...casino, goods: { worker: 1 }, hand: ['tank#1'] }, work('casino#1'), '3.4'],
    [
      'with two cards for one',
      { ...casino, goods: { worker: 1 }, hand: ['tank#1', 'den#1'] },
      work('casino#1', { cards: ['den#1', 'tank#1'] }),
      '3.4',
    ],
    [
      'with what is no card',
      { ...casino, goods: { worker: 1 }, hand: ['tank#1'] },
      work('casino#1', { cards: ['castle#1'] }),
      '3.4',
    ],
    [
      'with a word for a list',
      { ...casino, goods: { worker: 1 }, hand: ['tank#1'] },
      work('casino#1', { cards: 't' }),
      '3.4',
    ],
    [
      'with a card that is not in the hand',
      { ...casino, goods: { worker: 1 }, hand: ['tank#1'] },
      work('casino#1', { cards: ['den#1'] }),
      '6.6',
    ],
    [
      'with a contact token of the lowest range that serves',
      { ...pawnShop, goods: { worker: 1, conquest1: 1, conquest3: 1, contact1: 1 } },
      work('kellys-pawn-shop#1'),
      { conquest3: 1, contact1: 1 },
    ],
    [
      'with a universal one where there is none of the kind',
      { ...pawnShop, goods: { worker: 1, coop3: 1, contact1: 1 } },
      work('kellys-pawn-shop#1'),
      { coop3: 1 },
    ],
    [
      'with the one that is named',
      { ...pawnShop, goods: { worker: 1, conquest1: 1, conquest3: 1 } },
      work('kellys-pawn-shop#1', { tokens: ['conquest3'] }),
      { conquest1: 1 },
    ],
    [
      'not with one that is not there',
      { ...pawnShop, goods: { worker: 1, conquest1: 1 } },
      work('kellys-pawn-shop#1', { tokens: ['conquest3'] }),
      '6.4',
    ],
    [
      'not with one of another kind',
      { ...pawnShop, goods: { worker: 1, coop3: 1 } },
      work('kellys-pawn-shop#1', { tokens: ['coop3'] }),
      '8.2',
    ],
    [
      'not with two',
      { ...pawnShop, goods: { worker: 1, conquest1: 2 } },
      work('kellys-pawn-shop#1', { tokens: ['conquest1', 'conquest1'] }),
      '3.4',
    ],
    [
      'not with none named',
      { ...pawnShop, goods: { worker: 1, conquest1: 2 } },
      work('kellys-pawn-shop#1', { tokens: [] }),
      '3.4',
    ],
    [
      'not with what is no token',
      { ...pawnShop, goods: { worker: 1, conquest1: 1 } },
      work('kellys-pawn-shop#1', { tokens: ['conquest1', 'gold'] }),
      '3.4',
    ],
    ['not where there is none', { ...pawnShop, goods: { worker: 1 } }, work('kellys-pawn-shop#1'), '6.4'],
    [
      'not with one whose range is too short',
      { ...gatherers, goods: { worker: 1, coop1: 3 } },
      work('gatherers#1'),
      '6.4',
    ],
    [
      'not with such a one if it is named',
      { ...gatherers, goods: { worker: 1, coop1: 3 } },
      work('gatherers#1', { tokens: ['coop1'] }),
      '8.2',
    ],
    [
      'with one that is long enough',
      { ...gatherers, goods: { worker: 1, coop1: 3, coop2: 1 } },
      work('gatherers#1'),
      { coop1: 3, any: 1 },
    ],
  ];
  test.each(cases)('%s', (_shows, ana, order, expected) => {
    expect(left(ana, order)).toEqual(expected);
  });
});

test('7.7 a second use takes two workers', () => {
  const given = {
    ...{ locations: { 'gatherers#1': { uses: 1, workers: 1 } } },
    goods: { worker: 2, coop2: 1 },
  };
  const result = play({ ana: given, orders: { ana: [{ type: 'workAgain', location: 'gatherers#1' }] } });
  expect(fates(result)).toEqual(['ok']);
  expect(ownOf(result, 'ana')).toMatchObject({
    goods: { any: 1 },
    locations: { 'gatherers#1': { uses: 2, workers: 3 } },
  });
  expect(
    left({ ...given, goods: { worker: 1, coop2: 1 } }, { type: 'workAgain', location: 'gatherers#1' }),
  ).toBe('6.4');
});

test('14.1, 14.3 offers name what pays', () => {
  const given: Given = {
    ana: {
      hand: ['auction#1', 'supply-drop#1', 'tank#1'],
      goods: { worker: 1, weapons: 1, scrap: 1, conquest1: 1, conquest3: 1, coop1: 1, coop2: 1 },
      locations: { 'black-market#1': {}, 'casino#1': {}, 'kellys-pawn-shop#1': {}, 'gatherers#1': {} },
    },
  };
  const offered = legal(positionOf(given), 'ana', [])
    .filter(({ order: { type } }) => type === 'work' || type === 'instant')
    .map(({ order, open }) => JSON.stringify([order, open]).replaceAll('"', ''));
  expect(offered).toEqual([
    '[{type:instant,card:auction#1},[{field:with,kind:list,from:[scrap,weapons],min:1,max:1,repeats:false}]]',
    '[{type:instant,card:supply-drop#1,option:0},[]]',
    '[{type:instant,card:supply-drop#1,option:1},[]]',
    '[{type:work,location:black-market#1,option:0},[]]',
    '[{type:work,location:black-market#1,option:1},[{field:with,kind:list,from:[scrap,weapons],min:2,max:2,repeats:false}]]',
    '[{type:work,location:casino#1,cards:[auction#1]},[{field:cards,kind:list,from:[auction#1,supply-drop#1,tank#1],min:1,max:1,repeats:false}]]',
    '[{type:work,location:kellys-pawn-shop#1},[{field:tokens,kind:choice,from:[[conquest1],[conquest3]]}]]',
    '[{type:work,location:gatherers#1},[{field:tokens,kind:choice,from:[[coop2]]}]]',
  ]);
});
