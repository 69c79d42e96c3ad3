import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { always, type Lists, type Situation, stepsOf } from '../../test/support/random-games';
import { inEnglish } from '../../test/support/translated';
import { canonicalJson } from '../core/canonical';
import type { BotLevel } from '../game/bot';
import { textRandom } from '../random';
import { POINTS } from './data/board';
import { nineMensMorris } from './index';
import { menOf, takeable } from './rules/working-copy';
import { type Event, MEN, type Position, QUIET_TURNS } from './types';

const SEATS = nineMensMorris.seats.names.slice(0, 2);
const MOST = nineMensMorris.length({}, 2).most?.decision ?? 0;

/** A game of random orders, in which a turn is sometimes missed, and an order sometimes refused. */
function playThrough(seed: string, look: (situation: Situation<Position, object>) => void): Position {
  const random = textRandom(seed);
  let position = nineMensMorris.setup({}, SEATS, random);
  for (let step = 1; position.active !== null; step += 1) {
    const seat = position.active;
    const offers = nineMensMorris.legal(position, seat, []);
    const chosen = offers[random.draw(0, offers.length - (random.draw(1, 200) === 1 ? 1 : 2))]?.order;
    const lists: Lists = random.draw(1, 25) === 1 ? {} : { [seat]: chosen === undefined ? [] : [chosen] };
    const result = nineMensMorris.adjudicate(position, lists, {}, random);
    look({ options: {}, position, lists, seed: `${seed}, step ${step}`, result });
    position = result.position;
  }
  return position;
}

const STEPS = stepsOf<Position, object>(8, playThrough);

describe('after every step', () => {
  test('no man comes back, and none is lost but those that were taken', () => {
    always(STEPS, 1, ({ position, result }) => {
      const taken = (result.events as readonly Event[]).filter(({ type }) => type === 'took').length;
      const all = (one: Position) => SEATS.reduce((sum, seat) => sum + menOf(one, seat), 0);
      expect(all(result.position)).toBe(all(position) - taken);
      for (const seat of SEATS) expect(menOf(result.position, seat)).toBeLessThanOrEqual(MEN);
    });
  });

  test('men stand on points of the board, and the turn passes', () => {
    always(STEPS, 1, ({ position, result }) => {
      for (const [point, seat] of Object.entries(result.position.men)) {
        expect(POINTS).toContain(point);
        expect(SEATS).toContain(seat);
      }
      expect(result.position.turn).toBe(position.turn + 1);
      expect(result.position.active).not.toBe(position.active);
    });
  });

  test('a man that was taken stood in no mill, unless all did', () => {
    always(STEPS, 1, ({ position, result }) => {
      for (const event of result.events as readonly Event[])
        if (event.type === 'took') expect(takeable(position, event.seat)).toContain(event.at);
    });
  });

  test('the position can be read again', () => {
    always(STEPS, 3, ({ result: { position } }) => {
      const written: unknown = JSON.parse(canonicalJson(position));
      expect(nineMensMorris.read(written, {}, position.order)).toEqual({ ok: true, value: position });
    });
  });

  test('an adjudication changes nothing it was given, and comes out the same a second time', () => {
    always(STEPS, 2, ({ position, lists, result }) => {
      const before = canonicalJson(position);
      expect(canonicalJson(nineMensMorris.adjudicate(position, lists, {}, textRandom('again')))).toBe(
        canonicalJson(result),
      );
      expect(canonicalJson(position)).toBe(before);
    });
  });

  test('every offer is accepted, and its spaces are on the board', () => {
    always(STEPS, 5, ({ position }) => {
      const seat = position.active ?? '';
      const spaces = nineMensMorris.board?.(position).spaces.map(({ id }) => id);
      for (const { order } of nineMensMorris.legal(position, seat, [])) {
        expect(nineMensMorris.validate(position, seat, [order])).toEqual([]);
        for (const space of nineMensMorris.spacesOf?.(order) ?? []) expect(spaces).toContain(space);
      }
    });
  });

  test('has its sentences, each with a rule', () => {
    always(STEPS, 2, ({ position, result }) => {
      const sentences = nineMensMorris.describe(position, result);
      expect(sentences).not.toEqual([]);
      for (const { says, rules } of sentences) {
        expect(inEnglish(says)).toMatch(/^[A-Z].*\.$/);
        expect(rules[0]).toMatch(/^\d+\.\d+$/);
      }
    });
  });
});

test('6 every game ends, within its bound and within fifty turns of the last mill', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      let turns = 0;
      const end = playThrough(`${seed}`, ({ position }) => {
        turns += 1;
        expect(position.quiet).toBeLessThan(QUIET_TURNS);
      });
      expect(turns).toBeLessThanOrEqual(MOST);
      const { placing = [] } = nineMensMorris.outcome(end) ?? {};
      expect(placing.flat().sort()).toEqual([...SEATS].sort());
    }),
    { numRuns: 12 },
  );
});

/** Who wins a game between bots of two levels; the first seat has the first level. */
function duel(levels: readonly [BotLevel, BotLevel], seed: string): readonly string[] {
  const random = textRandom(seed);
  let position = nineMensMorris.setup({}, SEATS, random);
  while (position.active !== null) {
    const seat = position.active;
    const orders = nineMensMorris.bots[levels[seat === SEATS[0] ? 0 : 1]].orders(position, seat, random);
    expect(nineMensMorris.validate(position, seat, orders)).toEqual([]);
    position = nineMensMorris.adjudicate(position, { [seat]: orders }, {}, random).position;
  }
  return nineMensMorris.outcome(position)?.winners ?? [];
}

test.each([
  ['steady', 'random', 4],
  ['sharp', 'steady', 2],
] as const)('the %s bot beats the %s one', (better, worse, least) => {
  const wins = [1, 2, 3, 4].filter((game) => {
    const isFirst = game % 2 === 1;
    const winners = duel(isFirst ? [better, worse] : [worse, better], `duel ${game}`);
    return winners.length === 1 && winners[0] === SEATS[isFirst ? 0 : 1];
  });
  expect(wins.length).toBeGreaterThanOrEqual(least);
});
