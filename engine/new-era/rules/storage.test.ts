import { describe, expect, test } from 'vitest';
import { stepsOfGames } from '../../../test/support/new-era-generator';
import { ownOf, play, positionOf } from '../../../test/support/new-era-play';
import { mayLieIn, movedGoods, type Pile } from '../../../test/support/new-era-storages';
import { always } from '../../../test/support/random-games';
import { type Random, textRandom } from '../../random';
import { GOODS } from '../card-types';
import { LOCATIONS } from '../data/cards';
import { newEra } from '../index';
import type { Position } from '../types';
import { newEraRulesV1 } from '../versions/rules-v1';

const STORAGES = LOCATIONS.filter(({ capability }) => capability.some(({ effect }) => effect === 'storage'));
const OTHERS = ['oil-pump#1', 'arena#1'];

/** A few goods of any kinds, often those that storages hold. */
function someGoods(random: Random): Pile {
  const kinds = ['scrap', 'fuel', 'any', 'worker', ...GOODS];
  const goods: Record<string, number> = {};
  for (let left = random.draw(1, 3); left > 0; left -= 1)
    goods[kinds[random.draw(0, kinds.length - 1)] ?? ''] = random.draw(1, 4);
  return goods;
}

/** A part of some goods, sometimes more than there is. */
function partOf(goods: Pile, random: Random): Pile {
  const chosen = Object.entries(goods).filter(() => random.draw(0, 2) > 0);
  return Object.fromEntries(
    chosen.map(([good, count]) => [good, random.draw(1, count + (random.draw(0, 9) === 0 ? 1 : 0))]),
  );
}

/** Goods of this storage, as a game could have left them. */
function lying(card: string, random: Random): Pile {
  for (;;) {
    const goods = random.draw(0, 2) === 0 ? {} : someGoods(random);
    if (mayLieIn(card, goods)) return goods;
  }
}

function isEmpty(goods: Pile): boolean {
  return Object.keys(goods).length === 0;
}

function everythingStored({ players }: Position): readonly (readonly [card: string, goods: Pile])[] {
  return Object.values(players).flatMap(({ locations }) =>
    Object.entries(locations).map(([card, { stored }]) => [card, stored as Pile] as const),
  );
}

describe('10.5 against a second reading of the printed cards', () => {
  const cards = [...STORAGES.map(({ id }) => `${id}#1`), ...OTHERS];
  test.each(cards)('%s takes in and gives out what the card says, and nothing else', (card) => {
    const random = textRandom(`storage ${card}`);
    const seen = { taken: 0, refused: 0 };
    for (let round = 0; round < 400; round += 1) {
      const before = { pool: someGoods(random), stored: lying(card, random) };
      const [put, take] = [partOf(before.pool, random), partOf(before.stored, random)];
      if (isEmpty(put) && isEmpty(take)) continue;
      const moves = { ...(!isEmpty(put) && { put }), ...(!isEmpty(take) && { take }) };
      const written = { type: 'store', location: card, ...moves };
      const after = movedGoods(card, before, written);
      const given = { ana: { goods: before.pool, locations: { [card]: { stored: before.stored } } } };
      const result = play({ ...given, orders: { ana: [written] } });
      const says = `${JSON.stringify(before)} ${JSON.stringify(written)}`;
      const isTaken = after !== null;
      expect(result.orders[0]?.result, says).toBe(isTaken ? 'ok' : 'rejected');
      expect(newEra.validate(positionOf(given), 'ana', [written]).length, says).toBe(isTaken ? 0 : 1);
      const own = ownOf(result, 'ana');
      const expected = isTaken ? after : before;
      expect({ pool: own.goods, stored: own.locations[card]?.stored }, says).toEqual(expected);
      seen[isTaken ? 'taken' : 'refused'] += 1;
    }
    expect(seen.refused).toBeGreaterThan(50);
    if (!OTHERS.includes(card)) expect(seen.taken).toBeGreaterThan(10);
  });

  test('whatever is stored in random games may lie where it lies', () => {
    let stored = 0;
    always(stepsOfGames(8, 105), 1, ({ result }) => {
      for (const [card, goods] of everythingStored(result.position)) {
        expect(mayLieIn(card, goods), `${card} ${JSON.stringify(goods)}`).toBe(true);
        stored += Object.keys(goods).length;
      }
    });
    expect(stored).toBeGreaterThan(5);
  });
});

test('a game that began under version 1 keeps what that version took into a storage', () => {
  const given = { ana: { goods: { scrap: 4 }, locations: { 'cistern#1': {} } } };
  const order = { type: 'store', location: 'cistern#1', put: { scrap: 4 } };
  const fate = ({ adjudicate, options }: typeof newEra) =>
    adjudicate(positionOf(given), { ana: [order] }, options.parse({}), textRandom('one')).orders[0]?.result;
  expect([fate(newEraRulesV1), fate(newEra)]).toEqual(['ok', 'rejected']);
});
