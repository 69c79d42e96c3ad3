import type * as z from 'zod';
import type { ComposedParameters } from './parameters';

interface Preset {
  readonly id: string;
  readonly name: string;
  readonly source: string;
  readonly parameters: z.input<typeof ComposedParameters>;
}

const SPLIT = { rule: 'split' } as const;
const LOWER = { rule: 'lower' } as const;
const NOTHING = {};

/** Years as dipvis counts them: `survived` leaves out the year of elimination, `played` includes it. */
const survived = (perYear: number, most: number | null = null) =>
  ({ perYear, years: 'survived', most }) as const;
const playedYears = (perYear: number) => ({ perYear, years: 'played', most: null }) as const;

const fixed = (
  winner: number | 'total' | 'first-place-and-total' | 'all-places-and-total',
  losers: {
    points?: number;
    alive?: number;
    perCentre?: number;
    years?: boolean;
    better?: boolean;
  } = NOTHING,
) => ({ rule: 'fixed', winner, losers }) as const;

// Carnage pays 1000 for every seat at or below one's place, so smaller boards use the end of the list.
const CARNAGE_PLACES = [7000, 6000, 5000, 4000, 3000, 2000, 1000];
const CENTRE_COUNT_PLACES = [7007, 6006, 5005, 4004, 3003, 2002, 1001];
const RANKED_PLACES = [200, 90, 60, 40, 30, 20, 10];
const RANKED_TWO = [135, 70, 50, 35, 25, 15];
const DUCT_TAPE_PLACES = [40, 24, 15, 9, 6, 3, 3];

const byPlace = (points: number[], order: 'centres' | 'elimination') =>
  ({ points, ties: SPLIT, order, countedFrom: 'last' }) as const;

/** Each place of the list counts from the first, ties share, seats that are out tie with each other at the end. */
const fromFirst = (points: number[]) => ({ points, ties: SPLIT, order: 'centres' }) as const;

