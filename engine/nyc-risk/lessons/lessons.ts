import type { StepResult } from '../../game';
import type { Lesson } from '../../lesson';
import type { Event } from '../event-types';
import type { Order } from '../orders/order-types';
import type { HoodId, Position } from '../types';

type Results = readonly StepResult<Position>[];

const SEATS = { seats: ['blue', 'red', 'green'], seat: 'blue' } as const;
/** Somewhere for the third seat to be. */
const ELSEWHERE = { 'coney-island': { owner: 'green', units: 2 } } as const;

/** The lessons of City of New York Risk: the phases of a turn in their order, and then a whole borough. */
export const LESSONS: readonly Lesson<Position, Order>[] = [
  {
    id: 'place-your-units',
    title: 'Place your units',
    asks: 'Your turn begins with three new units. Place all of them in Harlem.',
    hints: [
      'The pool says how many units you have to place.',
      'Put three units in Harlem and send the list.',
    ],
    rules: ['5.2', '5.8', '5.10'],
    done: 'New units go only to your own neighbourhoods. You get one for every three that you own, and never fewer than three.',
    missed: 'All three units have to be in Harlem.',
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
    title: 'Trade three cards',
    asks: 'You hold four neighbourhood cards. Trade the three that bring the most: ten units.',
    hints: [
      'Each card shows a pedestrian, a messenger or a taxi. Three alike count, and so does one of each.',
      'Leave one of the two pedestrians in your hand.',
    ],
    rules: ['5.4', '5.5', '5.6'],
    done: 'One of each brings ten. Since you own Harlem and its card was in the set, two more units went there at once.',
    missed: 'Look for one of each: a pedestrian, a messenger and a taxi.',
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
    title: 'Attack a neighbour',
    asks: 'You have nine units in Harlem. Attack Astoria across the bridge until it is yours.',
    hints: [
      'You roll up to three dice, and one unit always stays behind.',
      'Choose Harlem, then Astoria, and allow several rolls: the order stops when Astoria falls.',
    ],
    rules: ['6.1', '6.3', '6.6', '6.9'],
    done: 'The highest die meets the highest, then the second meets the second, and each comparison costs the loser a unit. A tie is the defender’s.',
    missed: 'Astoria still stands. Attack with three dice, and let one order cover several rolls.',
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
    title: 'Move in',
    asks: 'You have just taken Astoria from Harlem. Red stands next to Astoria, so move at least six units in.',
    hints: [
      'At least as many units as you rolled dice have to move in; more may.',
      'Choose six or seven, and send.',
    ],
    rules: ['7.2', '7.4'],
    done: 'The front line moved, and your army moved with it. Units left behind guard nothing.',
    missed: 'Six units or more have to move into Astoria.',
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
    title: 'Send your mayor',
    asks: 'Newark has an airport, which adds one to its highest die. Your mayor adds one to yours. Take Newark from Elizabeth with your mayor, and let the mayor move in.',
    hints: [
      'Choose Elizabeth, then Newark, and let the mayor take part.',
      'Allow several rolls. Move in with as many units as you like; the mayor goes with them.',
    ],
    rules: ['6.5', '6.8', '6.10', '7.3'],
    done: 'The two bonuses cancelled out, and the mayor moved in. Take care: a roll in which you lose every die costs you the mayor.',
    missed: 'The mayor has to be part of the attack that takes Newark.',
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
    title: 'One free move',
    asks: 'Six units stand idle in Inwood, and Red faces your single unit in Harlem. Move five units from Inwood to Harlem.',
    hints: [
      'The free move may pass through any chain of your own neighbourhoods.',
      'Choose Inwood, then Harlem, then five units.',
    ],
    rules: ['8.1', '8.3', '8.4'],
    done: 'One move a turn, as far as your own neighbourhoods connect, and one unit stays. It ends the phase.',
    missed: 'Harlem needs five of the six units from Inwood.',
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
    title: 'A problem: all of Staten Island',
    asks: 'Red holds two of the four neighbourhoods of Staten Island, one unit in each. Your army is in South Beach. Own the whole borough.',
    hints: [],
    rules: ['5.3', '6.6', '7.2'],
    done: 'The borough is yours. If it still is when your next turn begins, it brings two units every turn.',
    missed:
      'You need both neighbourhoods. South Beach touches them both, so think about how many units stay there.',
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
