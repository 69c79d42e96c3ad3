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
    title: 'Make an agreement',
    asks: 'The Quarry in your hand lies at distance 2. Make an agreement with it: spend your cooperation token of range 2.',
    hints: [
      'Look for cooperation among the actions that you can take.',
      'Choose the Quarry and the token of range 2.',
    ],
    rules: ['8.4', '8.8'],
    done: 'The Quarry lies under your base now and brings one material in every production, year after year.',
    missed: 'The Quarry has to go under your base as an agreement. That takes a cooperation token.',
    ...SEATS,
    position: { stack: STACK, players: { blue: { hand: ['quarry#1'], goods: { coop2: 1 } } } },
    turns: 1,
    solution: [[{ type: 'contact', kind: 'coop', tokens: ['coop2'], card: 'quarry#1' }]],
    goal: (results) =>
      events(results).some((event) => event.type === 'cooperated' && event.card === 'quarry#1'),
  },
  {
    id: 'take-the-spoils',
    title: 'Take the spoils',
    asks: 'The Refinery in your hand would bring three fuel at once. Conquer it with your conquest token.',
    hints: [
      'A location in your own hand does not defend itself; only its distance counts.',
      'Choose conquest, then the Refinery.',
    ],
    rules: ['8.4', '8.7'],
    done: 'Much at once, and nothing after: the next production takes the spoils, and the card is gone. Range that was left over is lost.',
    missed: 'The Refinery has to go under your base as spoils. That takes a conquest token.',
    ...SEATS,
    position: { stack: STACK, players: { blue: { hand: ['refinery#1'], goods: { conquest3: 1 } } } },
    turns: 1,
    solution: [[{ type: 'contact', kind: 'conquest', tokens: ['conquest3'], card: 'refinery#1' }]],
    goal: (results) =>
      events(results).some((event) => event.type === 'conquered' && event.card === 'refinery#1'),
  },
  {
    id: 'build-it-in',
    title: 'Build it into your state',
    asks: 'The Village in your hand is worth a point as part of your state. Incorporate it with your incorporation token.',
    hints: ['Look for incorporation among your actions.', 'Choose the Village and the token of range 2.'],
    rules: ['8.4', '8.9'],
    done: 'The Village joined your state and produced two workers at once. It will do so in every production.',
    missed: 'The Village has to join your state. That takes an incorporation token.',
    ...SEATS,
    position: { stack: STACK, players: { blue: { hand: ['village#1'], goods: { incorp2: 1 } } } },
    turns: 1,
    solution: [[{ type: 'contact', kind: 'incorp', tokens: ['incorp2'], card: 'village#1' }]],
    goal: (results) => stateHas(results, 'village#1'),
  },
  {
    id: 'send-a-worker',
    title: 'Send a worker',
    asks: 'The Arena in your state turns weapons into points. Send a worker there, and pay the weapon it asks for.',
    hints: [
      'An action location does nothing by itself: it waits for a worker.',
      'Choose work, then the Arena.',
    ],
    rules: ['7.7', '7.8', '6.5'],
    done: 'One worker and one weapon made a point. A second use in the same turn would take two workers; there is no third.',
    missed: 'The Arena was not used. It needs a worker and a weapon.',
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
    title: 'Replace the old',
    asks: 'Your Scrap Museum has done its work. Redevelop it into the Quarry from your hand: both are of the type scrap.',
    hints: ['You have a redevelopment token.', 'Choose redevelop, then the Scrap Museum, then the Quarry.'],
    rules: ['9.2', '9.3'],
    done: 'The new location produced at once, and the change itself brought two points. The old points went to your base.',
    missed: 'The Scrap Museum still stands. Spend your redevelopment token on it.',
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
    title: 'Raid a rival',
    asks: 'Red owns a Refinery with a defence of 3, and has no defence tokens. Conquer it with your token of range 3.',
    hints: [
      'Against a rival the defence of the location counts, and not its distance.',
      'Choose conquest, then the Refinery of Red.',
    ],
    rules: ['8.15', '8.16', '8.17'],
    done: 'You took the spoils, Red got what the agreement pays, and the Refinery is debris until somebody rebuilds it.',
    missed: 'The Refinery of Red still stands. Use the conquest token on it.',
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
    title: 'A problem: the Old Library',
    asks: 'The Old Library lies at distance 3, and your incorporation token reaches 1. You also have two scrap and your contact card, and Red has passed. Build the library into your state.',
    hints: [],
    rules: ['7.2', '8.3'],
    done: 'The contact card gave a second token, and ranges of tokens add up. You are ready for a real board.',
    missed: 'Ranges of tokens are added. Where can a second token come from?',
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
