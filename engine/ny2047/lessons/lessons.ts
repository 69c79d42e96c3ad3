import type { Lesson } from '../../lesson';
import type { Order, Position } from '../types';
import { board, hold, move, supportHold, supportMove } from './board';
import { controls, standsIn, supported } from './reading';

const TOWER_AND_PAPST = { seats: ['tower', 'papst'], seat: 'tower' } as const;

/** The lessons of New York 2047: from one move to a supported attack on a supported defence. */
export const LESSONS: readonly Lesson<Position, Order>[] = [
  {
    id: 'take-a-star',
    title: 'Take a star',
    asks: 'Harlem carries a star, and nobody stands there. Move your unit from Central Park into Harlem.',
    hints: [
      'Tap your unit in Central Park. The spaces it can reach light up.',
      'Tap Harlem, then mark yourself ready. The turn closes when all are ready.',
    ],
    rules: ['4.5', '7.5', '10.1', '10.3'],
    done: 'The star is yours, and stays yours when the unit moves on: land belongs to the last faction that stood there.',
    missed: 'Harlem is still free. Your unit has to move there; a unit without an order holds.',
    ...TOWER_AND_PAPST,
    position: board({ tower: ['central-park'], papst: ['astoria'] }),
    turns: 1,
    solution: [[move('tower-1', 'harlem')]],
    goal: (results) => controls(results, 'tower', 'harlem'),
  },
  {
    id: 'support-this-attack',
    title: 'Support this attack',
    asks: 'A unit of Papst holds Midtown. One attacker only draws with one defender, so attack with one of your units and support it with the other.',
    hints: [
      'Order the unit in Central Park to move to Midtown.',
      'Choose the unit in Greenwich Village, then support, then Central Park, then Midtown.',
    ],
    rules: ['6.1', '7.1', '8.1'],
    done: 'Two against one. The defender is destroyed, since nobody retreats here, and only the attacker moves: the supporter stays where it is.',
    missed:
      'The attack needs more power than the defence. One unit has to move to Midtown, and the other has to support exactly that move.',
    ...TOWER_AND_PAPST,
    position: board({ tower: ['central-park', 'village'], papst: ['midtown'] }, { midtown: 'papst' }),
    turns: 1,
    solution: [[move('tower-1', 'midtown'), supportMove('tower-2', 'central-park', 'midtown')]],
    goal: (results) => standsIn(results, 'tower', 'midtown'),
  },
  {
    id: 'support-a-defence',
    title: 'Support a defence',
    asks: 'Papst attacks Harlem from Mott Haven, with support from Washington Heights. Let your unit in Central Park support the unit in Harlem.',
    hints: [
      'Choose the unit in Central Park, then support, then Harlem twice: once for the unit, once because it stays.',
      'The unit in Harlem has to hold. A unit that tries to move is not holding, and the support would be void.',
    ],
    rules: ['6.1', '6.2', '7.2', '8.2'],
    done: 'Two against two is a standoff, and in a standoff everybody stays. Defending costs less than attacking.',
    missed: 'Harlem alone defends with one against two. Its neighbour has to support it, and it has to hold.',
    ...TOWER_AND_PAPST,
    position: board(
      { tower: ['harlem', 'central-park'], papst: ['mott-haven', 'washington-heights'] },
      { harlem: 'tower' },
    ),
    others: {
      papst: [move('papst-1', 'harlem'), supportMove('papst-2', 'mott-haven', 'harlem')],
    },
    turns: 1,
    solution: [[hold('tower-1'), supportHold('tower-2', 'harlem')]],
    goal: (results) => standsIn(results, 'tower', 'harlem') && supported(results, 'tower-2', 'given'),
  },
  {
    id: 'cut-that-support',
    title: 'Cut that support',
    asks: 'Papst attacks Midtown from Central Park, with support from Long Island City. Nobody can support your unit in Midtown, so cut the support.',
    hints: [
      'An attack on a supporter cuts its support, even if the attack itself fails.',
      'Move the unit in Williamsburg to Long Island City.',
    ],
    rules: ['6.5', '8.2'],
    done: 'Your attack bounced and still did its work: the support was cut, and one against one is a standoff.',
    missed:
      'The support from Long Island City counted. Attack the supporter by land, from the space next to it.',
    ...TOWER_AND_PAPST,
    position: board(
      { tower: ['midtown', 'williamsburg'], papst: ['central-park', 'long-island-city'] },
      { midtown: 'tower' },
    ),
    others: {
      papst: [move('papst-1', 'midtown'), supportMove('papst-2', 'central-park', 'midtown')],
    },
    turns: 1,
    solution: [[move('tower-2', 'long-island-city')]],
    goal: (results) => standsIn(results, 'tower', 'midtown') && supported(results, 'papst-2', 'cut'),
  },
  {
    id: 'land-from-the-water',
    title: 'Land from the water',
    asks: 'Your unit is in the East River. Midtown and Wall Street both carry a star, but a unit never attacks across the shore. Land where the star is free.',
    hints: [
      'Somebody stands in Midtown. Look at Wall Street.',
      'Move the unit from the East River to Wall Street.',
    ],
    rules: ['5.1', '5.5'],
    done: 'A landing works only in a space that is empty and that nobody else moves to. From the water you can support any neighbour, though.',
    missed: 'Across the shore you enter only an empty space. Wall Street is one.',
    ...TOWER_AND_PAPST,
    position: board({ tower: ['east-river'], papst: ['midtown'] }),
    turns: 1,
    solution: [[move('tower-1', 'wall-street')]],
    goal: (results) => controls(results, 'tower', 'wall-street'),
  },
  {
    id: 'guard-your-home',
    title: 'Guard your home base',
    asks: 'You are Dunning. Your home base, Coney Island, is empty, and a unit of Hamblet waits in the Narrows. Bring a unit home before it lands.',
    hints: ['An empty home base defends with nothing.', 'Move the unit in Bensonhurst to Coney Island.'],
    rules: ['5.5', '7.2', '10.4', '10.5'],
    done: 'The landing failed. With one unit inside, a home base defends with two; without another land star, its loss would have put you out of the game.',
    missed: 'Hamblet walked into the empty base. Someone has to be at home when the turn ends.',
    seats: ['dunning', 'hamblet'],
    seat: 'dunning',
    position: board({ dunning: ['bensonhurst'], hamblet: ['narrows'] }),
    others: { hamblet: [move('hamblet-1', 'coney-island')] },
    turns: 1,
    solution: [[move('dunning-1', 'coney-island')]],
    goal: (results) => standsIn(results, 'dunning', 'coney-island'),
  },
  {
    id: 'wake-a-turreton',
    title: 'Wake a Turreton',
    asks: 'Moe sleeps in the Lower Hudson and serves whoever comes first. Wake him in the first turn; in the second, let him support your attack from Central Park on Midtown.',
    hints: [
      'First turn: move the unit in the Upper Hudson to the Lower Hudson.',
      'Second turn: move Central Park to Midtown. Moe then stands in your list; let him support that move.',
    ],
    rules: ['9.1', '9.3', '9.5'],
    done: 'Moe serves you now. He never moves, but he supports any neighbour of yours and guards his water with two.',
    missed: 'Moe has to wake in the first turn and support your attack in the second.',
    ...TOWER_AND_PAPST,
    position: board({ tower: ['upper-hudson', 'central-park'], papst: ['midtown'] }, { midtown: 'papst' }),
    turns: 2,
    solution: [
      [move('tower-1', 'lower-hudson')],
      [move('tower-2', 'midtown'), { turreton: 'moe', type: 'SUPPORT', from: 'central-park', to: 'midtown' }],
    ],
    goal: (results) => standsIn(results, 'tower', 'midtown') && supported(results, 'moe', 'given'),
  },
  {
    id: 'problem-midtown',
    title: 'A problem: take Midtown',
    asks: 'Papst holds Midtown, with support from Long Island City. You have three units and one turn. Take Midtown.',
    hints: [],
    rules: ['6.1', '6.5', '8.1'],
    done: 'One unit cut the support, one supported, one attacked: two against one. You are ready for a real board.',
    missed: 'Count the power on both sides, and ask which of your three units can change the count of Papst.',
    ...TOWER_AND_PAPST,
    position: board(
      { tower: ['central-park', 'village', 'williamsburg'], papst: ['midtown', 'long-island-city'] },
      { midtown: 'papst' },
    ),
    others: {
      papst: [hold('papst-1'), supportHold('papst-2', 'midtown')],
    },
    turns: 1,
    solution: [
      [
        move('tower-1', 'midtown'),
        supportMove('tower-2', 'central-park', 'midtown'),
        move('tower-3', 'long-island-city'),
      ],
    ],
    goal: (results) => standsIn(results, 'tower', 'midtown'),
  },
];
