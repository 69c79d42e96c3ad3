import { describe, expect, test } from 'vitest';
import { boardOf, centresOf, type Extras, orderOf, play } from '../../../test/support/classic-table';
import { validate } from '../../../test/support/standard-classic';
import { inEnglish } from '../../../test/support/translated';
import type { Position } from '../types';

/** The problems of a list in notation or JSON: rule, code, path, text. */
function problems(position: Position, seat: string, orders: string): readonly string[] {
  const list = orders.split(', ').map((line) => orderOf(position, seat, line));
  return validate(position, seat, list).map(problemText);
}

function problemText({ rule, code, path, message }: ReturnType<typeof validate>[number]): string {
  return `${rule} ${code} ${path.join('.')}: ${typeof message === 'string' ? message : inEnglish(message)}`;
}

const TURKEY_IS_OUT: Extras = { eliminated: [{ power: 'turkey', year: 1901 }] };
const NO_OTHER = 'Without another order';
const IMPOSSIBLE = `4.6 impossible 0: The unit can never get there, not even by convoy. ${NO_OTHER} it holds.`;
const NO_SUPPORT = `4.8 no-support 0: This support could never work. ${NO_OTHER} the unit holds.`;
const NO_CONVOY = `4.9 no-convoy 0: No route of this convoy needs this fleet. ${NO_OTHER} it holds.`;
const NO_PLACE = '4.3 no-place 0: Name a place of the map.';
const UNCLEAR =
  '4.3 unclear-support 0: Name either the unit to hold, or where the supported move starts and where it goes.';
const VOTE =
  '4.10 bad-vote 0: Vote for a draw that your league allows, or concede to another power that is still in the game.';
const PHASE = '4.11 wrong-phase 0: This kind of order does not belong to this phase.';

