import type { StepResult } from '../../game';
import type { Lesson } from '../../lesson';
import type { Event } from '../event-types';
import type { Order } from '../orders/order-types';
import type { HoodId, Position } from '../types';

type Results = readonly StepResult<Position>[];

const SEATS = { seats: ['blue', 'red', 'green'], seat: 'blue' } as const;
/** A hood for the third seat. */
const ELSEWHERE = { 'coney-island': { owner: 'green', units: 2 } } as const;

/** The lessons of City of New York Risk: the phases of a turn in their order, and then a whole borough. */
export const LESSONS: readonly Lesson<Position, Order>[] = [
  {
    id: 'place-your-units',
    hints: 2,
    rules: ['5.2', '5.8', '5.10'],
    shows: ['harlem'],
    ...SEATS,
    position: {
      phase: 'reinforce',
      reinforcements: 3,
      hoods: {
        harlem: { owner: 'blue', units: 1 },
        soho: { owner: 'blue', units: 2 },
        astoria: { owner: 'red', units: 1 },
        midtown: { owner: 'red', units: 4 },
        ...ELSEWHERE,
      },
    },
    turns: 3,
    solution: [[{ type: 'reinforce', placements: [{ to: 'harlem', count: 3 }] }]],
    goal: (results) =>
      eventsOf(results).some(
        (event) =>
          event.type === 'reinforced' &&
          event.seat === 'blue' &&
          event.auto !== true &&
          unitsIn(results, 'harlem') >= 4,
      ),
  },
  {
    id: 'trade-three-cards',
    hints: 2,
    rules: ['5.4', '5.5', '5.6'],
    shows: ['harlem', 'card:inwood', 'card:riverdale', 'card:washington-heights', 'card:harlem'],
    ...SEATS,
    position: {
      phase: 'reinforce',
      reinforcements: 3,
      hands: { blue: { cards: ['inwood', 'riverdale', 'washington-heights', 'harlem'] } },
      hoods: {
        harlem: { owner: 'blue', units: 1 },
        astoria: { owner: 'red', units: 2 },
        ...ELSEWHERE,
      },
    },
    turns: 3,
    solution: [[{ type: 'trade', cards: ['inwood', 'washington-heights', 'harlem'], bonusTo: 'harlem' }]],
    goal: (results) =>
      eventsOf(results).some(
        ({ type, ...event }) => type === 'traded' && 'value' in event && event.value === 10,
      ),
  },
  {
    id: 'attack',
    hints: 2,
    rules: ['6.1', '6.3', '6.6', '6.9'],
    shows: ['harlem', 'astoria'],
    ...SEATS,
    position: {
      phase: 'attack',
      hoods: {
        harlem: { owner: 'blue', units: 9 },
        astoria: { owner: 'red', units: 1 },
        flatbush: { owner: 'red', units: 2 },
        ...ELSEWHERE,
      },
    },
    turns: 6,
    solution: [[{ type: 'attack', from: 'harlem', to: 'astoria', dice: 3, rolls: 6 }]],
    goal: (results) => holds(results, ['astoria']),
  },
  {
    id: 'move-in',
    hints: 2,
    rules: ['7.2', '7.4'],
    shows: ['harlem', 'astoria'],
    ...SEATS,
    position: {
      phase: 'attack',
      conquered: true,
      pending: { type: 'occupy', from: 'harlem', to: 'astoria', min: 3, max: 7 },
      hoods: {
        harlem: { owner: 'blue', units: 8 },
        astoria: { owner: 'blue', units: 0 },
        melrose: { owner: 'red', units: 4 },
        ...ELSEWHERE,
      },
    },
    turns: 1,
    solution: [[{ type: 'occupy', count: 7 }]],
    goal: (results) => unitsIn(results, 'astoria') >= 6,
  },
  {
    id: 'send-your-mayor',
    hints: 2,
    rules: ['6.5', '6.8', '6.10', '7.3'],
    shows: ['elizabeth', 'newark'],
    ...SEATS,
    position: {
      phase: 'attack',
      mayors: { blue: 'elizabeth' },
      hoods: {
        elizabeth: { owner: 'blue', units: 10 },
        newark: { owner: 'red', units: 1 },
        flatbush: { owner: 'red', units: 2 },
        ...ELSEWHERE,
      },
    },
    turns: 6,
    solution: [
      [{ type: 'attack', from: 'elizabeth', to: 'newark', dice: 3, mayor: true, rolls: 6, move: 6 }],
    ],
    goal: (results) => holds(results, ['newark']) && results.at(-1)?.position.mayors.blue === 'newark',
  },
  {
    id: 'one-free-move',
    hints: 2,
    rules: ['8.1', '8.3', '8.4'],
    shows: ['inwood', 'washington-heights', 'harlem'],
    ...SEATS,
    position: {
      phase: 'fortify',
      hoods: {
        inwood: { owner: 'blue', units: 6 },
        'washington-heights': { owner: 'blue', units: 1 },
        harlem: { owner: 'blue', units: 1 },
        astoria: { owner: 'red', units: 5 },
        ...ELSEWHERE,
      },
    },
    turns: 1,
    solution: [[{ type: 'fortify', from: 'inwood', to: 'harlem', count: 5 }]],
    goal: (results) => unitsIn(results, 'harlem') >= 6,
  },
  {
    id: 'problem-staten-island',
    hints: 0,
    rules: ['5.3', '6.6', '7.2'],
    shows: ['south-beach', 'st-george', 'port-richmond', 'tottenville'],
    ...SEATS,
    position: {
      phase: 'attack',
      hoods: {
        'south-beach': { owner: 'blue', units: 14 },
        'st-george': { owner: 'blue', units: 1 },
        'port-richmond': { owner: 'red', units: 1 },
        tottenville: { owner: 'red', units: 1 },
        flatbush: { owner: 'red', units: 2 },
        ...ELSEWHERE,
      },
    },
    turns: 8,
    solution: [
      [
        { type: 'attack', from: 'south-beach', to: 'tottenville', dice: 3, rolls: 6, move: 3 },
        { type: 'attack', from: 'south-beach', to: 'port-richmond', dice: 3, rolls: 6, move: 3 },
      ],
    ],
    goal: (results) => holds(results, ['south-beach', 'st-george', 'port-richmond', 'tottenville']),
  },
];

function holds(results: Results, hoods: readonly HoodId[]): boolean {
  const held = results.at(-1)?.position.hoods ?? {};
  return hoods.every((hood) => held[hood]?.owner === 'blue');
}

/** The learner's units in a hood after the last step. */
function unitsIn(results: Results, hood: HoodId): number {
  const held = results.at(-1)?.position.hoods[hood];
  return held?.owner === 'blue' ? held.units : 0;
}

function eventsOf(results: Results): readonly Event[] {
  return results.flatMap(({ events }) => events as readonly Event[]);
}
