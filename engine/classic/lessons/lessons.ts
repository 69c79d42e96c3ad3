import type { Lesson } from '../../lesson';
import type { Order, Position } from '../types';
import { hadResult, standsIn } from './reading';

const FRANCE_AND_GERMANY = { seats: ['france', 'germany'], seat: 'france' } as const;

/** The lessons of Classic: from one move to a line that holds against three powers’ orders. */
export const LESSONS: readonly Lesson<Position, Order>[] = [
  {
    id: 'move',
    title: 'Move',
    asks: 'Belgium is a centre that belongs to nobody. Move your army from Picardy into Belgium.',
    hints: [
      'Choose the army in Picardy. The list shows every order that it can have.',
      'Choose “to Belgium”, then mark yourself ready. The turn closes when all are ready.',
    ],
    rules: ['4.1', '5.8', '10.1'],
    done: 'Nobody stood in Belgium and nobody else wanted it, so your army is in. If it is still there after Fall, the centre is yours.',
    missed: 'Belgium is still empty. Your army has to move there; a unit without an order holds.',
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
    title: 'Bounce',
    asks: 'Germany moves from Munich to Burgundy, next to Paris. You cannot be there first, but you can keep Germany out: move to Burgundy as well.',
    hints: [
      'Two moves of equal strength into one province both fail.',
      'Order the army in Paris to move to Burgundy.',
    ],
    rules: ['5.2', '5.7', '5.8'],
    done: 'One against one: both armies bounced and stay where they were, and Burgundy is empty.',
    missed: 'Germany is in Burgundy. An army that holds in Paris does not stop a move to its neighbour.',
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
    title: 'Support an attack',
    asks: 'Germany holds Burgundy with one army. Attack it with one of your armies and support the attack with the other.',
    hints: [
      'One army alone is not stronger than the army that holds.',
      'Order Paris to move to Burgundy, and Marseilles to support exactly that move.',
    ],
    rules: ['5.4', '5.5', '6.1'],
    done: 'Two against one. The German army is driven out, and only the attacker moves: the supporter stays in Marseilles.',
    missed:
      'The attack needs more strength than the defence. One army has to move to Burgundy, and the other has to support that move.',
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
    title: 'Cut a support',
    asks: 'Germany attacks Burgundy from Munich, with support from Ruhr. Your army in Belgium is next to Ruhr: cut the support.',
    hints: [
      'An attack on a supporter cuts its support, even if the attack itself fails.',
      'Order the army in Belgium to move to Ruhr.',
    ],
    rules: ['5.8', '6.4'],
    done: 'Your attack on Ruhr bounced and still did its work: the support was cut, and one against one does not take Burgundy.',
    missed: 'The support from Ruhr counted. Attack the supporter from the province next to it.',
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
    title: 'Convoy',
    asks: 'You are England. Carry your army from London to Norway with the fleet in the North Sea.',
    hints: [
      'A convoy takes two orders: the army moves, and the fleet carries exactly that move.',
      'Order London to move to Norway, and the North Sea to carry London to Norway.',
    ],
    rules: ['4.9', '7.1', '7.3'],
    done: 'The army crossed the sea in one turn. Had the fleet been driven out, the army would have stayed in London.',
    missed: 'The army is still in London. It has to move to Norway, and the fleet has to carry it there.',
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
    title: 'Dislodge and retreat',
    asks: 'Italy stands in Burgundy: drive it out from Paris with the support of Gascony. Germany does the same to your army in Belgium, so retreat to Picardy when you are asked.',
    hints: [
      'First the attack: Paris moves to Burgundy, and Gascony supports that move.',
      'Then the retreat: choose the army that was driven out of Belgium, and Picardy.',
    ],
    rules: ['5.12', '9.1', '9.2', '9.6'],
    done: 'Both armies that were driven out could retreat. Italy ordered nothing, so its army was disbanded; yours is in Picardy.',
    missed:
      'Burgundy has to be yours, and the army from Belgium has to retreat to Picardy. Without an order it is disbanded.',
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
    title: 'Build',
    asks: 'It is Winter. You own five centres and have three units, so you may build two. Build an army in Paris and a fleet in Brest.',
    hints: [
      'You build only in your own home centres, and only where nobody stands. Marseilles is taken.',
      'Choose the army in Paris, then the fleet in Brest.',
    ],
    rules: ['11.1', '11.2', '11.3', '11.6'],
    done: 'Five centres, five units. Builds that you do not order are lost: they are not kept for the next year.',
    missed: 'Two builds were due: an army in Paris and a fleet in Brest. What is not ordered is waived.',
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
    title: 'A problem: hold the line',
    asks: 'Munich attacks Burgundy, with support from Ruhr and from Belgium. Italy attacks Marseilles from Piedmont. You have four armies and one turn. Keep Burgundy and Marseilles.',
    hints: [],
    rules: ['5.5', '6.1', '6.4'],
    done: 'Burgundy stood with as much strength as the attack. You are ready for a real board.',
    missed:
      'Count the supports on both sides. A supporter that is attacked gives nothing, and that is true of theirs as well as of yours.',
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
