import type { StepResult } from '../../game';
import type { Lesson } from '../../lesson';
import type { Order } from '../orders/order-types';
import type { AreaId, Position } from '../types';

type Results = readonly StepResult<Position>[];

const SEATS = { seats: ['blue', 'red'], seat: 'blue' } as const;
const STACKS = { military_base: 6, insurgents: 6 } as const;

/** The lessons of Domination: the five uses of a card, and then a text that does two things at once. */
export const LESSONS: readonly Lesson<Position, Order>[] = [
  {
    id: 'build',
    title: 'Build a Force',
    asks: 'Use a Domination card to build a Full Force in Brazil.',
    hints: [
      'The first Build places a Struggling Force. A second Build in the same area makes it Full.',
      'Choose a card, then Build, then Brazil twice.',
    ],
    rules: ['4.4', '5.2'],
    done: 'A Domination card prints three Builds. You used two, and the third is lost: a card does all it does at once.',
    missed: 'Brazil has to be named twice in the same Build.',
    ...SEATS,
    position: { stacks: STACKS, seats: { blue: { hand: ['domination'] } } },
    turns: 1,
    solution: [[{ type: 'build', card: 'domination', areas: ['brazil', 'brazil'] }]],
    goal: (results) => holds(results, ['brazil']) && isFull(results, 'brazil'),
  },
  {
    id: 'attack',
    title: 'Attack with a card',
    asks: 'Red has a Full Force in the United States and a Struggling one in Mexico. Remove both with one card.',
    hints: [
      'A Reduction makes a Full Force Struggling, and removes a Struggling one.',
      'Choose a card, then Attack: the United States twice, Mexico once.',
    ],
    rules: ['4.5', '5.3', '5.6'],
    done: 'Three Reductions, two Forces gone. An attack reaches anywhere on the map; no border is needed.',
    missed: 'The Full Force needs two Reductions and the Struggling one needs one. The card prints three.',
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
    title: 'Close a region',
    asks: 'A region of which you hold all three areas scores six victory points. Two areas of South America are yours. Close it.',
    hints: ['Any strength will do.', 'Build in the Southern Cone.'],
    rules: ['1.6', '9.1', '9.2'],
    done: 'South America is yours, and if it stays so it scores six points at the end of the game turn, beside the points of each Force.',
    missed: 'The Southern Cone is the third area of South America. Build there.',
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
    title: 'Draw more cards',
    asks: 'Your logistics say how many cards you draw. They rise when you hold all three areas of one resource. Canada and Southern Africa have ore; take the third area of ore.',
    hints: ['The letter O marks ore on the map.', 'Build in Western Australia.'],
    rules: ['1.3', '9.4'],
    done: 'Three areas of ore: when the game turn is scored your logistics rise by one, and you draw one card more in every turn to come.',
    missed: 'The third area of ore is Western Australia.',
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
    title: 'Buy a card',
    asks: 'Domination cards are weak. Lay one aside and put a Military Base from its stack on your discard pile.',
    hints: ['Look at the uses of a card.', 'Choose the Domination card, then Discard, then Military Base.'],
    rules: ['4.7', '6.1', '6.4'],
    done: 'The Military Base comes back to you when your discard pile is shuffled. All saw you take it: every card is gained in the open.',
    missed: 'Discard a card and take a Military Base.',
    ...SEATS,
    position: { stacks: STACKS, seats: { blue: { hand: ['domination'] } } },
    turns: 1,
    solution: [[{ type: 'discard1', card: 'domination', take: 'military_base' }]],
    goal: (results) => results.at(-1)?.position.seats.blue?.discard.includes('military_base') === true,
  },
  {
    id: 'buy-and-use',
    title: 'Buy a card and use it at once',
    asks: 'Two cards buy one into your hand, and you may use it in the same turn. Take a Military Base that way, and build in seven areas with it.',
    hints: [
      'Discard 2 lays two cards aside. The new card can stand further down in the same list.',
      'Discard 2 for a Military Base, then Build with it in seven different areas.',
    ],
    rules: ['4.1', '4.2', '4.8'],
    done: 'One list, carried out from top to bottom: the second use relied on what the first one brought.',
    missed: 'The list needs two uses: Discard 2 for a Military Base, and then the Military Base itself.',
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
    title: 'Play the text of a card',
    asks: 'Every action card has a text as well. Insurgents turn Struggling Forces into Full ones of yours. Take Scandinavia and Eastern Europe from Red.',
    hints: ['Choose Insurgents, then its text.', 'Name both areas in the same text.'],
    rules: ['4.6', '7.2', '7.19'],
    done: 'One card took two areas, where two attacks and two builds would have cost far more. Struggling Forces are never safe.',
    missed: 'Play the text of Insurgents, and name both areas.',
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
    title: 'A problem: one card for Brazil',
    asks: 'Red keeps South America from you with a Full Force in Brazil. You hold the South Atlantic and one card. Close the region in this turn.',
    hints: [],
    rules: ['7.11', '9.2'],
    done: 'Two Reductions cleared Brazil, and a Build from the sea took it, all with one text. You are ready for a real board.',
    missed: 'An attack clears Brazil but takes nothing. Read the text of your card.',
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

/** Whether nobody holds the area after a step; false before the first. */
function isEmpty(results: Results, area: AreaId): boolean {
  return results.length > 0 && forcesAfter(results)[area] === undefined;
}

function ownForces(results: Results): number {
  return Object.values(forcesAfter(results)).filter(({ seat }) => seat === 'blue').length;
}
