import { describe, expect, test } from 'vitest';
import { boardOf, play } from '../../../test/support/classic-table';

describe('what happens in an orders phase', () => {
  test('5.12, 9.2, 9.3 moves, then standoffs, then units driven out, and disbanded where they cannot go', () => {
    const { events, position } = play(
      boardOf('italy: A NAP; france: F ION, A APU, A VEN; austria: A TYR, A TRI; turkey: F GRE', {
        centres: { nap: 'italy' },
      }),
      'france: F ION - NAP, A APU S F ION - NAP; italy: A NAP H',
    );
    expect(position.dislodged).toEqual([
      { power: 'italy', kind: 'army', at: 'nap', by: 'ion', options: ['rom'] },
    ]);
    expect(events).toEqual([
      { type: 'moved', power: 'france', kind: 'fleet', from: 'ion', to: 'nap' },
      { type: 'dislodged', power: 'italy', kind: 'army', at: 'nap', by: 'ion', options: ['rom'] },
    ]);
  });

  test('9.2 a unit may go where its attacker came from by convoy, but not to a standoff', () => {
    const { events, position } = play(
      boardOf('england: A LON, F NTH, F SKA; russia: A NWY; germany: A FIN, A STP, A SWE'),
      'england: A LON - NWY, F NTH C A LON - NWY, F SKA S A LON - NWY; germany: A SWE H',
    );
    expect(position.dislodged).toEqual([]);
    expect(events.map(({ type }) => type)).toEqual(['moved', 'dislodged', 'disbanded']);
    expect(events.at(-1)).toEqual({
      type: 'disbanded',
      power: 'russia',
      kind: 'army',
      at: 'nwy',
      cause: 'no-retreat',
    });
  });

  test('9.2 after a convoy the place where the attacker came from is open', () => {
    const { position } = play(
      boardOf('england: A SWE, F SKA, F NTH; russia: A NWY'),
      'england: A SWE - NWY, F SKA C A SWE - NWY, F NTH S A SWE - NWY',
    );
    expect(position.dislodged[0]?.options).toEqual(['fin', 'stp', 'swe']);
  });

  test('9.2 a standoff closes an empty province, and names who wanted it', () => {
    const { events, position } = play(
      boardOf('france: A PAR; germany: A MUN, A RUH; italy: A BUR, A PIE, A GAS'),
      'germany: A MUN - BUR, A RUH S A MUN - BUR; france: A PAR - PIC; italy: A PIE - MAR, A GAS - MAR',
    );
    expect(events).toContainEqual({ type: 'standoff', at: 'mar', from: ['gas', 'pie'] });
    expect(position.dislodged[0]?.options).toEqual(['bel', 'par']);
  });

  test('7.7 paradoxes are reported in the order of their sea spaces', () => {
    const { events } = play(
      boardOf(
        'france: A BRE, F ENG; england: F LON, F WAL; italy: F ROM, F NAP; turkey: A TUN, F TYS; austria: A TRI',
      ),
      'france: A BRE - LON, F ENG C A BRE - LON; england: F LON S F WAL - ENG, F WAL - ENG; turkey: A TUN - NAP, F TYS C A TUN - NAP; italy: F NAP S F ROM - TYS, F ROM - TYS',
    );
    expect(events.filter(({ type }) => type === 'paradox')).toEqual([
      { type: 'paradox', at: ['eng'] },
      { type: 'paradox', at: ['tys'] },
    ]);
  });

  test('a turn without a paradox reports none', () => {
    const { events } = play(boardOf('france: A PAR'), 'france: A PAR - BUR');
    expect(events).toEqual([{ type: 'moved', power: 'france', kind: 'army', from: 'par', to: 'bur' }]);
  });
});
