import { message } from '../../message';
import { fixed, type Preset, playedYears, survived } from './preset';

/**
 * Systems that pay for centres, survival or the lead, but not for places. Sources: dipvis is UEWBot/dipvis,
 * game_scoring/*.py.
 */
export const BY_CENTRES: readonly Preset[] = [
  {
    id: 'solo-or-bust',
    name: message('system.soloOrBust'),
    source: 'dipvis solos.py',
    parameters: { solo: fixed(100) },
  },
  {
    id: 'bangkok',
    name: 'Bangkok',
    source: 'dipvis bangkok.py',
    // The World Diplomacy Wiki counts the year of elimination (out in 1905: 5 x 0.3); dipvis does not (4 x 0.3).
    parameters: {
      solo: fixed(41, { perCentre: 0.5 }),
      perCentre: 1,
      alive: 3,
      domination: { points: 12, shares: [3, 2, 1] },
      out: survived(0.3),
    },
  },
  {
    id: 'olympic',
    name: 'Olympic',
    source: 'dipvis bangkok.py',
    parameters: {
      solo: fixed(46),
      perCentre: 1,
      alive: 3,
      domination: { points: 12, shares: [4, 1.5, 0.5] },
      out: survived(0.3),
    },
  },
  {
    id: 'bangkok-pike',
    name: 'Bangkok Pike',
    source: 'dipvis bangkok_pike.py',
    parameters: {
      solo: fixed(60, { years: true }),
      perCentre: 1,
      alive: 3,
      pike: { lone: 6, tied: 4, below: [4, 2] },
      out: playedYears(0.1),
    },
  },
  {
    id: 'world-classic',
    name: 'World Classic',
    source: 'dipvis world_classic.py',
    parameters: {
      solo: fixed(420, { years: true }),
      perCentre: 10,
      alive: 30,
      top: { ties: 'split', points: 48, atMost: null },
      out: survived(1),
    },
  },
  {
    id: 'summer-classic',
    name: 'Summer Classic',
    source: 'dipvis world_classic.py, no_3ways',
    parameters: {
      solo: fixed(420, { years: true }),
      perCentre: 10,
      alive: 30,
      top: { ties: 'split', points: 48, atMost: 2 },
      out: survived(1),
    },
  },
  {
    id: 'whipping',
    name: 'Whipping',
    source: 'dipvis whipping.py',
    parameters: {
      solo: fixed(468, { years: true }),
      perCentre: 10,
      aliveShared: 60,
      top: { ties: 'lone-per-centre', perCentre: 2 },
      out: playedYears(1),
    },
  },
  {
    id: 'base-3',
    name: 'Base 3',
    source: 'dipvis base3.py',
    parameters: {
      solo: fixed(46),
      perCentre: 1,
      alive: 3,
      top: { ties: 'divided', points: 9, by: 3 },
    },
  },
  {
    id: 'mischief',
    name: 'Mischief',
    source: 'dipvis mischief.py',
    parameters: { solo: fixed('total'), perCentre: 1, top: { ties: 'list', points: [5, 1] } },
  },
  {
    id: 'vulcan',
    name: 'Vulcan',
    source: 'dipvis vulcan.py',
    parameters: {
      solo: fixed(130, { alive: 5 }),
      perCentre: 1,
      alive: 5,
      above: 1,
      top: { ties: 'split', points: 10, atMost: null },
    },
  },
  {
    id: 'your-draw-size-short',
    name: message('system.yourDrawSizeShort'),
    source: 'dipvis your_draw_size.py',
    parameters: { solo: fixed(300), centreTable: yourDrawSize() },
  },
  {
    id: 'your-draw-size',
    name: message('system.yourDrawSizeUnlimited'),
    source: 'dipvis your_draw_size.py',
    parameters: { solo: fixed(320), centreTable: yourDrawSize() },
  },
];

/** 0: 0, 1 to 3: 21, 4 to 7: 30, 8 to 10: 42, 11 to 13: 70, 14 to 17: 105. */
function yourDrawSize() {
  const bands = [
    [1, 0],
    [3, 21],
    [4, 30],
    [3, 42],
    [3, 70],
    [4, 105],
  ] as const;
  return { points: bands.flatMap(([length, points]) => Array<number>(length).fill(points)), beyond: 0 };
}