/** Units of France and others, an order of France, and its problem; empty if it is legal. */
const ORDERS: readonly (readonly [units: string, order: string, problem: string])[] = [
  ['A PAR', '7', '4.3 not-an-object 0: This is not an order.'],
  ['A PAR', '[]', '4.3 not-an-object 0: This is not an order.'],
  ['A PAR', 'null', '4.3 not-an-object 0: This is not an order.'],
  ['A PAR', '"A PAR - BURG"', '15.1 unreadable 0: No place is called “burg”. Did you mean BUR (Burgundy)?'],
  ['A PAR', '"A PAR - BUR"', ''],
  ['A PAR', '{"unit":"par","type":"FLY"}', PHASE],
  ['A PAR', 'A PAR R BUR', PHASE],
  ['A PAR', 'WAIVE', PHASE],
  ['A PAR', 'VOTE CONCEDE France', VOTE],
  ['A PAR', 'VOTE CONCEDE Turkey', VOTE],
  ['A PAR', '{"type":"VOTE","vote":"concede","to":"atlantis"}', VOTE],
  ['A PAR', '{"type":"VOTE","vote":"war","to":"italy"}', VOTE],
  ['A PAR', 'VOTE CONCEDE Italy', ''],
  ['A PAR', 'A BUR H', '4.3 not-your-unit 0: You have no such unit there.'],
  ['A PAR; germany: A BUR', 'A BUR H', '4.3 not-your-unit 0: You have no such unit there.'],
  ['A PAR', '{"unit":"mars","type":"HOLD"}', '4.3 not-your-unit 0: You have no such unit there.'],
  ['A PAR', '{"unit":"par","type":"MOVE","to":"mars"}', NO_PLACE],
  [
    'A PAR',
    '{"unit":"par","type":"MOVE","to":"bur","viaConvoy":1}',
    '4.3 bad-via 0: viaConvoy is true or false.',
  ],
  ['A PAR', '{"unit":"par","type":"MOVE","to":"bur","viaConvoy":false}', ''],
  ['A PAR', 'A PAR - PAR', IMPOSSIBLE],
  ['A PAR', 'A PAR - MUN', IMPOSSIBLE],
  ['A BRE', 'A BRE - ENG', IMPOSSIBLE],
  ['A BRE', 'A BRE - LON', IMPOSSIBLE],
  ['A BRE, F ENG', 'A BRE - LON', ''],
  ['A BRE; england: F ENG', 'A BRE - LON', ''],
  ['A PAR, F ENG', 'A PAR - LON', IMPOSSIBLE],
  ['A BRE, F ENG', 'A BRE - PAR VIA', IMPOSSIBLE],
  ['A BRE', 'A BRE - PIC VIA', IMPOSSIBLE],
  ['A BRE, F ENG', 'A BRE - PIC VIA', ''],
  ['F BRE', 'F BRE - PAR', IMPOSSIBLE],
  ['F ROM', 'F ROM - VEN', IMPOSSIBLE],
  ['F BRE, F ENG', 'F BRE - LON', IMPOSSIBLE],
  ['F BRE, F ENG', '{"unit":"bre","type":"MOVE","to":"pic","viaConvoy":true}', IMPOSSIBLE],
  ['F MAO', 'F MAO - SPA', '4.7 which-coast 0: Both coasts can be reached. Name the one you mean.'],
  ['F MAO', 'F MAO - SPA/NC', ''],
  ['F GAS', 'F GAS - SPA/SC', '4.7 wrong-coast 0: The fleet cannot reach this coast.'],
  ['F GAS', 'F GAS - SPA', ''],
  ['A GAS', '{"unit":"gas","type":"MOVE","to":"spa/sc"}', ''],
  ['A PAR, A MAR', '{"unit":"par","type":"SUPPORT","at":"mar","to":"bur"}', UNCLEAR],
  ['A PAR, A MAR', '{"unit":"par","type":"SUPPORT","at":"mar","from":"bur"}', UNCLEAR],
  ['A PAR, A MAR', '{"unit":"par","type":"SUPPORT","from":"mar"}', UNCLEAR],
  ['A PAR, A MAR', '{"unit":"par","type":"SUPPORT","to":"bur"}', UNCLEAR],
  ['A PAR, A MAR', '{"unit":"par","type":"SUPPORT","at":"mars"}', NO_PLACE],
  ['A PAR, A MAR', '{"unit":"par","type":"SUPPORT","from":"mars","to":"bur"}', NO_PLACE],
  ['A PAR, A MAR', '{"unit":"par","type":"SUPPORT","from":"mar","to":"mars"}', NO_PLACE],
  ['A PAR, A BUR', 'A PAR S A BUR', ''],
  ['A PAR', 'A PAR S A BUR', NO_SUPPORT],
  ['A PAR', 'A PAR S A PAR', NO_SUPPORT],
  ['A PAR', 'A PAR S A PAR - BUR', NO_SUPPORT],
  ['A PAR, A MUN', 'A PAR S A MUN', NO_SUPPORT],
  ['A PAR, A MUN', 'A PAR S A MUN - BUR', ''],
  ['A PAR, A MUN', 'A PAR S A MUN - RUH', NO_SUPPORT],
  ['A PAR', 'A PAR S A MUN - BUR', NO_SUPPORT],
  ['A PAR, A BUR', 'A PAR S A BUR - BUR', NO_SUPPORT],
  ['A PAR, A VIE', 'A PAR S A VIE - BUR', NO_SUPPORT],
  ['F ENG, A BRE', 'F ENG S A BRE - MAO', NO_SUPPORT],
  ['F ENG, A BRE', 'F ENG S A BRE - LON', NO_SUPPORT],
  [
    'F ENG, A BRE; england: F MAO, F IRI',
    'F IRI S A BRE - WAL',
    '4.3 not-your-unit 0: You have no such unit there.',
  ],
  ['F NTH, F ENG, A BRE', 'F NTH S A BRE - LON', ''],
  ['A PIC, F ENG, A LON', 'A PIC S A LON - BRE', ''],
  ['A PIC, A LON', 'A PIC S A LON - BRE', NO_SUPPORT],
  ['F MAR, F MAO', 'F MAR S F MAO - SPA', ''],
  ['F MAR, F MAO', 'F MAR S F MAO - SPA/NC', ''],
  ['F MAR, F GAS', 'F MAR S F GAS - SPA/SC', NO_SUPPORT],
  ['F ROM, A APU', 'F ROM S A APU - VEN', NO_SUPPORT],
  ['F ENG, A BRE', 'F ENG C A BRE - LON', ''],
  ['F ENG; england: A LON', 'F ENG C A LON - BRE', ''],
  ['F ENG, A BRE', '{"unit":"eng","type":"CONVOY","from":"mars","to":"lon"}', NO_PLACE],
  ['F ENG, A BRE', '{"unit":"eng","type":"CONVOY","from":"bre","to":"mars"}', NO_PLACE],
  ['F ENG, A BRE', 'F ENG C A BRE - BRE', NO_CONVOY],
  ['F ENG, A BRE', 'F ENG C A BRE - PAR', NO_CONVOY],
  ['F ENG, A PAR', 'F ENG C A PAR - LON', NO_CONVOY],
  ['F ENG', 'F ENG C A BRE - LON', NO_CONVOY],
  ['F ENG, F BRE', 'F ENG C A BRE - LON', NO_CONVOY],
  ['F PIC, A BRE', 'F PIC C A BRE - LON', NO_CONVOY],
  ['F ENG, A BRE', 'F ENG C A BRE - NWY', NO_CONVOY],
  ['F ENG, F NTH, A BRE', 'F ENG C A BRE - NWY', ''],
  ['F ENG, F NTH, F IRI, A BRE', 'F IRI C A BRE - NWY', NO_CONVOY],
];

