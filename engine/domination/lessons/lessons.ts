import type { StepResult } from '../../game';
import type { Lesson } from '../../lesson';
import type { Order } from '../orders/order-types';
import type { AreaId, Position } from '../types';

type Results = readonly StepResult<Position>[];

const SEATS = { seats: ['blue', 'red'], seat: 'blue' } as const;
const STACKS = { military_base: 6, insurgents: 6 } as const;

/** The lessons of Domination: the five uses of a card, and then a text with two effects. */
export const LESSONS: readonly Lesson<Position, Order>[] = [
  {
    id: 'build',
    hints: 2,
    rules: ['4.4', '5.2'],
    shows: ['domination', 'brazil'],
    ...SEATS,
    position: { stacks: STACKS, seats: { blue: { hand: ['domination'] } } },
    turns: 1,
    solution: [[{ type: 'build', card: 'domination', areas: ['brazil', 'brazil'] }]],
    goal: (results) => holds(results, ['brazil']) && isFull(results, 'brazil'),
  },
  {
    id: 'attack',
    hints: 2,
    rules: ['4.5', '5.3', '5.6'],
    shows: ['domination', 'usa', 'mexico'],
    ...SEATS,
    position: {
      stacks: STACKS,
      seats: { blue: { hand: ['domination'] } },
      forces: { usa: { seat: 'red', full: true }, mexico: { seat: 'red', full: false } },
    },
    turns: 1,
    solution: [[{ type: 'attack', card: 'domination', areas: ['usa', 'usa', 'mexico'] }]],
    goal: (results) => isEmpty(results, 'usa') && isEmpty(results, 'mexico'),
  },
  {
    id: 'close-a-region',
    hints: 2,
    rules: ['1.6', '9.1', '9.2'],
    shows: ['domination', 'southern_cone', 'andes', 'brazil'],
    ...SEATS,
    position: {
      stacks: STACKS,
      seats: { blue: { hand: ['domination'] } },
      forces: { andes: { seat: 'blue', full: true }, brazil: { seat: 'blue', full: false } },
    },
    turns: 1,
    solution: [[{ type: 'build', card: 'domination', areas: ['southern_cone'] }]],
    goal: (results) => holds(results, ['andes', 'brazil', 'southern_cone']),
  },
  {
    id: 'close-a-resource',
    hints: 2,
    rules: ['1.3', '9.4'],
    shows: ['domination', 'canada', 'southern_africa', 'western_australia'],
    ...SEATS,
    position: {
      stacks: STACKS,
      seats: { blue: { hand: ['domination'] } },
      forces: { canada: { seat: 'blue', full: true }, southern_africa: { seat: 'blue', full: false } },
    },
    turns: 1,
    solution: [[{ type: 'build', card: 'domination', areas: ['western_australia'] }]],
    goal: (results) => holds(results, ['canada', 'southern_africa', 'western_australia']),
  },
  {
    id: 'buy-a-card',
    hints: 2,
    rules: ['4.7', '6.1', '6.4'],
    shows: ['domination'],
    ...SEATS,
    position: { stacks: STACKS, seats: { blue: { hand: ['domination'] } } },
    turns: 1,
    solution: [[{ type: 'discard1', card: 'domination', take: 'military_base' }]],
    goal: (results) => results.at(-1)?.position.seats.blue?.discard.includes('military_base') === true,
  },
  {
    id: 'buy-and-use',
    hints: 2,
    rules: ['4.1', '4.2', '4.8'],
    shows: ['domination', 'canada', 'usa', 'mexico', 'andes', 'brazil', 'southern_cone', 'indonesia'],
    ...SEATS,
    position: { stacks: STACKS, seats: { blue: { hand: ['domination', 'domination'] } } },
    turns: 1,
    solution: [
      [
        { type: 'discard2', cards: ['domination', 'domination'], take: 'military_base' },
        {
          type: 'build',
          card: 'military_base',
          areas: ['canada', 'usa', 'mexico', 'andes', 'brazil', 'southern_cone', 'indonesia'],
        },
      ],
    ],
    goal: (results) => ownForces(results) >= 7,
  },
  {
    id: 'play-a-text',
    hints: 2,
    rules: ['4.6', '7.2', '7.19'],
    shows: ['insurgents', 'scandinavia', 'eastern_europe', 'western_europe'],
    ...SEATS,
    position: {
      stacks: STACKS,
      seats: { blue: { hand: ['insurgents'] } },
      forces: {
        scandinavia: { seat: 'red', full: false },
        eastern_europe: { seat: 'red', full: false },
        western_europe: { seat: 'red', full: true },
      },
    },
    turns: 1,
    solution: [[{ type: 'text', card: 'insurgents', areas: ['scandinavia', 'eastern_europe'] }]],
    goal: (results) => holds(results, ['scandinavia', 'eastern_europe']),
  },
  {
    id: 'problem-brazil',
    hints: 0,
    rules: ['7.11', '9.2'],
    shows: ['amphibious_assault', 'brazil', 'south_atlantic', 'andes', 'southern_cone'],
    ...SEATS,
    position: {
      stacks: { ...STACKS, amphibious_assault: 5 },
      seats: { blue: { hand: ['amphibious_assault'] } },
      forces: {
        south_atlantic: { seat: 'blue', full: true },
        andes: { seat: 'blue', full: false },
        southern_cone: { seat: 'blue', full: false },
        brazil: { seat: 'red', full: true },
      },
    },
    turns: 1,
    solution: [
      [
        {
          type: 'text',
          card: 'amphibious_assault',
          actions: [
            { do: 'reduce', area: 'brazil' },
            { do: 'reduce', area: 'brazil' },
            { do: 'build', area: 'brazil' },
          ],
        },
      ],
    ],
    goal: (results) => holds(results, ['andes', 'brazil', 'southern_cone']),
  },
];

function forcesAfter(results: Results): Position['forces'] {
  return results.at(-1)?.position.forces ?? {};
}

/** Whether the learner holds all of these areas after the last step. */
function holds(results: Results, areas: readonly AreaId[]): boolean {
  return areas.every((area) => forcesAfter(results)[area]?.seat === 'blue');
}

function isFull(results: Results, area: AreaId): boolean {
  return forcesAfter(results)[area]?.full === true;
}

/** Whether no seat holds the area after a step; false before the first. */
function isEmpty(results: Results, area: AreaId): boolean {
  return results.length > 0 && forcesAfter(results)[area] === undefined;
}

function ownForces(results: Results): number {
  return Object.values(forcesAfter(results)).filter(({ seat }) => seat === 'blue').length;
}
