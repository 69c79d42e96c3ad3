import { describe, expect, test } from 'vitest';
import { type Extras, play, positionOf, standing, verdicts } from '../../../test/support/ny2047-table';
import type { Options } from '../options';
import type { Position } from '../types';

const NO_PHASE: Options = { adjustment: false };

function turn(units: string, orders: string, extras?: Extras, options?: Options) {
  return play(positionOf(units, extras), orders, options);
}

/** Positions after each of several steps. */
function course(units: string, steps: readonly string[], extras?: Extras): readonly Position[] {
  let position = positionOf(units, extras);
  return steps.map((orders) => {
    position = play(position, orders).position;
    return position;
  });
}

function types(result: ReturnType<typeof play>): readonly string[] {
  return result.events.map((event) => event.type);
}

describe('control and Turretons', () => {
  test('9.1 the first faction there wakes a Turreton, 9.2 and keeps it when its units leave', () => {
    const [there, left] = course('tower: UHR', ['tower: A UHR - LHR', 'tower: A LHR - UBY']);
    expect(there?.turretons.moe).toBe('tower');
    expect(left?.turretons.moe).toBe('tower');
  });

  test('10.1 land stays controlled when the unit leaves', () => {
    const [, left] = course('tower: HAR', ['tower: A HAR - WAH', 'tower: A WAH - FTL']);
    expect(left?.control).toMatchObject({
      harlem: 'tower',
      'washington-heights': 'tower',
      'fort-lee': 'tower',
    });
  });

  test('10.2 a water star counts only while a unit stands there', () => {
    const stars = (result: ReturnType<typeof play>) =>
      result.events.find((event) => event.type === 'turn-end')?.stars.tower;
    expect(stars(turn('tower: LHR', ''))).toBe(2);
    expect(stars(turn('tower: LHR', 'tower: A LHR - UBY'))).toBe(1);
  });
});

describe('home bases', () => {
  test('10.4 a lost base moves to the only land star that is left, at once', () => {
    const { position, events } = turn('dunning: CAN; hamblet: RIN', 'hamblet: A RIN - CON');
    expect(position.homes.dunning).toBe('canarsie');
    expect(events).toContainEqual({
      type: 'home-lost',
      faction: 'dunning',
      space: 'coney-island',
      by: 'hamblet',
    });
    expect(events).toContainEqual({
      type: 'home-moved',
      faction: 'dunning',
      from: 'coney-island',
      to: 'canarsie',
    });
  });

  test('10.6 two bases that fall to each other: nobody is eliminated', () => {
    const { position } = turn(
      'dunning: ROC; greene: SHE; tower: CLO',
      'dunning: A ROC - HOW; greene: A SHE - CON',
    );
    expect(position.homes).toMatchObject({ dunning: 'howard-beach', greene: 'coney-island' });
    expect(position.eliminated).toEqual([]);
  });

  test('10.5 without another land star the faction is out; water stars do not save it', () => {
    const result = turn('dunning: LBY; hamblet: RIN; tower: CLO', 'hamblet: A RIN - CON', {
      control: { bensonhurst: 'dunning' },
    });
    expect(result.position).toMatchObject({
      turretons: { larry: 'hamblet' },
      control: { bensonhurst: 'hamblet' },
      homes: { dunning: null },
      due: { dunning: 0 },
    });
    expect(types(result)).toEqual([
      'moved',
      'control',
      'home-lost',
      'eliminated',
      'vanished',
      'control',
      'turreton',
      'turn-end',
    ]);
  });

  test('10.7 a faction without a base gets a new one, or is out with nobody to inherit', () => {
    const lives = turn('tower: HAR; papst: AST', '', { homes: { tower: null }, due: { tower: 3 } });
    expect(lives.position.homes.tower).toBe('harlem');
    expect(lives.position.due.tower).toBe(2);
    expect(lives.events).toContainEqual({ type: 'home-moved', faction: 'tower', from: null, to: 'harlem' });
    const dies = turn('tower: WAH; papst: AST; greene: HOW', '', {
      homes: { tower: null },
      turretons: { moe: 'tower' },
    });
    expect(dies.position.eliminated).toEqual([{ faction: 'tower', year: 2047, season: 'spring', by: null }]);
    expect(dies.position.control).not.toHaveProperty('washington-heights');
    expect(dies.position.turretons.moe).toBeNull();
    expect(types(dies)).toEqual(['eliminated', 'vanished', 'control', 'turreton', 'turn-end']);
  });
});

