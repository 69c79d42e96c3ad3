import { describe, expect, test } from 'vitest';
import { boardOf, verdicts } from '../../../test/support/classic-table';

/** Rule, what it shows, units and orders by power, verdicts in the order of the orders. */
type Case = readonly [rule: string, shows: string, units: string, orders: string, verdicts: string];

const MOVES: readonly Case[] = [
  [
    '4.7',
    'a fleet arrives at the only coast that it reaches',
    'france: F GAS',
    'france: F GAS - SPA',
    'GAS succeeded 5.8',
  ],
  [
    '5.2',
    'moves to two coasts of one province are rivals',
    'france: F GAS; italy: F WES',
    'france: F GAS - SPA/NC; italy: F WES - SPA/SC',
    'GAS bounced 5.7 by wes; WES bounced 5.7 by gas',
  ],
  [
    '5.4',
    'who stands at the goal does not help against itself',
    'france: A PAR, A MAR; germany: A BUR, A MUN',
    'france: A PAR - BUR; germany: A BUR H, A MUN S A PAR - BUR',
    'PAR bounced 5.5 by bur; MAR held 4.2; BUR held 4.1; MUN given 6.1',
  ],
  [
    '5.4',
    'unless it leaves',
    'france: A PAR; germany: A BUR, A MUN; italy: A MAR',
    'france: A PAR - BUR; germany: A BUR - BEL, A MUN S A PAR - BUR; italy: A MAR - BUR',
    'PAR succeeded 5.8; BUR succeeded 5.8; MUN given 6.1; MAR bounced 5.7 by par',
  ],
  [
    '5.5',
    'a unit that could not leave holds with one, whatever supports its move',
    'france: A PAR, A GAS; germany: A BUR, A RUH; italy: A BEL, A HOL',
    'france: A PAR - BUR, A GAS S A PAR - BUR; germany: A BUR - BEL, A RUH S A BUR - BEL; italy: A BEL H, A HOL S A BEL',
    'PAR succeeded 5.8; GAS given 6.1; BUR dislodged 5.12 by par; RUH given 6.1; BEL held 4.1; HOL given 6.1',
  ],
  [
    '5.6',
    'units that face each other with equal strength stay',
    'france: A PAR; germany: A BUR',
    'france: A PAR - BUR; germany: A BUR - PAR',
    'PAR bounced 5.6 by bur; BUR bounced 5.6 by par',
  ],
  [
    '5.6',
    'the supports of its own move defend it head on',
    'france: A PAR, A GAS; germany: A BUR, A PIC',
    'france: A PAR - BUR, A GAS S A PAR - BUR; germany: A BUR - PAR, A PIC S A BUR - PAR',
    'PAR bounced 5.6 by bur; GAS given 6.1; BUR bounced 5.6 by par; PIC given 6.1',
  ],
  [
    '5.9',
    'three go round in a ring',
    'france: A PAR; germany: A BUR; italy: A PIC',
    'france: A PAR - BUR; germany: A BUR - BEL; italy: A PIC - PAR',
    'PAR succeeded 5.8; BUR succeeded 5.8; PIC succeeded 5.8',
  ],
  [
    '5.11',
    'two equal attackers leave the unit between them where it is',
    'france: A PAR, A PIC; germany: A MUN, A RUH; italy: A BUR',
    'france: A PAR - BUR, A PIC S A PAR - BUR; germany: A MUN - BUR, A RUH S A MUN - BUR',
    'PAR bounced 5.7 by mun; PIC given 6.1; MUN bounced 5.7 by par; RUH given 6.1; BUR held 4.2',
  ],
];

const SUPPORTS: readonly Case[] = [
  [
    '6.2',
    'void for a unit that is ordered to move, and for a move that nobody makes',
    'france: A PAR, A MAR, A GAS, A BRE',
    'france: A PAR - PIC, A MAR S A PAR - BUR, A GAS S A PAR, A BRE S A PAR - PIC',
    'PAR succeeded 5.8; MAR void 6.2; GAS void 6.2; BRE given 6.1',
  ],
  [
    '6.2',
    'void for the move of a unit that holds',
    'france: A PAR, A MAR',
    'france: A PAR H, A MAR S A PAR - BUR',
    'PAR held 4.1; MAR void 6.2',
  ],
  [
    '6.3',
    'void where it names the other coast',
    'france: F MAO, F MAR, A GAS',
    'france: F MAO - SPA/NC, F MAR S F MAO - SPA/SC, A GAS S F MAO - SPA',
    'MAO succeeded 5.8; MAR void 6.3; GAS given 6.1',
  ],
  [
    '6.4',
    'cut by an attack that fails, by all that attack',
    'france: A PAR, A MAR; italy: A PIE, F LYO',
    'france: A PAR - BUR, A MAR S A PAR - BUR; italy: A PIE - MAR, F LYO - MAR',
    'PAR succeeded 5.8; MAR cut 6.4 by lyo pie; PIE bounced 5.5 by lyo mar; LYO bounced 5.5 by mar pie',
  ],
  [
    '6.5',
    'an attack from where the support goes does not cut it',
    'france: A PAR, A MAR; germany: A BUR',
    'france: A PAR - BUR, A MAR S A PAR - BUR; germany: A BUR - MAR',
    'PAR succeeded 5.8; MAR given 6.1; BUR dislodged 5.12 by par',
  ],
  [
    '6.6',
    'unless it drives the supporter out',
    'france: A PAR, A MAR; germany: A BUR, A GAS; italy: A PIE',
    'france: A PAR - BUR, A MAR S A PAR - BUR; germany: A BUR - MAR, A GAS S A BUR - MAR',
    'PAR succeeded 5.8; MAR dislodged 5.12 by bur; BUR succeeded 5.8; GAS given 6.1; PIE held 4.2',
  ],
  [
    '6.7',
    'no power cuts its own supports',
    'france: A PAR, A MAR, A GAS; germany: A BUR',
    'france: A PAR - BUR, A MAR S A PAR - BUR, A GAS - MAR',
    'PAR succeeded 5.8; MAR given 6.1; GAS bounced 5.10 by mar; BUR dislodged 5.12 by par',
  ],
];

