import type { Lesson } from '../../lesson';
import type { Order, Position } from '../types';
import { hadResult, standsIn } from './reading';

const FRANCE_AND_GERMANY = { seats: ['france', 'germany'], seat: 'france' } as const;

/** The lessons of Classic: from one move to a line that holds against three powers’ orders. */
export const LESSONS: readonly Lesson<Position, Order>[] = [
  {
    id: 'move',
    hints: 2,
    rules: ['4.1', '5.8', '10.1'],
    shows: ['pic', 'bel'],
    ...FRANCE_AND_GERMANY,
    position: {
      units: [
        { power: 'france', kind: 'army', at: 'pic' },
        { power: 'germany', kind: 'army', at: 'mun' },
      ],
      centres: { par: 'france', mun: 'germany' },
    },
    turns: 1,
    solution: [[{ unit: 'pic', type: 'MOVE', to: 'bel' }]],
    goal: (results) => standsIn(results, 'france', 'bel'),
  },
  {
    id: 'bounce',
    hints: 2,
    rules: ['5.2', '5.7', '5.8'],
    shows: ['par', 'bur', 'mun'],
    ...FRANCE_AND_GERMANY,
    position: {
      units: [
        { power: 'france', kind: 'army', at: 'par' },
        { power: 'germany', kind: 'army', at: 'mun' },
      ],
      centres: { par: 'france', mun: 'germany' },
    },
    others: { germany: [{ unit: 'mun', type: 'MOVE', to: 'bur' }] },
    turns: 1,
    solution: [[{ unit: 'par', type: 'MOVE', to: 'bur' }]],
    goal: (results) => hadResult(results, 'mun', 'bounced'),
  },
  {
    id: 'support-an-attack',
    hints: 2,
    rules: ['5.4', '5.5', '6.1'],
    shows: ['par', 'mar', 'bur'],
    ...FRANCE_AND_GERMANY,
    position: {
      units: [
        { power: 'france', kind: 'army', at: 'par' },
        { power: 'france', kind: 'army', at: 'mar' },
        { power: 'germany', kind: 'army', at: 'bur' },
      ],
      centres: { par: 'france', mar: 'france', mun: 'germany' },
    },
    turns: 1,
    solution: [
      [
        { unit: 'par', type: 'MOVE', to: 'bur' },
        { unit: 'mar', type: 'SUPPORT', from: 'par', to: 'bur' },
      ],
    ],
    goal: (results) => standsIn(results, 'france', 'bur'),
  },
  {
    id: 'cut-a-support',
    hints: 2,
    rules: ['5.8', '6.4'],
    shows: ['bur', 'bel', 'mun', 'ruh'],
    ...FRANCE_AND_GERMANY,
    position: {
      units: [
        { power: 'france', kind: 'army', at: 'bur' },
        { power: 'france', kind: 'army', at: 'bel' },
        { power: 'germany', kind: 'army', at: 'mun' },
        { power: 'germany', kind: 'army', at: 'ruh' },
      ],
      centres: { par: 'france', bel: 'france', mun: 'germany' },
    },
    others: {
      germany: [
        { unit: 'mun', type: 'MOVE', to: 'bur' },
        { unit: 'ruh', type: 'SUPPORT', from: 'mun', to: 'bur' },
      ],
    },
    turns: 1,
    solution: [[{ unit: 'bel', type: 'MOVE', to: 'ruh' }]],
    goal: (results) => standsIn(results, 'france', 'bur') && hadResult(results, 'ruh', 'cut'),
  },
  {
    id: 'convoy',
    hints: 2,
    rules: ['4.9', '7.1', '7.3'],
    shows: ['lon', 'nth', 'nwy'],
    seats: ['england', 'germany'],
    seat: 'england',
    position: {
      units: [
        { power: 'england', kind: 'army', at: 'lon' },
        { power: 'england', kind: 'fleet', at: 'nth' },
        { power: 'germany', kind: 'army', at: 'mun' },
      ],
      centres: { lon: 'england', mun: 'germany' },
    },
    turns: 1,
    solution: [
      [
        { unit: 'lon', type: 'MOVE', to: 'nwy' },
        { unit: 'nth', type: 'CONVOY', from: 'lon', to: 'nwy' },
      ],
    ],
    goal: (results) => standsIn(results, 'england', 'nwy'),
  },
  {
    id: 'dislodge-and-retreat',
    hints: 2,
    rules: ['5.12', '9.1', '9.2', '9.6'],
    shows: ['bur', 'par', 'gas', 'bel', 'pic', 'ruh', 'hol'],
    seats: ['france', 'germany', 'italy'],
    seat: 'france',
    position: {
      units: [
        { power: 'france', kind: 'army', at: 'par' },
        { power: 'france', kind: 'army', at: 'gas' },
        { power: 'france', kind: 'army', at: 'bel' },
        { power: 'germany', kind: 'army', at: 'ruh' },
        { power: 'germany', kind: 'army', at: 'hol' },
        { power: 'italy', kind: 'army', at: 'bur' },
      ],
      centres: { par: 'france', bel: 'france', mun: 'germany', hol: 'germany', ven: 'italy' },
    },
    others: {
      germany: [
        { unit: 'ruh', type: 'MOVE', to: 'bel' },
        { unit: 'hol', type: 'SUPPORT', from: 'ruh', to: 'bel' },
      ],
    },
    turns: 2,
    solution: [
      [
        { unit: 'par', type: 'MOVE', to: 'bur' },
        { unit: 'gas', type: 'SUPPORT', from: 'par', to: 'bur' },
      ],
      [{ unit: 'bel', type: 'RETREAT', to: 'pic' }],
    ],
    goal: (results) => standsIn(results, 'france', 'bur') && standsIn(results, 'france', 'pic'),
  },
  {
    id: 'build',
    hints: 2,
    rules: ['11.1', '11.2', '11.3', '11.6'],
    shows: ['par', 'bre', 'mar'],
    ...FRANCE_AND_GERMANY,
    position: {
      year: 1901,
      season: 'winter',
      phase: 'adjustments',
      units: [
        { power: 'france', kind: 'army', at: 'mar' },
        { power: 'france', kind: 'army', at: 'spa' },
        { power: 'france', kind: 'fleet', at: 'por' },
        { power: 'germany', kind: 'army', at: 'mun' },
      ],
      centres: {
        ...{ par: 'france', bre: 'france', mar: 'france', spa: 'france', por: 'france' },
        mun: 'germany',
      },
    },
    turns: 1,
    solution: [
      [
        { type: 'BUILD', kind: 'army', at: 'par' },
        { type: 'BUILD', kind: 'fleet', at: 'bre' },
      ],
    ],
    goal: (results) => standsIn(results, 'france', 'par') && standsIn(results, 'france', 'bre'),
  },
  {
    id: 'problem-hold-the-line',
    hints: 0,
    rules: ['5.5', '6.1', '6.4'],
    shows: ['bur', 'mar', 'mun', 'ruh', 'bel', 'pie', 'par', 'pic'],
    seats: ['france', 'germany', 'italy'],
    seat: 'france',
    position: {
      units: [
        { power: 'france', kind: 'army', at: 'bur' },
        { power: 'france', kind: 'army', at: 'par' },
        { power: 'france', kind: 'army', at: 'pic' },
        { power: 'france', kind: 'army', at: 'mar' },
        { power: 'germany', kind: 'army', at: 'mun' },
        { power: 'germany', kind: 'army', at: 'ruh' },
        { power: 'germany', kind: 'army', at: 'bel' },
        { power: 'italy', kind: 'army', at: 'pie' },
      ],
      centres: { par: 'france', mar: 'france', mun: 'germany', bel: 'germany', ven: 'italy' },
    },
    others: {
      germany: [
        { unit: 'mun', type: 'MOVE', to: 'bur' },
        { unit: 'ruh', type: 'SUPPORT', from: 'mun', to: 'bur' },
        { unit: 'bel', type: 'SUPPORT', from: 'mun', to: 'bur' },
      ],
      italy: [{ unit: 'pie', type: 'MOVE', to: 'mar' }],
    },
    turns: 1,
    solution: [
      [
        { unit: 'par', type: 'SUPPORT', at: 'bur' },
        { unit: 'pic', type: 'MOVE', to: 'bel' },
      ],
    ],
    goal: (results) => standsIn(results, 'france', 'bur') && standsIn(results, 'france', 'mar'),
  },
];