describe('units won and lost', () => {
  test('11.2 a lost star brings no unit', () => {
    const [first, second] = course('tower: WAH, CLO, CLO; papst: MOT, CPK', [
      'tower: A WAH - HAR',
      'papst: A CPK - HAR | A MOT S A CPK - HAR',
    ]);
    expect(first?.due.tower).toBe(1);
    expect(second && standing(second)).toBe(
      'tower-2 cloisters, tower-3 cloisters, tower-4 cloisters, papst-1 mott-haven, papst-2 harlem, papst-4 astoria',
    );
  });

  test('11.3 a faction that has just lost its base receives none', () => {
    const { position } = turn('dunning: CAN; hamblet: RIN', 'hamblet: A RIN - CON', { due: { dunning: 2 } });
    expect(position.due.dunning).toBe(2);
    expect(position.units.filter((unit) => unit.faction === 'dunning')).toHaveLength(1);
  });

  test('11.5 numbers are never used twice', () => {
    const { position } = turn('tower: CLO; papst: AST', '', { due: { tower: 1 }, next: { tower: 9 } });
    expect(standing(position)).toContain('tower-9 cloisters');
    expect(position.next.tower).toBe(10);
  });

  test('12.10 seasons', () => {
    const [fall, spring] = course('tower: CLO; papst: AST', ['', '']);
    expect([fall?.year, fall?.season, spring?.year, spring?.season]).toEqual([2047, 'fall', 2048, 'spring']);
  });
});

describe('adjustment', () => {
  const FIVE = 'tower: CLO, WAH, FOR, RIV, HRV; papst: AST';

  test('13.3 refusals in the order of the checks', () => {
    const { position } = turn(FIVE, '');
    const result = play(
      position,
      'tower: null | A CLO H | DISBAND #9 | RELOCATE Harlem | DISBAND #1 | DISBAND #1 | DISBAND #2 | DISBAND #3; papst: DISBAND #1 | VOTE DRAW',
    );
    expect(verdicts(result)).toBe(
      'tower: rejected 4.3, rejected 4.3, rejected 4.3, rejected 13.3, done 13.3, rejected 4.4, done 13.3, rejected 13.3; papst: rejected 13.3, rejected 4.3',
    );
    expect(standing(result.position)).toBe(
      'tower-3 fordham, tower-4 riverdale, tower-5 harlem-river, papst-1 astoria',
    );
  });

  test('13.4 the farthest from the base go, then the highest number', () => {
    const [, after] = course('tower: CLO, HAR, FOR, RIV, MOT; papst: AST', ['', '']);
    expect(after && standing(after)).toBe(
      'tower-1 cloisters, tower-2 harlem, tower-3 fordham, tower-4 riverdale, papst-1 astoria',
    );
  });

  const HOMELESS: readonly [string, string, Extras] = [
    'dunning: BAY; hamblet: RIN',
    'hamblet: A RIN - CON',
    { control: { canarsie: 'dunning', jamaica: 'dunning' } },
  ];

  test('13.4 a candidate with an own unit comes first', () => {
    const { position } = turn(...HOMELESS);
    expect(position.pending?.dunning?.relocate?.options).toEqual(['jamaica', 'canarsie', 'bay-ridge']);
    expect(play(position, '').position.homes.dunning).toBe('bay-ridge');
  });

  test('4.4 a second RELOCATE; 13.3 not a candidate', () => {
    const { position } = turn(...HOMELESS);
    const result = play(position, 'dunning: RELOCATE Harlem | RELOCATE Jamaica | RELOCATE Canarsie');
    expect(verdicts(result)).toBe('dunning: rejected 13.3, done 13.3, rejected 4.4');
    expect(result.position.homes.dunning).toBe('jamaica');
  });

  test('13.5 without the phase the PREFER lists are used, then the defaults', () => {
    const [units, orders, extras] = HOMELESS;
    const wish = `dunning: PREFER HOME Harlem, Canarsie; ${orders}`;
    const moved = turn(units, wish, extras, NO_PHASE);
    expect(moved.position).toMatchObject({ homes: { dunning: 'canarsie' }, phase: 'orders', pending: null });
    const gone = turn(FIVE, 'tower: PREFER DISBAND #8, #1, #1; papst: A AST H', {}, NO_PHASE);
    expect(standing(gone.position)).toBe(
      'tower-2 washington-heights, tower-4 riverdale, tower-5 harlem-river, papst-1 astoria',
    );
    expect(types(gone)).toEqual(['turn-end', 'disbanded', 'disbanded']);
  });
});

