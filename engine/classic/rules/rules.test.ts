import { describe, expect, test } from 'vitest';
import { boardOf, play, verdicts } from '../../../test/support/classic-table';

/** Rule, what it shows, units and orders by power, verdicts in the order of the results. */
type Case = readonly [rule: string, shows: string, units: string, orders: string, verdicts: string];

/** The worked examples of the rules (16), and the cases of an orders phase that they omit. */
const ORDERS: readonly Case[] = [
  ['4.1', 'a hold', 'france: A PAR', 'france: A PAR H', 'PAR held 4.1'],
  ['4.2', 'a unit without an order holds', 'france: A PAR', '', 'PAR held 4.2'],
  [
    '4.4',
    'of two orders for one unit the first counts',
    'france: A PAR',
    'france: A PAR - BUR, A PAR - PIC',
    'PAR succeeded 5.8; PAR rejected 4.4',
  ],
  [
    '4.6',
    'an army cannot walk to water',
    'france: A BRE',
    'france: A BRE - ENG',
    'BRE rejected 4.6; BRE held 4.2',
  ],
  [
    '4.7',
    'a fleet that reaches both coasts names one',
    'france: F MAO',
    'france: F MAO - SPA',
    'MAO rejected 4.7; MAO held 4.2',
  ],
  [
    '5.8',
    'equal strength bounces',
    'france: A PAR; germany: A MUN',
    'france: A PAR - BUR; germany: A MUN - BUR',
    'PAR bounced 5.7 by mun; MUN bounced 5.7 by par',
  ],
  [
    '5.8',
    'a support decides',
    'france: A PAR, A MAR; germany: A MUN',
    'france: A PAR - BUR, A MAR S A PAR - BUR; germany: A MUN - BUR',
    'PAR succeeded 5.8; MAR given 6.1; MUN bounced 5.7 by par',
  ],
  [
    '6.4',
    'an attack cuts the support, and the standoff is back',
    'france: A PAR, A MAR; germany: A MUN; italy: A PIE',
    'france: A PAR - BUR, A MAR S A PAR - BUR; germany: A MUN - BUR; italy: A PIE - MAR',
    'PAR bounced 5.7 by mun; MAR cut 6.4 by pie; MUN bounced 5.7 by par; PIE bounced 5.5 by mar',
  ],
  [
    '5.7',
    'a unit dislodged by the one it faces has no say where that one came from',
    'germany: A BER, A MUN, A PRU; russia: F KIE',
    'germany: A BER - KIE, A MUN S A BER - KIE, A PRU - BER; russia: F KIE - BER',
    'BER succeeded 5.8; MUN given 6.1; PRU succeeded 5.8; KIE dislodged 5.12 by ber',
  ],
  [
    '5.10',
    'no power dislodges its own unit',
    'germany: A BER, F KIE, A MUN',
    'germany: A BER H, F KIE - BER, A MUN S F KIE - BER',
    'BER held 4.1; KIE bounced 5.10 by ber; MUN given 6.1',
  ],
  [
    '7.2',
    'an army crosses the sea over a fleet',
    'england: A LON, F NTH',
    'england: A LON - NWY, F NTH C A LON - NWY',
    'LON succeeded 5.8; NTH given 7.1',
  ],
  [
    '7.3',
    'a dislodged fleet carries nobody',
    'england: A LON, F NTH; germany: F SKA, F HEL',
    'england: A LON - NWY, F NTH C A LON - NWY; germany: F SKA - NTH, F HEL S F SKA - NTH',
    'LON disrupted 7.3 by nth; NTH dislodged 5.12 by ska; SKA succeeded 5.8; HEL given 6.1',
  ],
  [
    '7.5',
    'two units change places if one goes by convoy',
    'england: A NWY, F SKA; russia: A SWE',
    'england: A NWY - SWE, F SKA C A NWY - SWE; russia: A SWE - NWY',
    'NWY succeeded 5.8; SKA given 7.1; SWE succeeded 5.8',
  ],
  [
    '7.7',
    'a convoy whose fate depends on itself is taken out',
    'france: A BRE, F ENG; england: F LON, F WAL',
    'france: A BRE - LON, F ENG C A BRE - LON; england: F LON S F WAL - ENG, F WAL - ENG',
    'LON given 6.1; WAL succeeded 5.8; BRE disrupted 7.7 by eng; ENG dislodged 5.12 by wal',
  ],
];

describe('orders', () => {
  for (const [rule, shows, units, orders, expected] of ORDERS)
    test(`${rule} ${shows}`, () => expect(verdicts(boardOf(units), orders)).toBe(expected));
});

describe('retreats and Winter', () => {
  test('9.2 not to where the attacker came from, nor to a standoff, nor to an occupied place', () => {
    const board = boardOf('france: A BUR, A GAS; germany: A MUN, A RUH; italy: A MAR');
    const { position } = play(board, 'germany: A MUN - BUR, A RUH S A MUN - BUR; france: A GAS H');
    expect(position.dislodged[0]?.options).toEqual(['bel', 'par', 'pic']);
  });

  test('11.3 no more builds than are due', () => {
    const board = boardOf('germany: A KIE', {
      phase: 'adjustments',
      centres: { ber: 'germany', kie: 'germany', mun: 'germany' },
    });
    expect(verdicts(board, 'germany: A BER B, A MUN B, WAIVE')).toBe(
      'ber built 11.3; mun built 11.3; WAIVE rejected 11.5',
    );
  });
});
