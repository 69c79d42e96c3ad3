import { message } from '../../message';
import { fixed, LOWER, type Preset, playedYears, SPLIT, survived } from './preset';

// Carnage pays 1000 for every seat at or below one's place, so smaller boards use the end of the list.
const CARNAGE_PLACES = [7000, 6000, 5000, 4000, 3000, 2000, 1000];
const CENTRE_COUNT_PLACES = [7007, 6006, 5005, 4004, 3003, 2002, 1001];
const RANKED_PLACES = [200, 90, 60, 40, 30, 20, 10];
const RANKED_TWO = [135, 70, 50, 35, 25, 15];
const DUCT_TAPE_PLACES = [40, 24, 15, 9, 6, 3, 3];

const byPlace = (points: number[], order: 'centres' | 'elimination') =>
  ({ points, ties: SPLIT, order, countedFrom: 'last' }) as const;

/** Places counted from the first, ties share, and eliminated seats tie with each other at the end. */
const fromFirst = (points: number[]) => ({ points, ties: SPLIT, order: 'centres' }) as const;

/** Systems that pay for places, most of them also for centres. Sources: dipvis is UEWBot/dipvis, game_scoring/*.py. */
export const BY_PLACE: readonly Preset[] = [
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
    name: message('system.carnageEliminatedEqual'),
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
    // 73 in the classic game: 38 + 34 + 1. Others get 0 according to diplomania-gen.fr; diplomacy.no EDC4 gave them 1.
    parameters: {
      solo: fixed('first-place-and-total'),
      played: 1,
      perCentre: 1,
      places: fromFirst([38, 14, 7]),
    },
  },
  {
    id: 'c-diplo-edc',
    name: message('system.cDiploAfterSolo'),
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
    // stabbeurfou.org has an older version: solo 73, others -15, another table; parameters can reproduce it.
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
    id: 'southern-sun',
    name: 'Southern Sun',
    source: 'dipvis southern_sun.py',
    // "Rounded to the nearest whole number": a half is rounded up here. Python's round, which dipvis uses, rounds a
    // half to the even number, so that four on a shared top get 72 there and 73 here (72.5).
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
    id: 'duct-tape',
    name: 'Duct Tape V2',
    source: 'dipvis duct_tape_v2.py',
    parameters: { solo: fixed(75), perCentre: 1, places: fromFirst(DUCT_TAPE_PLACES) },
  },
  {
    id: 'duct-tape-elimination',
    name: message('system.ductTapeElimination'),
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
    id: 'rank-points',
    name: message('system.rankPoints'),
    source: 'Turreton',
    // For games won by points: only the placing counts. Any list of points works.
    parameters: { places: { points: [10, 7, 5, 3, 2, 1], ties: SPLIT, order: 'placing' } },
  },
];