describe('endings', () => {
  const THREE = 'tower: CLO; papst: AST; greene: HOW';
  const ELEVEN = Object.fromEntries(
    [
      'harlem',
      'midtown',
      'wall-street',
      'pelham-bay',
      'flushing',
      'jamaica',
      'canarsie',
      'bay-ridge',
      'st-george',
      'fort-lee',
    ].map((id) => [id, 'tower']),
  );

  test('14.1 eleven stars win after Fall, not after Spring', () => {
    expect(turn(THREE, '', { control: ELEVEN }).outcome).toBeNull();
    expect(turn(THREE, '', { control: ELEVEN, season: 'fall' }).outcome).toEqual({
      type: 'win',
      winners: ['tower'],
      placing: [['tower'], ['papst', 'greene']],
    });
  });

  test('14.2 the last survivor wins in any season', () => {
    const { outcome, position } = turn('tower: JAC; papst:', 'tower: A JAC - AST');
    expect(outcome).toEqual({ type: 'last-survivor', winners: ['tower'], placing: [['tower'], ['papst']] });
    expect(position).toMatchObject({ phase: 'finished', season: 'spring', year: 2047 });
  });

  test('14.2 a single seat plays on; nobody left is a draw', () => {
    expect(turn('tower: CLO', '').outcome).toBeNull();
    expect(turn('tower: WAH; papst: VIL', '', { homes: { tower: null, papst: null } }).outcome).toEqual({
      type: 'draw',
      winners: [],
      placing: [['tower', 'papst']],
    });
  });

  test('14.3 all others concede', () => {
    expect(turn(THREE, 'tower: VOTE CONCEDE papst; greene: VOTE CONCEDE papst').outcome).toEqual({
      type: 'concession',
      winners: ['papst'],
      placing: [['papst'], ['tower', 'greene']],
    });
    expect(turn(THREE, 'tower: VOTE CONCEDE papst').outcome).toBeNull();
  });

  test('14.3 two that concede to each other do not end it', () => {
    expect(
      turn('tower: CLO; papst: AST', 'tower: VOTE CONCEDE papst; papst: VOTE CONCEDE tower').outcome,
    ).toBeNull();
  });

  test('14.4 all vote for a draw', () => {
    expect(turn(THREE, 'tower: VOTE DRAW; papst: VOTE DRAW; greene: VOTE DRAW').outcome).toEqual({
      type: 'draw',
      winners: ['tower', 'papst', 'greene'],
      placing: [['tower', 'papst', 'greene']],
    });
  });

  test('14.5 the year limit places by stars, land, units; 14.7 the eliminated come last', () => {
    const { outcome } = turn(
      'tower: CLO; papst: AST; greene: HOW, HOW; rossoni:; hamblet:; dunning:',
      '',
      {
        season: 'fall',
        year: 2050,
        control: { riverdale: 'papst' },
        eliminated: [
          { faction: 'hamblet', year: 2048, season: 'spring', by: 'tower' },
          { faction: 'rossoni', year: 2049, season: 'fall', by: 'tower' },
          { faction: 'dunning', year: 2049, season: 'fall', by: 'tower' },
        ],
      },
      { adjustment: true, lastYear: 2049 },
    );
    expect(outcome).toEqual({
      type: 'year-limit',
      winners: ['papst'],
      placing: [['papst'], ['greene'], ['tower'], ['rossoni', 'dunning'], ['hamblet']],
    });
  });

  test('14.7 the eliminated share a place if they left in one turn, and in no other case', () => {
    const turns = [2047, 2048].flatMap((year) =>
      (['spring', 'fall'] as const).map((season) => ({ year, season })),
    );
    for (const [at, first] of turns.entries())
      for (const last of turns.slice(at)) {
        const { outcome } = turn(
          'tower: CLO; papst: AST; rossoni:; dunning:',
          '',
          {
            ...{ season: 'fall', year: 2049, control: {} },
            eliminated: [
              { faction: 'rossoni', ...first, by: 'tower' },
              { faction: 'dunning', ...last, by: 'tower' },
            ],
          },
          { adjustment: true, lastYear: 2049 },
        );
        const places = first === last ? [['rossoni', 'dunning']] : [['dunning'], ['rossoni']];
        expect(outcome, JSON.stringify([first, last])).toMatchObject({
          placing: expect.arrayContaining(places),
        });
      }
  });

  test('4.11 after the end every order is rejected', () => {
    const { position } = turn('tower: JAC; papst:', 'tower: A JAC - AST');
    const after = play(position, 'tower: A AST H; papst: null');
    expect(verdicts(after)).toBe('tower: rejected 4.11; papst: rejected 4.11');
    expect(after.position).toEqual(position);
    expect(after.outcome).toEqual(position.outcome);
  });
});