const CONVOYS: readonly Case[] = [
  [
    '7.1',
    'a fleet that carries where nobody goes does nothing',
    'england: A LON, F NTH, F ENG',
    'england: A LON - BEL, F NTH C A LON - NWY, F ENG C A LON - BEL',
    'LON succeeded 5.8; NTH void 7.1; ENG given 7.1',
  ],
  [
    '7.1',
    'nor one that carries an army that stays',
    'england: A LON, F NTH',
    'england: A LON H, F NTH C A LON - NWY',
    'LON held 4.1; NTH void 7.1',
  ],
  [
    '7.2',
    'a move is void where its fleets form no chain',
    'england: A LON, F NTH, F ENG',
    'england: A LON - BEL VIA, F NTH H, F ENG H',
    'LON void 7.2; NTH held 4.1; ENG held 4.1',
  ],
  [
    '7.3',
    'disrupted by the fleet that is driven out, not by those that stay',
    'england: A LON, F NTH, F NWG, F BAR; russia: F NWY, F EDI',
    'england: A LON - STP, F NTH C A LON - STP, F NWG C A LON - STP, F BAR C A LON - STP; russia: F NWY - NWG, F EDI S F NWY - NWG',
    'LON disrupted 7.3 by nwg; NTH given 7.1; NWG dislodged 5.12 by nwy; BAR given 7.1; NWY succeeded 5.8; EDI given 6.1',
  ],
  [
    '7.2',
    'void where a fleet of the chain does something else',
    'england: A LON, F NTH, F NWG; russia: F BAR',
    'england: A LON - STP, F NTH C A LON - STP, F NWG C A LON - STP; russia: F BAR H',
    'LON void 7.2; NTH given 7.1; NWG given 7.1; BAR held 4.1',
  ],
  [
    '7.3',
    'one open chain of two is enough',
    'england: A LON, F NTH, F ENG; france: F MAO, F IRI',
    'england: A LON - BEL, F NTH C A LON - BEL, F ENG C A LON - BEL; france: F MAO - ENG, F IRI S F MAO - ENG',
    'LON succeeded 5.8; NTH given 7.1; ENG dislodged 5.12 by mao; MAO succeeded 5.8; IRI given 6.1',
  ],
  [
    '7.4',
    'a disrupted move cuts nothing where it was going',
    'england: A LON, F NTH; germany: F SKA, F HEL; france: A BEL, A PIC',
    'england: A LON - BEL, F NTH C A LON - BEL; germany: F SKA - NTH, F HEL S F SKA - NTH; france: A BEL S A PIC, A PIC H',
    'LON disrupted 7.3 by nth; NTH dislodged 5.12 by ska; BEL given 6.1; PIC held 4.1; SKA succeeded 5.8; HEL given 6.1',
  ],
  [
    '7.5',
    'two armies change places where the fleet of one carries it',
    'england: A NWY, F SKA; russia: A SWE',
    'england: A NWY - SWE, F SKA C A NWY - SWE; russia: A SWE - NWY',
    'NWY succeeded 5.8; SKA given 7.1; SWE succeeded 5.8',
  ],
  [
    '7.6',
    'the fleet of another power carries no neighbour against its will',
    'england: A NWY; germany: F SKA; russia: A SWE',
    'england: A NWY - SWE; germany: F SKA C A NWY - SWE; russia: A SWE - NWY',
    'NWY bounced 5.6 by swe; SKA void 7.1; SWE bounced 5.6 by nwy',
  ],
  [
    '7.5',
    'who asks for a convoy that fails does not walk',
    'england: A NWY; germany: F SKA; russia: A STP',
    'england: A NWY - SWE VIA; germany: F SKA H; russia: A STP H',
    'NWY void 7.2; SKA held 4.1; STP held 4.1',
  ],
];

describe('an orders phase', () => {
  for (const [rule, shows, units, orders, expected] of [...MOVES, ...SUPPORTS, ...CONVOYS])
    test(`${rule} ${shows}`, () => expect(verdicts(boardOf(units), orders)).toBe(expected));
});
