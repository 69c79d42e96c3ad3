import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PlainLists, referenceOutcome } from '../../test/reference/ny2047';
import { cases } from '../../test/support/nightly';
import { ANY_SHAPE, randomLists, randomPosition, type Shape } from '../../test/support/ny2047-generator';
import { canonicalJson } from '../core/canonical';
import { shuffled } from '../core/shuffled';
import { textRandom } from '../random';
import { neighbours, SPACES, spaceOf } from './data/map';
import { STANDARD } from './data/standard';
import { ny2047 } from './index';
import { legal } from './offers/legal';
import { validate } from './offers/validate';
import { notation } from './orders/notation';
import { read } from './reading/read';
import { adjudicate } from './rules/adjudicate';
import { type Event, type Order, type Position, TURRETONS } from './types';

const OPTIONS = [{ adjustment: true }, { adjustment: false }] as const;

/** Runs a check on many random positions with random orders; a failure shows its seed. */
function always(
  runs: number,
  check: (position: Position, lists: Record<string, unknown[]>, seed: number) => void,
  shape: Shape = ANY_SHAPE,
): void {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const random = textRandom(`property ${seed}`);
      const position = randomPosition(random, shape);
      check(position, randomLists(position, random), seed);
    }),
    { numRuns: cases(runs, Math.ceil(runs / 3)) },
  );
}

function optionsFor(seed: number) {
  return OPTIONS[seed % 2] ?? OPTIONS[0];
}

test('the order of keys and of seats does not matter', () => {
  always(1000, (position, lists, seed) => {
    const other = shuffled(Object.keys(lists), textRandom(`${seed}`));
    const mixed = Object.fromEntries(other.map((seat) => [seat, lists[seat]]));
    const backwards = (value: object) => Object.fromEntries(Object.entries(value).reverse());
    const turned = {
      ...backwards(position),
      control: backwards(position.control),
      homes: backwards(position.homes),
    } as unknown as Position;
    const options = optionsFor(seed);
    expect(canonicalJson(adjudicate(turned, mixed, options))).toBe(
      canonicalJson(adjudicate(position, lists, options)),
    );
  });
});

test('the order of a list does not matter where nothing in it depends on it', () => {
  always(500, (position, lists, seed) => {
    const random = textRandom(`${seed}`);
    const independent = Object.fromEntries(
      Object.entries(lists).map(([seat, list]) => [seat, withoutRivals(list)]),
    );
    const mixed = Object.fromEntries(
      Object.entries(independent).map(([seat, list]) => [seat, shuffled(list, random)]),
    );
    const sorted = (given: Record<string, unknown[]>) => {
      const result = adjudicate(position, given, optionsFor(seed));
      return { ...result, orders: result.orders.map((verdict) => canonicalJson(verdict)).sort() };
    };
    expect(sorted(mixed)).toEqual(sorted(independent));
  });
});

/** A list in which no actor is named twice, no two moves share a destination, and there are no votes or preferences. */
function withoutRivals(list: readonly unknown[]): unknown[] {
  const seen = new Set<unknown>();
  return list.filter((order) => {
    const { unit, turreton, type, to } = (order ?? {}) as Record<string, unknown>;
    const marks = [unit ?? turreton, type === 'MOVE' ? `to ${to}` : undefined].filter(
      (mark) => mark !== undefined,
    );
    if (type === 'PREFER' || marks.some((mark) => seen.has(mark))) return false;
    for (const mark of marks) seen.add(mark);
    return true;
  });
}

test('after every step: legal stacks, every unit accounted for, a readable position, the input untouched', () => {
  always(1500, (position, lists, seed) => {
    const before = canonicalJson({ position, lists });
    const { position: after, events } = adjudicate(position, lists, optionsFor(seed));
    expect(canonicalJson({ position, lists })).toBe(before);
    const again = read(STANDARD, JSON.parse(JSON.stringify(after)), after.seats);
    expect(again).toEqual({ ok: true, value: after });
    const gone = new Set<string>();
    const come: string[] = [];
    for (const event of events as readonly Event[]) {
      if (event.type === 'destroyed' || event.type === 'vanished' || event.type === 'disbanded') {
        expect(gone.has(event.unit)).toBe(false);
        gone.add(event.unit);
      }
      if (event.type === 'spawned') come.push(event.unit);
    }
    const expected = [...position.units.map((unit) => unit.id), ...come].filter((id) => !gone.has(id));
    expect(after.units.map((unit) => unit.id).sort()).toEqual(expected.sort());
    for (const { type, name } of named(events)) expect(TURRETONS.includes(name as never), type).toBe(true);
  });
});

