import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../../test/support/nightly';
import {
  adjudicate,
  legal,
  notation,
  read,
  sortedUnits,
  validate,
} from '../../test/support/standard-classic';
import { inEnglish } from '../../test/support/translated';
import { canonicalJson } from '../core/canonical';
import { shuffled } from '../core/shuffled';
import { type Random, textRandom } from '../random';
import { LOCATIONS, provinceOf } from './data/map';
import { classic } from './index';
import { type Event, type Order, POWERS, type Position, type Power, type Unit } from './types';

type Lists = Record<string, Order[]>;

/** A crowded position, so that units meet, with legal orders. */
function randomBoard(random: Random): { readonly position: Position; readonly lists: Lists } {
  const places = shuffled(LOCATIONS, random).slice(0, random.draw(12, 60));
  const units: Unit[] = [];
  const taken = new Set<string>();
  for (const { id, province, isCoast } of places) {
    if (taken.has(province.id)) continue;
    const canFleet = province.berths.some((berth) => berth.id === id);
    const canArmy = province.kind !== 'water' && !isCoast;
    if (!canFleet && !canArmy) continue;
    const fleet = canFleet && (!canArmy || random.draw(1, 3) === 1);
    taken.add(province.id);
    units.push({
      power: POWERS[random.draw(0, 3)] as Power,
      kind: fleet ? 'fleet' : 'army',
      at: id,
    });
  }
  const result = read({ units, season: random.draw(0, 1) ? 'spring' : 'fall' }, POWERS);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return { position: result.value, lists: randomLists(result.value, random) };
}

/** Orders for each unit; moves by convoy come with their convoys and supports more often than at random. */
function randomLists(position: Position, random: Random): Lists {
  const wanted = new Map<string, string>();
  const lists: Lists = {};
  for (const seat of position.seats) {
    const byUnit = new Map<string, Order[]>();
    for (const { order } of legal(position, seat, []))
      if ('unit' in order) byUnit.set(order.unit, [...(byUnit.get(order.unit) ?? []), order]);
    lists[seat] = [...byUnit.values()].map((orders) => chosen(orders, wanted, random));
  }
  return lists;
}

function chosen(orders: readonly Order[], wanted: Map<string, string>, random: Random): Order {
  const fitting = orders.filter(
    (order) => 'from' in order && wanted.get(order.from) === provinceOf(order.to).id,
  );
  const moves = orders.filter(({ type }) => type === 'MOVE');
  const pool = fitting.length > 0 ? fitting : moves.length > 0 && random.draw(1, 2) === 1 ? moves : orders;
  const order = pool[random.draw(0, pool.length - 1)] as Order;
  if (order.type === 'MOVE') wanted.set(order.unit, provinceOf(order.to).id);
  return order;
}

function always(runs: number, check: (position: Position, lists: Lists, random: Random) => void): void {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const random = textRandom(`classic ${seed}`);
      const { position, lists } = randomBoard(random);
      check(position, lists, random);
    }),
    { numRuns: cases(runs, Math.ceil(runs / 3)) },
  );
}

test('the order of orders and of seats does not matter', () => {
  always(300, (position, lists, random) => {
    const mixed = Object.fromEntries(
      shuffled(Object.entries(lists), random).map(([seat, list]) => [seat, shuffled(list, random)]),
    );
    const sorted = (given: Lists) => {
      const result = adjudicate(position, given, {});
      return { ...result, orders: result.orders.map((verdict) => canonicalJson(verdict)).sort() };
    };
    expect(sorted(mixed)).toEqual(sorted(lists));
  });
});

test('powers are all alike: with other names for them the same units move', () => {
  always(200, (position, lists, random) => {
    const all: readonly Power[] = POWERS;
    const other = shuffled(all, random);
    const named = (power: string) => other[all.indexOf(power)] as Power;
    const renamed: Position = {
      ...position,
      units: sortedUnits(position.units.map((unit) => ({ ...unit, power: named(unit.power) }))),
    };
    const swapped = Object.fromEntries(Object.entries(lists).map(([seat, list]) => [named(seat), list]));
    const fates = (from: Position, given: Lists) =>
      adjudicate(from, given, {})
        .orders.map(({ order, result, reason, by }) => canonicalJson({ order, result, reason, by: by ?? [] }))
        .sort();
    expect(fates(renamed, swapped)).toEqual(fates(position, lists));
  });
});

test('after a step: one unit to a province, none lost or doubled, a readable position, the input untouched', () => {
  always(300, (position, lists) => {
    const before = canonicalJson({ position, lists });
    const { position: after, events } = adjudicate(position, lists, {});
    expect(canonicalJson({ position, lists })).toBe(before);
    const provinces = after.units.map(({ at }) => provinceOf(at).id);
    expect(new Set(provinces).size).toBe(provinces.length);
    const gone = (events as readonly Event[]).filter(({ type }) => type === 'disbanded').length;
    expect(after.units.length + after.dislodged.length + gone).toBe(position.units.length);
    expect(read(JSON.parse(JSON.stringify(after)), after.seats)).toEqual({ ok: true, value: after });
  });
});

