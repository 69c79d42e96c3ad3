import type { Lesson } from '../../lesson';
import type { Order, Position } from '../types';
import { board, hold, move, supportHold, supportMove } from './board';
import { controls, standsIn, supported } from './reading';

const TOWER_AND_PAPST = { seats: ['tower', 'papst'], seat: 'tower' } as const;

/** The lessons of New York 2047: from one move to a supported attack on a supported defence. */
export const LESSONS: readonly Lesson<Position, Order>[] = [
  {
    id: 'take-a-star',
    hints: 2,
    rules: ['4.5', '7.5', '10.1', '10.3'],
    shows: ['central-park', 'harlem'],
    ...TOWER_AND_PAPST,
    position: board({ tower: ['central-park'], papst: ['astoria'] }),
    turns: 1,
    solution: [[move('tower-1', 'harlem')]],
    goal: (results) => controls(results, 'tower', 'harlem'),
  },
  {
    id: 'support-this-attack',
    hints: 2,
    rules: ['6.1', '7.1', '8.1'],
    shows: ['midtown', 'central-park', 'village'],
    ...TOWER_AND_PAPST,
    position: board({ tower: ['central-park', 'village'], papst: ['midtown'] }, { midtown: 'papst' }),
    turns: 1,
    solution: [[move('tower-1', 'midtown'), supportMove('tower-2', 'central-park', 'midtown')]],
    goal: (results) => standsIn(results, 'tower', 'midtown'),
  },
  {
    id: 'support-a-defence',
    hints: 2,
    rules: ['6.1', '6.2', '7.2', '8.2'],
    shows: ['harlem', 'mott-haven', 'washington-heights', 'central-park'],
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
    hints: 2,
    rules: ['6.5', '8.2'],
    shows: ['midtown', 'central-park', 'long-island-city', 'williamsburg'],
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
    hints: 2,
    rules: ['5.1', '5.5'],
    shows: ['east-river', 'midtown', 'wall-street'],
    ...TOWER_AND_PAPST,
    position: board({ tower: ['east-river'], papst: ['midtown'] }),
    turns: 1,
    solution: [[move('tower-1', 'wall-street')]],
    goal: (results) => controls(results, 'tower', 'wall-street'),
  },
  {
    id: 'guard-your-home',
    hints: 2,
    rules: ['5.5', '7.2', '10.4', '10.5'],
    shows: ['coney-island', 'narrows', 'bensonhurst'],
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
    hints: 2,
    rules: ['9.1', '9.3', '9.5'],
    shows: ['lower-hudson', 'upper-hudson', 'central-park', 'midtown'],
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
    hints: 0,
    rules: ['6.1', '6.5', '8.1'],
    shows: ['midtown', 'long-island-city', 'central-park', 'village', 'williamsburg'],
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