function named(events: readonly object[]): readonly { type: string; name: string }[] {
  return events.filter((event): event is { type: string; name: string } => 'name' in event);
}

test('an adjudication twice gives the same result', () => {
  always(300, (position, lists, seed) => {
    const options = optionsFor(seed);
    expect(canonicalJson(adjudicate(position, lists, options))).toBe(
      canonicalJson(adjudicate(position, structuredClone(lists), options)),
    );
  });
});

test('every verdict answers its order, and every unit has one', () => {
  always(500, (position, lists) => {
    const { orders } = adjudicate(position, lists, { adjustment: true });
    for (const seat of position.seats) {
      const own = orders.filter((verdict) => verdict.seat === seat);
      const given = lists[seat] ?? [];
      expect(own.slice(0, given.length).map((verdict) => verdict.order)).toEqual(given);
      const acting = own
        .filter(({ result }) => result !== 'rejected')
        .flatMap(({ order }) => (order as { unit?: string }).unit ?? []);
      const units = position.units.filter((unit) => unit.faction === seat).map((unit) => unit.id);
      expect(acting.sort()).toEqual(units.sort());
    }
  });
});

test('validate finds exactly what adjudicate rejects', () => {
  always(500, (position, lists) => {
    const { orders } = adjudicate(position, lists, { adjustment: true });
    for (const seat of position.seats) {
      const rejected = orders
        .filter((verdict) => verdict.seat === seat)
        .flatMap(({ result, reason }, at) => (result === 'rejected' ? [[at, reason]] : []));
      const problems = validate(position, seat, lists[seat] ?? []);
      expect(problems.map(({ path, rule }) => [path[0], rule])).toEqual(rejected);
    }
  });
});

test('legal offers exactly what validate takes as one more order', () => {
  always(25, (position, lists, seed) => {
    const seat = position.seats[seed % position.seats.length] ?? 'tower';
    const given = (lists[seat] ?? [])
      .slice(0, 2)
      .filter((order) => validate(position, seat, [order]).length === 0);
    const kept = validate(position, seat, given).length === 0 ? given : [];
    const accepted = universe(position)
      .filter((order) => validate(position, seat, [...kept, order]).length === 0)
      .map((order) => canonicalJson(order));
    const offers = legal(position, seat, kept as Order[]).map(({ order }) => order);
    const texts = offers.filter((order) => order.type !== 'PREFER').map((order) => canonicalJson(order));
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.sort()).toEqual(accepted.sort());
  });
});

/** Every order that could be valid in some position: all actors, all spaces nearby, and a few far away. */
function universe(position: Position): readonly unknown[] {
  const actors = [
    ...position.units.map(({ id, space }) => ({ actor: { unit: id }, space })),
    ...TURRETONS.map((turreton) => ({
      actor: { turreton },
      space: SPACES.find((space) => space.turreton === turreton)?.id ?? '',
    })),
  ];
  const tasks = actors.flatMap(({ actor, space }) => {
    const near = new Set([spaceOf(space), ...neighbours(spaceOf(space)), ...SPACES.slice(0, 3)]);
    return [
      { ...actor, type: 'HOLD' },
      ...[...near].flatMap(({ id: to, adj }) => [
        { ...actor, type: 'MOVE', to },
        { ...actor, type: 'SUPPORT', at: to },
        ...[to, 'cloisters', ...adj].map((from) => ({ ...actor, type: 'SUPPORT', from, to })),
      ]),
    ];
  });
  const votes = [...position.seats, 'shemp'].map((to) => ({ type: 'VOTE', vote: 'concede', to }));
  const all = [...tasks, ...votes, { type: 'VOTE', vote: 'draw' }, { type: 'DISBAND', unit: 'tower-1' }];
  return [...new Map(all.map((order) => [canonicalJson(order), order])).values()];
}

