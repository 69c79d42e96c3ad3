import { describe, expect, test } from 'vitest';
import type { GameSystem, StepResult, Verdict } from '../game';
import type { Dealing } from '../game/statistics';
import { gameSystem } from '../systems';
import { comparePairs } from './comparing';
import { type PairDealings, pairsOf } from './pairs';

const step = (orders: readonly Partial<Verdict>[], events: readonly object[] = []): StepResult<unknown> => ({
  orders: orders as readonly Verdict[],
  events: events as StepResult<unknown>['events'],
  position: null,
  outcome: null,
});

const fleet = {
  units: [
    { id: 'tower-1', faction: 'tower', space: 'harlem' },
    { id: 'papst-1', faction: 'papst', space: 'chelsea' },
  ],
  control: { midtown: 'greene' },
};

const given = (order: object, result = 'succeeded') =>
  step([{ seat: 'tower', order, result, reason: '6.1' }]);
const from = (to: string, kind: Dealing['kind']) => [{ from: 'tower', to, kind }];

describe('what counts as help and harm', () => {
  test.each([
    [
      'a support of somebody in their space',
      given({ unit: 'tower-1', type: 'SUPPORT', at: 'chelsea' }, 'given'),
      from('papst', 'help'),
    ],
    [
      'a support of a move, cut or not',
      given({ unit: 'tower-1', type: 'SUPPORT', from: 'chelsea', to: 'midtown' }, 'cut'),
      from('papst', 'help'),
    ],
    ['a support of oneself', given({ unit: 'tower-1', type: 'SUPPORT', at: 'harlem' }, 'given'), []],
    ['a support that was void', given({ unit: 'tower-1', type: 'SUPPORT', at: 'chelsea' }, 'void'), []],
    [
      'a move against a unit',
      given({ unit: 'tower-1', type: 'MOVE', to: 'chelsea' }, 'bounced'),
      from('papst', 'harm'),
    ],
    [
      'a move into land of somebody',
      given({ unit: 'tower-1', type: 'MOVE', to: 'midtown' }),
      from('greene', 'harm'),
    ],
    ['a move into nobody’s land', given({ unit: 'tower-1', type: 'MOVE', to: 'soho' }), []],
    [
      'a vote to concede',
      given({ type: 'VOTE', vote: 'concede', to: 'papst' }, 'noted'),
      from('papst', 'help'),
    ],
    ['a refused order', given({ unit: 'tower-1', type: 'MOVE', to: 'chelsea' }, 'rejected'), []],
  ])('New York 2047: %s', (_what, result, expected) => {
    expect(gameSystem('ny2047').dealings(fleet, result)).toEqual(expected);
  });

  test.each([
    [
      'nyc-risk',
      { type: 'rolled', attacker: 'red', defender: 'blue' },
      [{ from: 'red', to: 'blue', kind: 'harm' }],
    ],
    ['nyc-risk', { type: 'rolled', attacker: 'red', defender: null }, []],
    ['domination', { type: 'reduced', seat: 'blue', by: 'red' }, [{ from: 'red', to: 'blue', kind: 'harm' }]],
    ['domination', { type: 'removed', seat: 'red', by: 'red' }, []],
    ['new-era', { type: 'visited', seat: 'red', owner: 'blue' }, [{ from: 'red', to: 'blue', kind: 'help' }]],
    [
      'new-era',
      { type: 'repelled', seat: 'red', owner: 'blue' },
      [{ from: 'red', to: 'blue', kind: 'harm' }],
    ],
    ['new-era', { type: 'conquered', seat: 'red', owner: null }, []],
  ] as const)('%s: %o', (system, event, expected) => {
    expect(gameSystem(system).dealings({}, step([], [event]))).toEqual(expected);
  });
});

describe('pairs of a game', () => {
  /** A game of three in which each step specifies who owed orders and which dealings occurred. */
  const system = (dealt: readonly (readonly Dealing[])[]): Pick<GameSystem, 'dealings' | 'pending'> => ({
    pending: (before) => ({
      pace: 'orders',
      clock: '',
      seats: (before as { owing: string[] }).owing.map((seat) => ({
        seat,
        owes: true,
        decision: '',
        fallback: { says: '', rule: '' },
      })),
    }),
    dealings: (before) => dealt[(before as { at: number }).at] ?? [],
  });
  const steps = (...owing: readonly (readonly string[])[]) =>
    owing.map((seats, at) => ({ before: { at, owing: seats }, result: step([]) }));

  test('a turn counts once, however much was done in it, and only while the other was in the game', () => {
    const help: Dealing = { from: 'a', to: 'b', kind: 'help' };
    const harm: Dealing = { from: 'b', to: 'a', kind: 'harm' };
    const pairs = pairsOf(system([[help, help], [harm], [help]]), steps(['a', 'b'], ['a', 'b'], ['a']));
    expect(pairs).toEqual([
      { from: 'a', to: 'b', turns: 2, help: 2, harm: 0 },
      { from: 'b', to: 'a', turns: 2, help: 0, harm: 1 },
    ]);
  });

  test.each([
    ['more than all others', 9, 100, true],
    ['as much as some', 2, 66, false],
    ['nothing', 0, 0, false],
  ])('help in %s', (_what, help, helpAbove, unusual) => {
    const others = Array.from({ length: 60 }, (_, at) => ({
      from: 'a',
      to: 'b',
      turns: 10,
      help: at % 3,
      harm: 0,
    }));
    const pair: PairDealings = { from: 'a', to: 'b', turns: 10, help, harm: 0 };
    expect(comparePairs([pair], others)).toMatchObject([{ helpAbove, unusual }]);
    expect(comparePairs([pair], others.slice(1))).toMatchObject([{ helpAbove: null, unusual: false }]);
  });
});
