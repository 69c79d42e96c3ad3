import { describe, expect, test } from 'vitest';
import { type Extras, listsOf, play, positionOf } from '../../../test/support/ny2047-table';
import { inEnglish } from '../../../test/support/translated';
import type { Position } from '../types';
import { validate } from './validate';

/** "tower: CLO" and a list in notation or JSON, and its problem: rule, code, path, text. */
type Case = readonly [units: string, orders: string, problem: string, extras?: Extras];

function problems(position: Position, seat: string, orders: unknown): readonly string[] {
  return validate(position, seat, orders).map(({ rule, code, path, message }) => {
    const text = typeof message === 'string' ? message : inEnglish(message);
    return `${rule} ${code} ${path.join('.')}: ${text}`;
  });
}

const MOE: Extras = { turretons: { moe: 'tower' } };
const OTHERS_MOE: Extras = { turretons: { moe: 'papst' } };
const LONG = 'x'.repeat(50);

const ORDERS: readonly Case[] = [
  ['tower: CLO', '7', '4.3 not-an-object 0: This is not an order.'],
  [
    'tower: CLO',
    '{"type":"PREFER"}',
    '4.3 bad-preference 0: A preference needs a list of home bases, a list of units to disband, or both.',
  ],
  [
    'tower: CLO',
    '{"type":"VOTE","vote":"war"}',
    '4.3 bad-vote 0.vote: Vote for a draw, or concede to another faction that is still in the game.',
  ],
  [
    'tower: CLO',
    'VOTE CONCEDE tower',
    '4.3 bad-vote 0.to: Vote for a draw, or concede to another faction that is still in the game.',
  ],
  ['tower: CLO', '{"type":"HOLD"}', '4.3 no-actor 0: Name one unit or one Turreton in an order.'],
  [
    'tower: CLO',
    '{"unit":"tower-1","type":"FLY"}',
    '4.3 unknown-type 0.type: “FLY” is not an order here. A unit can HOLD, MOVE or SUPPORT.',
  ],
  [
    'tower: CLO',
    '{"unit":"tower-1","type":["FLY"]}',
    '4.3 unknown-type 0.type: “?” is not an order here. A unit can HOLD, MOVE or SUPPORT.',
  ],
  [
    'tower: CLO',
    '{"unit":"tower-9","type":"HOLD"}',
    '4.3 not-your-unit 0.unit: Tower has no unit “tower-9”.',
  ],
  ['tower: CLO', '{"unit":9,"type":"HOLD"}', '4.3 not-your-unit 0.unit: Tower has no unit “9”.'],
  [
    'tower: CLO',
    `{"unit":"${LONG}","type":"HOLD"}`,
    `4.3 not-your-unit 0.unit: Tower has no unit “${LONG.slice(0, 40)}”.`,
  ],
  [
    'tower: CLO; papst: AST',
    'T Moe H',
    '4.9 not-your-turreton 0.turreton: The Turreton in Lower Hudson River is not loyal to Tower.',
    OTHERS_MOE,
  ],
  [
    'tower: CLO',
    '{"turreton":"shemp","type":"HOLD"}',
    '4.9 not-your-turreton 0.turreton: No Turreton is called “shemp”.',
  ],
  [
    'tower: CLO',
    '{"turreton":"moe","type":"MOVE","to":"upper-bay"}',
    '4.9 turreton-cannot-move 0.type: A Turreton cannot move. It can HOLD or SUPPORT.',
    MOE,
  ],
  [
    'tower: CLO',
    'A CLO - MID',
    '4.5 not-adjacent 0.to: Midtown is not next to The Cloisters. Without another order the unit holds.',
  ],
  [
    'tower: CLO',
    '{"unit":"tower-1","type":"MOVE","to":"mars"}',
    '4.5 not-adjacent 0.to: “mars” is not next to The Cloisters. Without another order the unit holds.',
  ],
  [
    'tower: CLO',
    '{"unit":"tower-1","type":"SUPPORT","from":"harlem"}',
    '4.3 unclear-support 0: Name either the space to hold, or where the supported move starts and where it goes.',
  ],
  [
    'tower: CLO',
    'A CLO S A HAR',
    '4.6 support-not-adjacent 0.at: Harlem is not next to The Cloisters, so no support reaches it. Without another order it just defends.',
  ],
  [
    'tower: CLO',
    'A CLO S A CPK - HAR',
    '4.6 support-not-adjacent 0.to: Harlem is not next to The Cloisters, so no support reaches it. Without another order it just defends.',
  ],
  [
    'tower: WAH',
    'A WAH S A MID - HAR',
    '4.6 support-not-adjacent 0.to: Midtown is not next to Harlem, so no such move exists. Without another order it just defends.',
  ],
  [
    'tower: CLO',
    '{"unit":"tower-1","type":"SUPPORT","at":"mars"}',
    '4.6 support-not-adjacent 0.at: “mars” is not next to The Cloisters, so no support reaches it. Without another order it just defends.',
  ],
  [
    'tower: CLO',
    'T Moe S A CLO',
    '4.6 support-not-adjacent 0.at: The Cloisters is not next to Lower Hudson River, so no support reaches it. Without another order it just defends.',
    MOE,
  ],
  [
    'tower: CLO; papst: HAR',
    'T Moe S A HAR - MID',
    '4.6 support-not-adjacent 0.to: Harlem is not next to Midtown, so no such move exists. Without another order it just defends.',
    MOE,
  ],
  [
    'tower: WAH; papst: HRV',
    'A WAH S A HRV',
    '4.8 land-supports-water 0.at: A unit on land cannot support into water, and Harlem River is water. Without another order it holds.',
  ],
  [
    'tower: WAH; papst: HEL',
    'A WAH S A HEL - HRV',
    '4.8 land-supports-water 0.to: A unit on land cannot support into water, and Harlem River is water. Without another order it holds.',
  ],
  ['tower: WAH', 'A WAH S A HAR', '4.7 nobody-to-support 0.at: No unit stands in Harlem to be supported.'],
  [
    'tower: WAH',
    'A WAH S A MOT - HAR',
    '4.7 nobody-to-support 0.from: No unit stands in Mott Haven to be supported.',
  ],
  [
    'tower: CLO; papst: MID',
    'T Moe S A MID',
    '4.9 turreton-supports-foreigner 0.at: A Turreton supports only units of the faction it is loyal to.',
    MOE,
  ],
  [
    'tower: CLO; papst: MID',
    'T Moe S A MID - VIL',
    '4.9 turreton-supports-foreigner 0.from: A Turreton supports only units of the faction it is loyal to.',
    MOE,
  ],
  [
    'tower: CLO',
    'A CLO H | A CLO - WAH',
    '4.4 second-order 1: The unit already has an order; the first one counts.',
  ],
  [
    'tower: CLO',
    'T Moe H | T Moe H',
    '4.4 second-order 1: The Turreton already has an order; the first one counts.',
    MOE,
  ],
];