/** Scoring systems that are sums of common payments. Sources: dipvis is UEWBot/dipvis, game_scoring/*.py. */
export const PRESETS: readonly Preset[] = [
  {
    id: 'solo-or-bust',
    name: 'Solo or bust',
    source: 'dipvis solos.py',
    parameters: { solo: fixed(100) },
  },
  {
    id: 'carnage',
    name: 'Carnage',
    source: 'dipvis carnage.py, elimination order',
    // 28034 in the classic game: 7000 + ... + 1000 for all places, 34 for all centres.
    parameters: {
      solo: fixed('all-places-and-total'),
      perCentre: 1,
      places: byPlace(CARNAGE_PLACES, 'elimination'),
    },
  },
  {
    id: 'carnage-dead-equal',
    name: 'Carnage, eliminated seats equal',
    source: 'dipvis carnage.py, dead equal',
    parameters: {
      solo: fixed('all-places-and-total'),
      perCentre: 1,
      places: byPlace(CARNAGE_PLACES, 'centres'),
    },
  },
  {
    id: 'carnage-2023',
    name: 'Carnage 2023',
    source: 'dipvis carnage.py, 300 per centre of lead',
    parameters: {
      solo: fixed('all-places-and-total'),
      perCentre: 1,
      places: byPlace(CARNAGE_PLACES, 'elimination'),
      lead: 300,
    },
  },
  {
    id: 'centre-count-carnage',
    name: 'Centre-count Carnage',
    source: 'dipvis carnage.py, centre based',
    // 39028 in the classic game: 28028 for all places and 500 x 34 for all centres, less 1000 for each of six losers.
    parameters: {
      solo: fixed('all-places-and-total', { points: 1000 }),
      perCentre: 500,
      places: byPlace(CENTRE_COUNT_PLACES, 'elimination'),
    },
  },
  {
    id: 'c-diplo',
    name: 'C-Diplo',
    source: 'Giraudon 1992, official, after diplomania-gen.fr',
    // 73 in the classic game: 38 + 34 + 1. Others get 0 after diplomania-gen.fr; diplomacy.no EDC4 gave them 1.
    parameters: {
      solo: fixed('first-place-and-total'),
      played: 1,
      perCentre: 1,
      places: fromFirst([38, 14, 7]),
    },
  },
  {
    id: 'c-diplo-edc',
    name: 'C-Diplo, a point for playing even after a solo',
    source: 'diplomacy.no EDC4',
    parameters: {
      solo: fixed('first-place-and-total', { points: 1 }),
      played: 1,
      perCentre: 1,
      places: fromFirst([38, 14, 7]),
    },
  },
  {
    id: 'c-diplo-100',
    name: 'C-Diplo 100',
    source: 'dipvis cdiplo.py',
    // The reference gives losers 1 point; dipvis (loss_pts=0.0), diplomania-gen.fr and the World Diplomacy Database
    // give them none.
    parameters: { solo: fixed(100), played: 1, perCentre: 1, places: fromFirst([38, 14, 7]) },
  },
  {
    id: 'c-diplo-80',
    name: 'C-Diplo 80',
    source: 'dipvis cdiplo.py',
    // dipvis gives no point for playing in this variant (played_pts=0.0).
    parameters: { solo: fixed(80), perCentre: 1, places: fromFirst([25, 14, 7]) },
  },
  {
    id: 'c-diplo-namur',
    name: 'C-Diplo Namur',
    source: 'dipvis cdiplo_namur.py',
    // stabbeurfou.org has an older one: solo 73, others -15, another table; it can be had with parameters.
    parameters: {
      solo: fixed(85),
      played: 1,
      centreTable: { points: [0, 5, 9, 12, 14, 16, 18], beyond: 1 },
      places: fromFirst([38, 14, 7]),
    },
  },
  {
    id: 'detour09',
    name: 'Detour09',
    source: 'dipvis detour09.py',
    parameters: {
      solo: fixed(110, { years: true }),
      perCentre: 1,
      alive: 2,
      lead: 1,
      places: { points: [4, 3, 2, 1], ties: LOWER, order: 'elimination', out: false },
      scaledTo: 100,
      out: survived(0.25, 2),
    },
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
    id: 'open-mind-the-gap',
    name: 'Open Mind the Gap',
    source: 'dipvis open_mind_the_gap.py',
    parameters: {
      solo: fixed(100),
      perCentre: 1.5,
      alive: 9,
      places: fromFirst([4.5, 3, 1.5]),
      gapTribute: { most: 0.5 },
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
    id: 'southern-sun',
    name: 'Southern Sun',
    source: 'dipvis southern_sun.py',
    // "Rounded to the nearest whole number": a half goes up here. Python's round, which dipvis uses, takes a half to
    // the even number, so that four on a shared top get 72 there and 73 here (72.5).
    parameters: {
      solo: fixed(500),
      perCentre: 10,
      alive: 30,
      places: {
        points: [130, 80, 50, 30, 20, 10, 10],
        ties: SPLIT,
        order: 'elimination',
        out: false,
        rounded: true,
      },
      out: playedYears(3),
    },
  },
  {
    id: 'ranked-classic',
    name: 'Ranked Classic',
    source: 'dipvis ranked_classic.py',
    parameters: {
      solo: fixed(550, { years: true }),
      perCentre: 10,
      alive: 30,
      places: {
        points: RANKED_PLACES,
        ties: { rule: 'table', two: RANKED_TWO, more: 'lower' },
        order: 'elimination',
        out: false,
      },
      out: survived(1),
    },
  },
  {
    id: 'ranked-classic-2',
    name: 'Ranked Classic v2',
    source: 'dipvis ranked_classic.py, v2',
    parameters: {
      solo: fixed(550, { years: true }),
      perCentre: 10,
      alive: 30,
      places: {
        points: RANKED_PLACES,
        ties: { rule: 'table', two: RANKED_TWO, more: 'second-lowest' },
        order: 'elimination',
        out: false,
      },
      out: survived(1),
    },
  },
  {
    id: 'haight',
    name: 'Haight',
    source: 'dipvis haight.py',
    parameters: {
      solo: fixed(451, { perCentre: 5, years: true, better: true }),
      perCentre: 10,
      places: {
        points: [66, 55, 44, 33, 22, 11, 0],
        ties: LOWER,
        order: 'elimination',
        countedFrom: 'last',
      },
      lead: 5,
      out: playedYears(1),
    },
  },
  {
    id: 'maxonian',
    name: 'Maxonian',
    source: 'dipvis maxonian.py',
    parameters: {
      places: { points: [7, 6, 5, 4, 3, 2, 1], ties: SPLIT, order: 'recent-lead', countedFrom: 'last' },
      over: { centres: 13, perCentre: 1 },
    },
  },
  {
    id: '7eleven',
    name: '7Eleven',
    source: 'dipvis maxonian.py',
    parameters: {
      places: { points: [7, 6, 5, 4, 3, 2, 1], ties: SPLIT, order: 'recent-lead', countedFrom: 'last' },
      over: { centres: 11, perCentre: 1 },
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
    id: 'duct-tape',
    name: 'Duct Tape V2',
    source: 'dipvis duct_tape_v2.py',
    parameters: { solo: fixed(75), perCentre: 1, places: fromFirst(DUCT_TAPE_PLACES) },
  },
  {
    id: 'duct-tape-elimination',
    name: 'Duct Tape V2 with elimination order',
    source: 'dipvis duct_tape_v2.py',
    parameters: {
      solo: fixed(75),
      perCentre: 1,
      places: { points: DUCT_TAPE_PLACES, ties: SPLIT, order: 'elimination' },
    },
  },
  {
    id: 'sydney',
    name: 'Sydney League',
    source: 'dipvis sydney_league.py',
    parameters: {
      solo: { rule: 'factor', winner: 1.5, losers: 0.5 },
      perCentre: 25,
      places: byPlace([700, 600, 500, 400, 300, 200, 100], 'elimination'),
      out: playedYears(1),
    },
  },
  {
    id: 'your-draw-size-short',
    name: 'Your Draw Size, short games',
    source: 'dipvis your_draw_size.py',
    parameters: { solo: fixed(300), centreTable: yourDrawSize() },
  },
  {
    id: 'your-draw-size',
    name: 'Your Draw Size, unlimited games',
    source: 'dipvis your_draw_size.py',
    parameters: { solo: fixed(320), centreTable: yourDrawSize() },
  },
  {
    id: 'rank-points',
    name: 'Rank points',
    source: 'Turreton',
    // For games that are won by points: only the placing counts. Any list will do.
    parameters: { places: { points: [10, 7, 5, 3, 2, 1], ties: SPLIT, order: 'placing' } },
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