describe('what is wrong with an order, and why', () => {
  for (const [units, order, expected] of ORDERS)
    test(`${units}: ${order}`, () => {
      const position = boardOf(`france: ${units}`, TURKEY_IS_OUT);
      expect(problems(position, 'france', order)).toEqual(expected === '' ? [] : [expected]);
    });

  test('4.4 of two orders for one unit the first that stands counts', () => {
    const position = boardOf('france: A PAR, F ENG, A BRE');
    const second = (at: number) =>
      `4.4 second-order ${at}: The unit already has an order; the first one counts.`;
    const orders =
      'A PAR - MUN, A PAR H, A PAR - BUR, F ENG C A BRE - LON, F ENG H, A BRE S A PAR, A BRE S A PAR - PIC';
    expect(problems(position, 'france', orders).slice(1)).toEqual([second(2), second(4), second(6)]);
  });

  test('4.11 of who is not in play; 4.3 of what is no list', () => {
    const position = boardOf('france: A PAR', TURKEY_IS_OUT, ['france', 'turkey', 'italy']);
    const noSeat = ['4.11 no-seat : This power has no seat in the game.'];
    expect(validate(position, 'atlantis', []).map(problemText)).toEqual(noSeat);
    expect(validate(position, 'germany', []).map(problemText)).toEqual(noSeat);
    expect(validate(position, 'france', {}).map(problemText)).toEqual([
      '4.3 no-list : Orders are sent as a list.',
    ]);
    expect(problems(position, 'turkey', 'VOTE DRAW')).toEqual([
      '4.11 eliminated 0: An eliminated power gives no orders.',
    ]);
    expect(problems(position, 'france', 'VOTE CONCEDE Germany')).toEqual([VOTE]);
  });

  test('4.11 of every order after the end', () => {
    const votes = 'france: VOTE DRAW; italy: VOTE DRAW';
    const { position } = play(boardOf('france: A PAR; italy: A ROM', {}, ['france', 'italy']), votes);
    const over = (at: number) => `4.11 game-over ${at}: The game has ended.`;
    expect(problems(position, 'france', 'null, VOTE DRAW')).toEqual([over(0), over(1)]);
  });
});

describe('what is wrong with a retreat', () => {
  const MUNICH_FALLS = 'germany: A MUN; france: A BUR, A RUH';
  const beaten = play(boardOf(MUNICH_FALLS), 'france: A BUR - MUN, A RUH S A BUR - MUN').position;
  const CASES: readonly (readonly [orders: string, problem: string])[] = [
    ['A MUN R BER', ''],
    ['A MUN - BER', ''],
    ['A MUN D', ''],
    ['7', '4.3 not-an-object 0: This is not an order.'],
    ['"A MUN R"', '15.1 unreadable 0: A place is missing.'],
    ['A MUN H', PHASE],
    ['VOTE DRAW', PHASE],
    ['A BER R KIE', '4.3 not-your-unit 0: You have no such unit there.'],
    ['{"unit":"mun","type":"RETREAT","to":"mars"}', NO_PLACE],
    ['A MUN R BUR', '9.4 no-retreat 0: The unit cannot retreat there.'],
    ['A MUN R RUH', '9.4 no-retreat 0: The unit cannot retreat there.'],
    ['A MUN D, A MUN R BER', '4.4 second-order 1: The unit already has an order; the first one counts.'],
  ];

  test.each(CASES)('germany: %s', (orders, expected) => {
    expect(problems(beaten, 'germany', orders)).toEqual(expected === '' ? [] : [expected]);
    expect(problems(beaten, 'france', 'A MUN D')).toEqual([
      '4.3 not-your-unit 0: You have no such unit there.',
    ]);
  });

  test('4.7 a fleet names its coast where it reaches both', () => {
    const fleet = (at: string, options: readonly string[]) => ({
      power: 'france',
      kind: 'fleet',
      at,
      options,
    });
    const driven = (at: string, options: readonly string[]) =>
      boardOf('italy: A ROM', {
        phase: 'retreats',
        dislodged: [{ ...fleet(at, options), by: 'eng' }],
      });
    const both = driven('mao', ['por', 'spa/nc', 'spa/sc']);
    expect(problems(both, 'france', 'F MAO R SPA')).toEqual([
      '4.7 which-coast 0: Both coasts can be reached. Name the one you mean.',
    ]);
    expect(problems(both, 'france', 'F MAO R SPA/SC')).toEqual([]);
    const north = driven('gas', ['spa/nc', 'bre']);
    expect(problems(north, 'france', 'F GAS R SPA')).toEqual([]);
    expect(problems(north, 'france', 'F GAS R SPA/SC')).toEqual([
      '9.4 no-retreat 0: The unit cannot retreat there.',
    ]);
  });
});

