import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isNightly } from '../support/nightly';
import { PLAN } from './plan';
import { type PlayedSeason, played } from './play';
import { recomputed } from './recomputed';

const FOLDER = new URL('../../examples/seasons/', import.meta.url);
/** Larger ones are for `npm run simulate -- --season`. */
const MOST_PLAYERS = 27;

/** The longest ones are played only in nightly runs. */
const LONG = new Set([
  ...['swiss-of-four.json', 'level-swiss.json', 'swiss-of-two.json'],
  ...['groups-and-cup.json', 'table-cup.json'],
]);

const plans = readdirSync(FOLDER)
  .map((file) => [file, PLAN.parse(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')))] as const)
  .filter(([, { players }]) => players <= MOST_PLAYERS);

const scenes = {
  'players who join late': () => plans.some(([, { late }]) => late.length > 0),
  'players who leave': () => plans.some(([, { leaving }]) => leaving.length > 0),
  'players who withdraw before a release': () => plans.some(([, { withdrawn }]) => withdrawn.length > 0),
  'ties at every cut of a knock-out': () =>
    plans.some(([, { level, settings }]) => level && settings.format.kind === 'knock-out'),
  'ties at the cut of a top board': () =>
    plans.some(
      ([
        ,
        {
          level,
          settings: { format },
        },
      ]) => level && 'topBoard' in format && format.topBoard,
    ),
  'groups before a cup, with ties and a board for the third place': () =>
    plans.some(
      ([, { highest, settings }]) =>
        highest < 5 && settings.format.kind === 'groups' && settings.format.thirdPlace === true,
    ),
  'a consolation cup': () =>
    plans.some(
      ([, { settings }]) => settings.format.kind === 'knock-out' && settings.format.consolation === true,
    ),
  'a double elimination that somebody leaves': () =>
    plans.some(
      ([, { leaving, settings }]) => leaving.length > 0 && settings.format.kind === 'double-elimination',
    ),
  'another game in some rounds': () => plans.some(([, { settings }]) => 'games' in settings.options),
  byes: () => plans.some(([, { settings }]) => settings.leftOver === 'byes'),
  bots: () => plans.some(([, { settings }]) => settings.leftOver === 'bots'),
  'smaller boards': () => plans.some(([, { settings }]) => settings.leftOver === 'smaller-boards'),
};

describe('among the seasons there are', () => {
  test.each(Object.entries(scenes))('%s', (_, isThere) => {
    expect(isThere()).toBe(true);
  });
});

describe('a whole season, computed again from its raw games', () => {
  test.each(plans.filter(([file]) => isNightly || !LONG.has(file)))('%s', async (_, plan) => {
    const season: PlayedSeason = await played(plan);
    try {
      expect(await recomputed(season)).toEqual([]);
      expect(season.season.status).toBe('finished');
    } finally {
      await season.world.close();
    }
  });
});
