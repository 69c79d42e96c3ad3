import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../test/support/translated';
import { GAME_SYSTEM_IDS } from '../games';
import { stepRandom } from '../random';
import { SYSTEMS } from '../systems';
import { type FinishedGame, gameAwards } from './game-awards';
import { statisticsTally } from './statistics-tally';

const STARS = {
  id: 'ny2047',
  statistics: {
    kinds: [{ id: 'captures', award: 'Most captures', did: (count: number) => `took ${count} spaces` }],
    doneIn: ({ events }: { readonly events: readonly unknown[] }) =>
      events as readonly { readonly seat: string; readonly deed: string }[],
  },
};

const game = (figures: readonly (readonly [number, number, number])[], more: Partial<FinishedGame> = {}) => ({
  winners: ['anna'],
  statistics: [],
  steps: figures.map(([anna, ben, cleo], at) => ({
    ...{ step: at + 1, label: `Turn ${at + 1}` },
    figures: { anna, ben, cleo },
  })),
  ...more,
});

const awardsIn = (finished: FinishedGame) =>
  gameAwards(STARS, finished).map(
    ({ id, seats, text }) => `${id}: ${seats.join(' and ')} ${inEnglish(text)}`,
  );

describe('awards of a game', () => {
  test.each<readonly [shows: string, finished: FinishedGame, awards: readonly string[]]>([
    ['nothing where nobody was ahead', game([[1, 1, 1]]), []],
    [
      'the turn that decided, and the longest lead',
      game([
        [2, 1, 1],
        [2, 3, 1],
        [4, 3, 1],
        [5, 3, 1],
      ]),
      ['decided: anna led for good after Turn 3', 'lead: anna led for 3 of 4 turns'],
    ],
    [
      'a win from behind',
      game([
        [1, 4, 1],
        [5, 4, 1],
      ]),
      ['decided: anna led for good after Turn 2', 'behind: anna won from 3 stars behind after Turn 1'],
    ],
    [
      'no win from behind by one',
      game([
        [1, 2, 1],
        [3, 2, 1],
      ]),
      ['decided: anna led for good after Turn 2'],
    ],
    [
      'two winners who led for good',
      game(
        [
          [3, 1, 3],
          [4, 2, 4],
        ],
        { winners: ['anna', 'cleo'] },
      ),
      ['decided: anna and cleo led for good after Turn 1'],
    ],
    [
      'the most of a deed',
      game([], { statistics: [tally('ben', 3), tally('anna', 2)] }),
      ['captures: ben took 3 spaces'],
    ],
    ['no deed that two did as often', game([], { statistics: [tally('ben', 3), tally('anna', 3)] }), []],
    ['no deed that was done once', game([], { statistics: [tally('ben', 1)] }), []],
  ])('%s', (_, finished, awards) => expect(awardsIn(finished)).toEqual(awards));
});

function tally(seat: string, count: number) {
  return { seat, deed: 'captures', count };
}

test('statistics are counted for each seat', () => {
  const done = (...seats: string[]) => ({
    ...{ orders: [], position: null, outcome: null },
    events: seats.map((seat) => ({ type: 'deed', seat, deed: 'captures' })),
  });
  expect(statisticsTally(STARS, [done('ben', 'anna'), done('ben'), done()])).toEqual([
    tally('ben', 2),
    tally('anna', 1),
  ]);
});

/** The number of steps that steady bots play; enough for some statistics to be counted. */
const STEPS = 150;

test.each(GAME_SYSTEM_IDS)('in %s bots do something that counts, each time by a seat of the board', (id) => {
  const system = SYSTEMS[id];
  const seats = system.seats.names.slice(0, system.seats.usual);
  const options = system.options.parse({});
  let position = system.setup(options, seats, stepRandom('ab', id, 0));
  const done = [];
  for (let step = 1; step <= STEPS && system.pending(position) !== null; step += 1) {
    const orders = Object.fromEntries(
      (system.pending(position)?.seats ?? []).map(({ seat }) => [
        seat,
        system.bots.steady.orders(
          system.view(position, { kind: 'seat', seat }),
          seat,
          stepRandom('cd', seat, step),
        ),
      ]),
    );
    const result = system.adjudicate(position, orders, options, stepRandom('ab', id, step));
    done.push(...(system.statistics?.doneIn(result) ?? []));
    position = result.position;
  }
  const kinds = system.statistics?.kinds.map((kind) => kind.id) ?? [];
  expect(done.length).toBeGreaterThan(0);
  for (const { seat, deed } of done) {
    expect(seats).toContain(seat);
    expect(kinds).toContain(deed);
  }
});