describe('what is wrong with an order in Winter', () => {
  const winter = (units: string, centres: string) =>
    boardOf(units, { phase: 'adjustments', centres: centresOf(centres) });
  const BUILDING = winter('russia: A SEV', 'russia: MOS STP SEV; turkey: WAR ANK');
  const REMOVING = winter('russia: A SEV, A MOS, F STP/SC; turkey: A ANK', 'russia: MOS; turkey: ANK');
  const NOT_OPEN = '11.3 not-an-open-home 0: Build in a home centre that you own and that is empty.';
  const CASES: readonly (readonly [position: Position, orders: string, problem: string])[] = [
    [BUILDING, 'A MOS B, F STP/NC B', ''],
    [BUILDING, 'A STP B, WAIVE', ''],
    [BUILDING, 'A MOS H', PHASE],
    [BUILDING, '7', '4.3 not-an-object 0: This is not an order.'],
    [
      BUILDING,
      '"A MOS"',
      '15.1 unreadable 0: After the unit comes what it does: H, -, S, C, R, D or B, as in A PAR - BUR.',
    ],
    [BUILDING, '{"type":"BUILD","kind":"army","at":"mars"}', NO_PLACE],
    [BUILDING, '{"type":"BUILD","kind":"tank","at":"mos"}', '4.3 no-kind 0: Build an army or a fleet.'],
    [BUILDING, 'A SEV B', NOT_OPEN],
    [BUILDING, 'A WAR B', NOT_OPEN],
    [BUILDING, 'A BUD B', NOT_OPEN],
    [BUILDING, 'F MOS B', '11.3 fleet-inland 0: A fleet cannot be built inland.'],
    [BUILDING, 'F STP B', '4.7 which-coast 0: Both coasts can be reached. Name the one you mean.'],
    [BUILDING, 'A MOS B, A MOS B', '4.4 named-twice 1: You have already named this place.'],
    [BUILDING, 'WAIVE, A MOS B, A STP B', '11.3 enough-built 2: You have already used all your builds.'],
    [BUILDING, 'A MOS B, WAIVE, WAIVE', '11.5 nothing-to-waive 2: You have no build left to waive.'],
    [BUILDING, 'A SEV D', '11.4 nothing-to-remove 0: You have no unit to remove.'],
    [REMOVING, 'A SEV D, F STP D', ''],
    [REMOVING, 'A ANK D', '4.3 not-your-unit 0: You have no such unit there.'],
    [REMOVING, 'A WAR D', '4.3 not-your-unit 0: You have no such unit there.'],
    [REMOVING, 'A SEV D, A SEV D', '4.4 named-twice 1: You have already named this place.'],
    [
      REMOVING,
      'A SEV D, A MOS D, F STP D',
      '11.4 enough-removed 2: You have already named as many units as must go.',
    ],
    [REMOVING, 'A WAR B', '11.3 no-build 0: You have no build.'],
    [REMOVING, 'WAIVE', '11.5 nothing-to-waive 0: You have no build left to waive.'],
  ];

  for (const [position, orders, expected] of CASES)
    test(`russia: ${orders}`, () => {
      expect(problems(position, 'russia', orders)).toEqual(expected === '' ? [] : [expected]);
    });

  test('11.1 who has as many units as centres has no build and nothing to remove', () => {
    expect(problems(REMOVING, 'turkey', 'A CON B, A ANK D, WAIVE')).toEqual([
      '11.3 no-build 0: You have no build.',
      '11.4 nothing-to-remove 1: You have no unit to remove.',
      '11.5 nothing-to-waive 2: You have no build left to waive.',
    ]);
  });
});
