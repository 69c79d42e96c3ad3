import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CIRCUIT_TIE_BREAKS,
  type CircuitEvent,
  type CircuitRules,
  circuitTable,
  nextInvited,
} from './circuit';

const TABLE = { kind: 'places', byPlace: [10, 6, 4, 2] } as const;
const ALL: CircuitRules = { best: null, points: TABLE, tieBreaks: [] };

/** An event from its final order: "ann bo=cy dee", where bo and cy share the second place. */
function event(order: string, weight = 1): CircuitEvent {
  let next = 1;
  const places = order.split(' ').flatMap((group) => {
    const place = next;
    const players = group.split('=');
    next += players.length;
    return players.map((player) => ({ player, place, points: 100 - place }));
  });
  return { weight, places };
}

/** "1 ann 16, 2 bo 12". */
function said(events: readonly CircuitEvent[], rules: CircuitRules): string {
  return circuitTable(events, rules)
    .map(({ place, player, total }) => `${place} ${player} ${total}`)
    .join(', ');
}

describe('the table of a circuit', () => {
  const cases: readonly (readonly [
    shows: string,
    events: readonly CircuitEvent[],
    rules: Partial<CircuitRules>,
    table: string,
  ])[] = [
    ['adds up points by place', [event('ann bo'), event('ann cy')], {}, '1 ann 20, 2 bo 6, 2 cy 6'],
    [
      'pays nothing below the table of points',
      [event('a b c d e')],
      {},
      '1 a 10, 2 b 6, 3 c 4, 4 d 2, 5 e 0',
    ],
    [
      'shares the points of places that are shared',
      [event('ann bo=cy dee')],
      {},
      '1 ann 10, 2 bo 5, 2 cy 5, 4 dee 2',
    ],
    ['multiplies by the weight of an event', [event('ann bo'), event('bo ann', 2)], {}, '1 bo 26, 2 ann 22'],
    [
      'drops all but the best events',
      [event('ann bo'), event('bo ann'), event('bo ann')],
      { best: 2 },
      '1 bo 20, 2 ann 16',
    ],
    [
      'takes the points of each season',
      [event('ann bo', 0.5)],
      { points: { kind: 'season' } },
      '1 ann 49.5, 2 bo 49',
    ],
    ['has no rows before an event is over', [{ weight: 1, places: [] }], {}, ''],
  ];
  for (const [shows, events, rules, table] of cases)
    test(shows, () => expect(said(events, { ...ALL, ...rules })).toBe(table));

  test('marks what is dropped, the later of two equal results', () => {
    const [ann] = circuitTable([event('ann bo'), event('ann bo'), event('bo ann')], { ...ALL, best: 1 });
    expect(ann?.results.map((one) => one?.counts)).toEqual([true, false, false]);
  });

  test('keeps a result below 0 that counts, and does not set a missed event against it', () => {
    const lost = { weight: 1, places: [{ player: 'ann', place: 1, points: -3 }] };
    expect(said([lost, event('bo')], { ...ALL, points: { kind: 'season' } })).toBe('1 bo 99, 2 ann -3');
  });
});

describe('tie-breaks of a circuit', () => {
  test('without any, equals share a place', () => {
    expect(said([event('ann bo'), event('bo ann')], ALL)).toBe('1 ann 16, 1 bo 16');
  });
  test('best results: one after the other', () => {
    // 10 + 2 against 6 + 6.
    const events = [event('ann bo cy dee'), event('cy bo x ann')];
    expect(said(events, { ...ALL, tieBreaks: ['best-results'] })).toMatch(/2 ann 12, 3 bo 12/);
  });
  test('first places: also of events that do not count', () => {
    const events = [event('ann bo', 1), event('bo ann', 1), event('ann x bo', 0.1)];
    expect(said(events, { ...ALL, best: 2, tieBreaks: ['first-places'] })).toMatch(/^1 ann 16, 2 bo 16/);
  });
  test('dropped results: their sum', () => {
    const events = [event('ann bo'), event('bo ann'), event('x bo ann')];
    expect(said(events, { ...ALL, best: 1, tieBreaks: ['dropped-results'] })).toMatch(
      /1 bo 10, 2 ann 10, 3 x 10/,
    );
  });
  test('latest events: backwards from the last', () => {
    expect(said([event('ann bo'), event('bo ann')], { ...ALL, tieBreaks: ['latest-events'] })).toBe(
      '1 bo 16, 2 ann 16',
    );
  });
});

/**
 * The same table by another way: fractions instead of figures with a tolerance, every choice of events instead of the
 * best ones, and players compared pair by pair instead of sorted by ranks.
 */