describe('what is wrong with an order, where, and why', () => {
  for (const [units, orders, expected, extras] of ORDERS)
    test(`${units}, tower: ${orders}`, () => {
      const position = positionOf(units, extras);
      expect(problems(position, 'tower', listsOf(position, `tower: ${orders}`).tower)).toEqual([expected]);
    });

  test('4.11 of who is not in play; 4.3 of what is no list', () => {
    const position = positionOf('tower: CLO; papst:; greene: HOW', {
      eliminated: [{ faction: 'papst', year: 2047, season: 'spring', by: 'tower' }],
    });
    const noSeat = ['4.11 no-seat : This faction has no seat in the game.'];
    expect(problems(position, 'shemp', [])).toEqual(noSeat);
    expect(problems(position, 'dunning', [])).toEqual(noSeat);
    expect(problems(position, 'papst', [null])).toEqual([
      '4.11 not-in-play 0: The Papst is eliminated and gives no orders.',
    ]);
    expect(problems(position, 'tower', { 0: null })).toEqual(['4.3 no-list : Orders are sent as a list.']);
  });

  test('4.11 of every order after the end', () => {
    const { position } = play(positionOf('tower: JAC; papst:'), 'tower: A JAC - AST');
    const over = (at: number) => `4.11 game-over ${at}: The game has ended.`;
    expect(problems(position, 'tower', [null, { type: 'VOTE', vote: 'draw' }])).toEqual([over(0), over(1)]);
  });
});

describe('what is wrong with a choice in an adjustment phase', () => {
  const FIVE = 'tower: CLO, WAH, FOR, RIV, HRV; papst: AST';
  const phase = (units: string, orders = '', extras?: Extras) =>
    play(positionOf(units, extras), orders).position;

  test('13.3 units that must go', () => {
    const position = phase(FIVE);
    const orders = listsOf(
      position,
      'tower: 7 | A CLO H | DISBAND #9 | RELOCATE Harlem | DISBAND #1 | DISBAND #1 | DISBAND #2 | DISBAND #3',
    ).tower;
    expect(problems(position, 'tower', orders)).toEqual([
      '4.3 not-an-object 0: This is not an order.',
      '4.3 not-an-adjustment 1: In an adjustment phase you can only DISBAND and RELOCATE.',
      '4.3 not-your-unit 2: You can only disband your own units.',
      '13.3 nothing-to-relocate 3: You have no home base to choose.',
      '4.4 named-twice 5: You have already named this unit.',
      '13.3 too-many-disbanded 7: You have already named as many units as must go.',
    ]);
    expect(problems(position, 'papst', [{ type: 'DISBAND', unit: 'papst-1' }])).toEqual([
      '13.3 nothing-to-disband 0: You have no surplus units.',
    ]);
  });

  test('13.3 a base that must be chosen', () => {
    const position = phase('dunning: BAY; hamblet: RIN', 'hamblet: A RIN - CON', {
      control: { canarsie: 'dunning' },
    });
    const orders = ['harlem', 'mars', 'canarsie', 'bay-ridge'].map((to) => ({ type: 'RELOCATE', to }));
    expect(problems(position, 'dunning', orders)).toEqual([
      '13.3 not-a-candidate 0: The home base can only move to a land star that you control.',
      '13.3 not-a-candidate 1: The home base can only move to a land star that you control.',
      '4.4 second-relocation 3: You have already moved the home base; the first choice counts.',
    ]);
  });

  test('4.11 of the eliminated', () => {
    const position = phase(`${FIVE}; greene:`, '', {
      eliminated: [{ faction: 'greene', year: 2047, season: 'spring', by: 'tower' }],
    });
    expect(problems(position, 'greene', [null])).toEqual([
      '4.11 not-in-play 0: An eliminated faction gives no orders.',
    ]);
  });
});
