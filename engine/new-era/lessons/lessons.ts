import type { StepResult } from '../../game';
import type { Lesson } from '../../lesson';
import type { Event } from '../event-types';
import type { Order } from '../orders/order-types';
import type { CardId, Position } from '../types';

type Results = readonly StepResult<Position>[];

const SEATS = { seats: ['blue', 'red'], seat: 'blue' } as const;
/** Cards to draw, so that no pile runs dry. */
const STACK = ['den#1', 'tank#1', 'rat#1', 'settlers#1', 'shelter#1', 'gun-shop#1', 'oil-pump#1', 'truck#1'];

/** The lessons of New Era: three ways to use a location, what it does in your state, and a problem of range. */
export const LESSONS: readonly Lesson<Position, Order>[] = [
  {
    id: 'make-an-agreement',
    hints: 2,
    rules: ['8.4', '8.8'],
    shows: ['quarry'],
    ...SEATS,
    position: { stack: STACK, players: { blue: { hand: ['quarry#1'], goods: { coop2: 1 } } } },
    turns: 1,
    solution: [[{ type: 'contact', kind: 'coop', tokens: ['coop2'], card: 'quarry#1' }]],
    goal: (results) =>
      events(results).some((event) => event.type === 'cooperated' && event.card === 'quarry#1'),
  },
  {
    id: 'take-the-spoils',
    hints: 2,
    rules: ['8.4', '8.7'],
    shows: ['refinery'],
    ...SEATS,
    position: { stack: STACK, players: { blue: { hand: ['refinery#1'], goods: { conquest3: 1 } } } },
    turns: 1,
    solution: [[{ type: 'contact', kind: 'conquest', tokens: ['conquest3'], card: 'refinery#1' }]],
    goal: (results) =>
      events(results).some((event) => event.type === 'conquered' && event.card === 'refinery#1'),
  },
  {
    id: 'build-it-in',
    hints: 2,
    rules: ['8.4', '8.9'],
    shows: ['village'],
    ...SEATS,
    position: { stack: STACK, players: { blue: { hand: ['village#1'], goods: { incorp2: 1 } } } },
    turns: 1,
    solution: [[{ type: 'contact', kind: 'incorp', tokens: ['incorp2'], card: 'village#1' }]],
    goal: (results) => stateHas(results, 'village#1'),
  },
  {
    id: 'send-a-worker',
    hints: 2,
    rules: ['7.7', '7.8', '6.5'],
    shows: ['arena'],
    ...SEATS,
    position: {
      stack: STACK,
      players: { blue: { goods: { worker: 1, weapons: 1 }, locations: { 'arena#1': {} } } },
    },
    turns: 1,
    solution: [[{ type: 'work', location: 'arena#1' }]],
    goal: (results) => events(results).some((event) => event.type === 'worked' && event.card === 'arena#1'),
  },
  {
    id: 'redevelop',
    hints: 2,
    rules: ['9.2', '9.3'],
    shows: ['scrap-museum', 'quarry'],
    ...SEATS,
    position: {
      stack: STACK,
      players: {
        blue: { hand: ['quarry#1'], goods: { redevelop: 1 }, locations: { 'scrap-museum#1': {} } },
      },
    },
    turns: 1,
    solution: [[{ type: 'redevelop', from: 'scrap-museum#1', card: 'quarry#1' }]],
    goal: (results) => stateHas(results, 'quarry#1'),
  },
  {
    id: 'raid-a-rival',
    hints: 2,
    rules: ['8.15', '8.16', '8.17'],
    shows: ['refinery'],
    ...SEATS,
    position: {
      stack: STACK,
      players: { blue: { goods: { conquest3: 1 } }, red: { locations: { 'refinery#1': {} } } },
    },
    turns: 1,
    solution: [
      [{ type: 'contact', kind: 'conquest', tokens: ['conquest3'], owner: 'red', targets: ['refinery#1'] }],
    ],
    goal: (results) => events(results).some((event) => event.type === 'conquered' && event.owner === 'red'),
  },
  {
    id: 'problem-old-library',
    hints: 0,
    rules: ['7.2', '8.3'],
    shows: ['old-library'],
    ...SEATS,
    position: {
      stack: STACK,
      players: {
        blue: { hand: ['old-library#1'], goods: { scrap: 2, incorp1: 1 } },
        red: { passed: true },
      },
    },
    turns: 3,
    solution: [
      [
        { type: 'contactCard', slot: 'incorp', as: 'token' },
        { type: 'contact', kind: 'incorp', tokens: ['incorp2', 'incorp1'], card: 'old-library#1' },
      ],
    ],
    goal: (results) => stateHas(results, 'old-library#1'),
  },
];

function events(results: Results): readonly Event[] {
  return results
    .flatMap((result) => result.events as readonly Event[])
    .filter((event) => !('seat' in event) || event.seat === 'blue');
}

/** Whether the location stands in the learner's state after the last step. */
function stateHas(results: Results, card: CardId): boolean {
  return Object.hasOwn(results.at(-1)?.position.players.blue?.locations ?? {}, card);
}