function reference(events: readonly CircuitEvent[], { best, points, tieBreaks }: CircuitRules) {
  const paid = (at: number, player: string): bigint | undefined => {
    const { places, weight } = events[at] ?? { places: [], weight: 0 };
    const own = places.find((one) => one.player === player);
    if (own === undefined) return undefined;
    const level = places.filter(({ place }) => place === own.place).length;
    const share =
      points.kind === 'season'
        ? BigInt(own.points) * SHARES
        : Array.from({ length: level }, (_, more) => BigInt(points.byPlace[own.place - 1 + more] ?? 0))
            .map((figure) => (figure * SHARES) / BigInt(level))
            .reduce((total, figure) => total + figure, 0n);
    return (share * BigInt(Math.round(weight * 4))) / 4n;
  };
  const rowOf = (player: string) => {
    const all = events.map((_, at) => paid(at, player));
    const played = all.flatMap((one, at) => (one === undefined ? [] : [at]));
    const size = Math.min(best ?? played.length, played.length);
    const sums = subsets(played, size).map((chosen) =>
      chosen.reduce((total, at) => total + (all[at] ?? 0n), 0n),
    );
    const total = sums.reduce((most, one) => (one > most ? one : most), sums[0] ?? 0n);
    const falling = all
      .flatMap((one) => one ?? [])
      .sort((one, other) => (one > other ? -1 : one < other ? 1 : 0));
    return {
      player,
      total,
      best: falling.slice(0, size),
      firsts: events.filter(({ places }) => places.some((one) => one.player === player && one.place === 1))
        .length,
      dropped: falling.slice(size).reduce((sum, one) => sum + one, 0n),
      latest: [...all].reverse(),
    };
  };
  type Row = ReturnType<typeof rowOf>;
  const lists = (one: readonly (bigint | undefined)[], other: readonly (bigint | undefined)[]): number => {
    for (let at = 0; at < Math.max(one.length, other.length); at += 1) {
      const [a, b] = [one[at], other[at]];
      if (a === b) continue;
      if (a === undefined) return -1;
      if (b === undefined) return 1;
      return a > b ? 1 : -1;
    }
    return 0;
  };
  const compared: Readonly<Record<string, (one: Row, other: Row) => number>> = {
    'best-results': (one, other) => lists(one.best, other.best),
    'first-places': (one, other) => one.firsts - other.firsts,
    'dropped-results': (one, other) => lists([one.dropped], [other.dropped]),
    'latest-events': (one, other) => lists(one.latest, other.latest),
  };
  const beats = (one: Row, other: Row): boolean => {
    for (const compare of [
      (a: Row, b: Row) => lists([a.total], [b.total]),
      ...tieBreaks.map((id) => compared[id]),
    ]) {
      const by = compare?.(one, other) ?? 0;
      if (by !== 0) return by > 0;
    }
    return false;
  };
  const rows = [...new Set(events.flatMap(({ places }) => places.map(({ player }) => player)))].map(rowOf);
  return new Map(
    rows.map((row) => [
      row.player,
      {
        place: 1 + rows.filter((other) => beats(other, row)).length,
        total: Number(row.total) / Number(SHARES),
      },
    ]),
  );
}

/** Divisible by every number of players who share a place here, and by the parts of a weight. */
const SHARES = 4n * 60n;

function subsets(list: readonly number[], size: number): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  return list.flatMap((first, at) => subsets(list.slice(at + 1), size - 1).map((rest) => [first, ...rest]));
}

test('agrees with a reference that counts in fractions and tries every choice of events', () => {
  const someEvent = fc
    .record({
      quarters: fc.integer({ min: 1, max: 8 }),
      groups: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 6, maxLength: 6 }),
      points: fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 6, maxLength: 6 }),
    })
    .map(({ quarters, groups, points }): CircuitEvent => {
      // Group 0 did not play; the others finish in the order of their groups.
      const players = groups.flatMap((group, at) => (group === 0 ? [] : [{ player: `p${at}`, group, at }]));
      const places = players.map(({ player, group, at }) => ({
        player,
        place: 1 + players.filter((other) => other.group < group).length,
        points: points[at] ?? 0,
      }));
      return { weight: quarters / 4, places };
    });
  const someRules = fc.record({
    best: fc.option(fc.integer({ min: 1, max: 4 })),
    points: fc.oneof(
      fc.constant({ kind: 'season' } as const),
      fc
        .array(fc.integer({ min: 0, max: 9 }), { maxLength: 6 })
        .map((byPlace) => ({ kind: 'places', byPlace }) as const),
    ),
    tieBreaks: fc.shuffledSubarray([...CIRCUIT_TIE_BREAKS]),
  });
  fc.assert(
    fc.property(fc.array(someEvent, { maxLength: 5 }), someRules, (events, rules) => {
      const expected = reference(events, rules);
      const table = circuitTable(events, rules);
      expect(table).toHaveLength(expected.size);
      for (const { player, place, total, results } of table) {
        expect({ player, place }).toEqual({ player, place: expected.get(player)?.place });
        expect(total).toBeCloseTo(expected.get(player)?.total ?? Number.NaN, 9);
        const counted = results.flatMap((one) => (one?.counts === true ? [one.points] : []));
        expect(counted.reduce((sum, one) => sum + one, 0)).toBeCloseTo(total, 9);
      }
    }),
    { numRuns: 500, seed: 1 },
  );
});

describe('who is invited next', () => {
  const cases: readonly (readonly [
    shows: string,
    answers: Readonly<Record<string, 'holds' | 'gone'>>,
    next: string,
  ])[] = [
    ['the first at the beginning', {}, 'a b'],
    ['nobody while all places are held', { a: 'holds', b: 'holds' }, ''],
    ['the next in order for one who declined', { a: 'holds', b: 'gone' }, 'c'],
    ['two for two', { a: 'gone', b: 'gone' }, 'c d'],
    ['nobody twice', { a: 'gone', b: 'gone', c: 'holds', d: 'holds' }, ''],
    [
      'one whom a correction brings among the first, beside those who were asked',
      { b: 'holds', c: 'holds' },
      'a',
    ],
    ['nobody when the order is at its end', { a: 'gone', b: 'gone', c: 'gone', d: 'gone' }, ''],
  ];
  for (const [shows, answers, next] of cases)
    test(shows, () =>
      expect(nextInvited(['a', 'b', 'c', 'd'], 2, (player) => answers[player]).join(' ')).toBe(next),
    );
});