test('no unit is dislodged by its own power, nor by more strength than other powers lent', () => {
  always(300, (position, lists) => {
    const { events, orders } = adjudicate(position, lists, {});
    const powerAt = (id: string) => position.units.find(({ at }) => provinceOf(at).id === id)?.power;
    for (const event of events as readonly Event[]) {
      if (event.type !== 'dislodged') continue;
      expect(powerAt(event.by)).not.toBe(event.power);
      const at = provinceOf(event.at).id;
      const helpers = orders.filter(({ seat, order, result }) => {
        const { type, from, to } = order as { type: string; from?: string; to?: string };
        const helps = type === 'SUPPORT' && from === event.by && to !== undefined && provinceOf(to).id === at;
        return helps && result === 'given' && seat !== event.power;
      });
      expect(helpers.length).toBeGreaterThan(0);
    }
  });
});

test('validate finds exactly what adjudicate rejects; what legal offers stands', () => {
  always(60, (position, lists) => {
    for (const seat of position.seats) {
      expect(validate(position, seat, lists[seat])).toEqual([]);
      for (const { order } of legal(position, seat, []))
        expect(validate(position, seat, [order]), JSON.stringify(order)).toEqual([]);
    }
  });
});

test('every legal order has a text that reads back as the same order, in capitals and small letters', () => {
  const reads = (position: Position) => {
    for (const seat of position.seats)
      for (const { order } of legal(position, seat, [])) {
        const text = notation.print(position, order);
        for (const typed of [text, text.toLowerCase()])
          expect(notation.parse(position, seat, typed), typed).toEqual({ ok: true, value: [order] });
      }
  };
  always(20, (position, lists) => {
    reads(position);
    reads(adjudicate(position, lists, {}).position);
  });
});

test('other judges’ forms and typed short cuts are read, wrong names get a suggestion', () => {
  const position = classic.setup({}, POWERS, textRandom('notation'));
  const typed: readonly (readonly [string, Order])[] = [
    ['a par-bur', { unit: 'par', type: 'MOVE', to: 'bur' }],
    ['F NTH C A YOR - NWY', { unit: 'nth', type: 'CONVOY', from: 'yor', to: 'nwy' }],
    ['A MUN S A BER - SIL', { unit: 'mun', type: 'SUPPORT', from: 'ber', to: 'sil' }],
    ['F StP/SC - GOB', { unit: 'stp', type: 'MOVE', to: 'bot' }],
    ['Fleet St. Petersburg (south coast) -> Finland.', { unit: 'stp', type: 'MOVE', to: 'fin' }],
    ['F Mid-Atlantic Ocean - Spain (nc)', { unit: 'mao', type: 'MOVE', to: 'spa/nc' }],
    ['A LON - NTH - NWY', { unit: 'lon', type: 'MOVE', to: 'nwy', viaConvoy: true }],
    [
      'army Munich supports Germany’s army Berlin to Silesia',
      { unit: 'mun', type: 'SUPPORT', from: 'ber', to: 'sil' },
    ],
    ['A LON - NWY (via convoy)', { unit: 'lon', type: 'MOVE', to: 'nwy', viaConvoy: true }],
  ];
  for (const [text, order] of typed)
    expect(notation.parse(position, 'france', text), text).toMatchObject({ ok: true, value: [order] });
  const wrong: readonly (readonly [string, string])[] = [
    ['A PAR - BURGND', 'Burgundy'],
    ['A LIV - NTH', 'Livonia'],
    ['A Paris - Munnich', 'Munich'],
    ['A PAR - BUR BUR', 'does not belong'],
    ['A PAR', 'After the unit'],
  ];
  for (const [text, hint] of wrong) {
    const answer = notation.parse(position, 'france', text);
    expect(inEnglish(answer.ok ? '' : (answer.problems[0]?.message ?? '')), text).toContain(hint);
  }
});

test('hostile input never throws', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.jsonValue(),
      fc.array(fc.jsonValue()),
      fc.string(),
      (seed, garbage, list, text) => {
        const { position, lists } = randomBoard(textRandom(`${seed}`));
        const { position: after } = adjudicate(position, lists, {});
        for (const phase of [position, after]) {
          for (const given of [garbage, { france: garbage, italy: [...list, text] }, null])
            adjudicate(phase, given, {});
          validate(phase, text, list);
          validate(phase, 'france', [
            ...list,
            `A ${text}`,
            JSON.parse('{"__proto__":{"unit":"par"},"type":"HOLD"}'),
          ]);
          legal(phase, 'france', list);
          notation.parse(phase, 'france', `${text}\nA ${text} - ${text}\nVOTE CONCEDE ${text}`);
        }
        classic.read(garbage, {}, POWERS);
        classic.read({ units: garbage, centres: garbage }, {}, POWERS);
      },
    ),
    { numRuns: cases(150, 50) },
  );
});