test('what legal offers in an adjustment phase is exactly what validate takes', () => {
  let phases = 0;
  always(400, (position, lists) => {
    const { position: after } = adjudicate(position, lists, { adjustment: true });
    if (after.phase !== 'adjustment') return;
    phases += 1;
    for (const seat of after.seats) {
      const choices = [
        ...after.units.map(({ id: unit }) => ({ type: 'DISBAND', unit })),
        ...SPACES.map(({ id: to }) => ({ type: 'RELOCATE', to })),
      ];
      const accepted = choices.filter((order) => validate(after, seat, [order]).length === 0);
      const offers = legal(after, seat, []).map(({ order }) => canonicalJson(order));
      expect(offers.sort()).toEqual(accepted.map((order) => canonicalJson(order)).sort());
    }
    const next = adjudicate(after, {}, { adjustment: true });
    expect(next.position).toMatchObject({ phase: 'orders', pending: null });
    expect(read(STANDARD, JSON.parse(JSON.stringify(next.position)), []).ok).toBe(true);
  });
  expect(phases).toBeGreaterThan(50);
});

test('every legal order has a text that reads back as the same order', () => {
  always(100, (position) => {
    for (const seat of position.seats)
      for (const { order } of legal(position, seat, [])) {
        const text = notation.print(position, order);
        expect(notation.parse(position, seat, text.toUpperCase()), text).toEqual({
          ok: true,
          value: [order],
        });
      }
  });
});

test('the engine agrees with the plain reading of the rules', () => {
  const corner = [
    'central-park',
    'midtown',
    'village',
    'lower-hudson',
    'east-river',
    'hell-gate',
    'upper-bay',
    'wall-street',
    'palisades',
    'long-island-city',
    'astoria',
    'jersey-city',
    'hoboken',
  ].map(spaceOf);
  const shape: Shape = { factions: [2, 4], unitsEach: [1, 4], spaces: corner };
  always(
    1500,
    (position, given) => {
      const lists: PlainLists = Object.fromEntries(
        position.seats.map((seat) => [seat, accepted(position, seat, given[seat] ?? [])]),
      );
      const events = adjudicate(position, lists, { adjustment: true }).events as readonly Event[];
      const units = (type: Event['type']) =>
        events.flatMap((event) => (event.type === type && 'unit' in event ? [event.unit] : [])).sort();
      expect({ moved: units('moved'), destroyed: units('destroyed') }).toEqual(
        referenceOutcome(position, lists),
      );
    },
    shape,
  );
});

function accepted(position: Position, seat: string, list: readonly unknown[]): unknown[] {
  const refused = new Set(validate(position, seat, list).map(({ path }) => path[0]));
  return list.filter((_, at) => !refused.has(at));
}

test('hostile input never throws', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.jsonValue(),
      fc.array(fc.jsonValue()),
      fc.string(),
      (seed, garbage, list, text) => {
        const position = randomPosition(textRandom(`${seed}`));
        const { position: after } = adjudicate(position, {}, { adjustment: true });
        for (const phase of [position, after]) {
          for (const lists of [garbage, { tower: garbage, papst: list }, null, undefined])
            adjudicate(phase, lists, { adjustment: true });
          validate(phase, text, list);
          for (const seat of phase.seats) {
            validate(phase, seat, garbage);
            validate(phase, seat, [...list, JSON.parse('{"__proto__":{"unit":"tower-1"},"type":"HOLD"}')]);
            legal(phase, seat, list);
            notation.parse(
              phase,
              seat,
              `${text}\nA ${text}\nPREFER ${text}\nA ${text} S A ${text} - ${text}`,
            );
          }
        }
        ny2047.read(garbage, { adjustment: true }, ['tower', 'papst']);
        ny2047.read({ units: garbage, homes: garbage }, { adjustment: true }, ['tower', 'papst']);
      },
    ),
    { numRuns: cases(500, 150) },
  );
});
