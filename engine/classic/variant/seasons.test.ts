import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LAGOON } from '../../../test/support/lagoon-variant';
import { cases } from '../../../test/support/nightly';
import { TINY } from '../../../test/support/tiny-variant';
import { inEnglish } from '../../../test/support/translated';
import { identityOf } from '../../games';
import { readLabel } from '../../labels';
import { textRandom } from '../../random';
import { playStudy } from '../../study/study';
import { CLASSIC } from '../data/standard';
import { classic, classicOn } from '../index';
import { type Event, MOVING_SEASONS, type MovingSeason, type Order, type Position } from '../types';
import type { Variant } from './definition';
import { setFacts } from './edits/powers';
import { variantProblems } from './problems';

const NONE = textRandom('no dice');
const HOLD = {};

type Seasons = readonly MovingSeason[];

const YEARS: readonly (readonly [name: string, seasons: Seasons])[] = [
  ['one season', ['fall']],
  ['two seasons', ['spring', 'fall']],
  ['two others', ['spring', 'summer']],
  ['three seasons', ['spring', 'summer', 'fall']],
];

const tiny = (facts: Partial<Variant>) => classicOn({ ...TINY, ...facts });

/** A position of a system, with what a test needs on its board. */
function positionIn(system: typeof classic, written: object): Position {
  const read = system.read(written, {}, system.seats.names);
  if (!read.ok) throw new Error(read.problems.map(({ message }) => inEnglish(message)).join());
  return read.value;
}

/** The position after orders for some steps, in a game with options. */
function played(
  system: typeof classic,
  start: Position,
  steps: readonly object[],
  options: object = {},
): Position {
  let position = start;
  for (const orders of steps)
    position = system.adjudicate(position, orders as never, options, NONE).position as Position;
  return position;
}

describe.each(YEARS)('a year of %s', (_, seasons) => {
  const system = tiny({ seasons });
  const start = system.setup({}, system.seats.names, NONE) as Position;
  const last = seasons.at(-1) ?? 'fall';

  test('2.1 begins with the first one, and the next year follows the last one', () => {
    const labels = [...seasons, seasons[0]].map((_season, steps) =>
      system.label(
        played(
          system,
          start,
          Array.from({ length: steps }, () => HOLD),
        ),
      ),
    );
    const names = seasons.map((one) => `${one.charAt(0).toUpperCase()}${one.slice(1)}`);
    expect(labels).toEqual([...names.map((name) => `${name} 1400`), `${names[0]} 1401`]);
  });

  test('10.1 centres are counted after the last one alone, and a Winter follows', () => {
    const taken = { norders: [{ unit: 'nor', type: 'MOVE', to: 'hil' }] };
    let { position, events } = { position: start, events: [] as readonly unknown[] };
    for (const [at, season] of seasons.entries()) {
      expect(position).toMatchObject({ season, phase: 'orders', year: 1400 });
      expect(position.centres.hil).toBeUndefined();
      ({ position, events } = system.adjudicate(position, at === 0 ? taken : HOLD, {}, NONE) as never);
    }
    expect(position.centres.hil).toBe('norders');
    expect((events as readonly Event[]).filter(({ type }) => type === 'year-end')).toHaveLength(1);
    expect(system.label(position)).toBe('Winter 1400');
    expect(system.label(played(system, position, [HOLD]))).toBe(system.label({ ...start, year: 1401 }));
  });

  test.each(seasons)('9.1 units retreat in %s', (season) => {
    const before = positionIn(system, {
      season,
      units: [
        { power: 'norders', kind: 'army', at: 'nor' },
        { power: 'easters', kind: 'army', at: 'eas' },
        { power: 'westers', kind: 'army', at: 'hil' },
      ],
    });
    const attack = {
      norders: [{ unit: 'nor', type: 'MOVE', to: 'hil' }],
      easters: [{ unit: 'eas', type: 'SUPPORT', from: 'nor', to: 'hil' }],
    };
    const between = played(system, before, [attack]);
    const name = `${season.charAt(0).toUpperCase()}${season.slice(1)}`;
    expect(system.label(between)).toBe(`${name} 1400, retreats`);
    expect(between.centres.hil).toBeUndefined();
    const next = played(system, between, [{ westers: [{ unit: 'hil', type: 'RETREAT', to: 'wes' }] }]);
    expect(next.units).toContainEqual({ power: 'westers', kind: 'army', at: 'wes' });
    expect(next.centres.hil).toBe(season === last ? 'norders' : undefined);
    expect(next.season).toBe(season === last ? 'winter' : seasons[seasons.indexOf(season) + 1]);
  });

  test.each(seasons)('12.1 as many centres as win after the last one win: %s', (season) => {
    const before = positionIn(system, {
      season,
      units: [
        { power: 'norders', kind: 'army', at: 'por' },
        { power: 'easters', kind: 'army', at: 'eas' },
      ],
      centres: { nor: 'norders', hil: 'norders', ice: 'norders', eas: 'easters', wes: 'westers' },
    });
    const { outcome } = played(system, before, [HOLD]);
    expect(outcome).toEqual(
      season === last
        ? { type: 'win', winners: ['norders'], placing: [['norders'], ['easters', 'westers']] }
        : null,
    );
  });

  test.each(seasons)('12.6 a last year ends after its last one: %s', (season) => {
    const { outcome } = played(system, { ...start, season }, [HOLD], { lastYear: 1400 });
    expect(outcome?.type).toBe(season === last ? 'year-limit' : undefined);
    expect(played(system, { ...start, season }, [HOLD], { lastYear: 1401 }).outcome).toBeNull();
  });

  test.each(seasons)('12.4 a draw counts in any season: %s', (season) => {
    const votes = Object.fromEntries(
      system.seats.names.map((seat) => [seat, [{ type: 'VOTE', vote: 'draw' }]]),
    );
    expect(played(system, { ...start, season }, [votes]).outcome?.type).toBe('draw');
  });

  test('15.2 a position has a season of the year, and begins with its first one', () => {
    expect(positionIn(system, { year: 1400 }).season).toBe(seasons[0]);
    for (const season of MOVING_SEASONS)
      expect(system.read({ season }, {}, system.seats.names).ok).toBe(seasons.includes(season));
  });

  test('the longest game has a turn for each, with retreats, and the Winters between', () => {
    const turns = 10 * seasons.length;
    expect(system.length({ lastYear: 1409 }, 3).most).toEqual({ orders: turns, adjustment: turns + 9 });
    expect(tiny({ seasons, builds: 'chaos' }).length({ lastYear: 1409 }, 3).most).toEqual({
      orders: turns,
      adjustment: turns + 10,
    });
  });

  test('a bot stays in a centre that it is about to take', () => {
    const stays = (season: MovingSeason) => {
      const before = positionIn(system, {
        season,
        units: [{ power: 'norders', kind: 'army', at: 'hil' }],
        centres: { nor: 'norders', eas: 'easters', wes: 'westers' },
      });
      return Array.from({ length: 12 }, (_seed, at) =>
        system.bots.steady.orders(before, 'norders', textRandom(`stays ${at}`)),
      ).every(([order]) => (order as Order).type === 'HOLD');
    };
    expect(seasons.map(stays)).toEqual(seasons.map((season) => season === last));
  });
});

describe('years apart', () => {
  const system = tiny({ seasons: ['spring', 'fall'], yearsApart: 10 });
  const start = system.setup({}, system.seats.names, NONE) as Position;
  const at = (year: number): Position => ({ ...start, year, season: 'fall' });

  test('the next year comes so much later, with a Winter between them and without one', () => {
    const taken = { norders: [{ unit: 'nor', type: 'MOVE', to: 'hil' }] };
    expect(played(system, start, [HOLD, HOLD])).toMatchObject({ year: 1410, season: 'spring' });
    expect(played(system, start, [taken, HOLD])).toMatchObject({ year: 1400, season: 'winter' });
    expect(played(system, start, [taken, HOLD, HOLD])).toMatchObject({ year: 1410, season: 'spring' });
  });

  test.each([
    [1419, 1410, true],
    [1420, 1410, false],
    [1419, 1400, false],
    [1420, 1420, true],
  ])('with %i as the last year the game ends after %i: %s', (lastYear, year, isOver) => {
    expect(played(system, at(year), [HOLD], { lastYear }).outcome !== null).toBe(isOver);
  });

  test('years are counted as years of play, for scoring and for the length of a game', () => {
    const out = [{ power: 'westers', year: 1420 }];
    expect(system.progress?.({ ...at(1430), eliminated: out }, { lastYear: 1455 })).toEqual({
      ...{ years: 3, out: { westers: 3 }, total: 6, majority: 4, lastYear: 6 },
    });
    expect(system.progress?.({ ...at(1430), season: 'winter' }, {}).years).toBe(4);
    expect(system.length({ lastYear: 1455 }, 3).most).toEqual({ orders: 12, adjustment: 17 });
  });

  test('a position stands in a year of play', () => {
    expect(system.read({ year: 1430 }, {}, system.seats.names).ok).toBe(true);
    const read = system.read({ year: 1435 }, {}, system.seats.names);
    expect(read.ok ? [] : read.problems.map(({ path, message }) => [path, inEnglish(message)])).toEqual([
      [['year'], 'Years of play are 10 apart, from 1400 on.'],
    ]);
  });

  test('a game of chaos is refused if its opening Winter would lie before the year 0', () => {
    const chaos = { builds: 'chaos', yearsApart: 10 } as const;
    const first = tiny(chaos).setup({}, system.seats.names, NONE) as Position;
    expect(first).toMatchObject({ year: 1390, season: 'winter' });
    expect(tiny(chaos).progress?.(first, {}).years).toBe(0);
    expect(played(tiny(chaos), first, [HOLD])).toMatchObject({ year: 1400, season: 'spring' });
    const early = variantProblems({ ...TINY, ...chaos, firstYear: 9 }, CLASSIC);
    expect(early.map(({ code }) => code)).toContain('early-year');
    expect(
      variantProblems({ ...TINY, ...chaos, firstYear: 10 }, CLASSIC).map(({ code }) => code),
    ).not.toContain('early-year');
  });

  test('a bot accepts a draw after as many turns, however they are counted', () => {
    const view = (year: number) => ({ ...start, year, centres: { ...start.centres, hil: 'easters' } });
    const votesIn = (facts: Partial<Variant>, year: number) =>
      tiny(facts).botVotes?.(view(year) as never, 'norders') ?? [];
    const draw = [{ type: 'VOTE', vote: 'draw' }];
    expect([1407, 1408].map((year) => votesIn({}, year))).toEqual([[], draw]);
    expect([1470, 1480].map((year) => votesIn({ yearsApart: 10 }, year))).toEqual([[], draw]);
    expect([1415, 1416].map((year) => votesIn({ seasons: ['spring'] }, year))).toEqual([[], draw]);
  });
});

describe('what pages know of a variant', () => {
  test.each<[string, Partial<Variant>, number]>([
    ['Spring and Fall', {}, 1419],
    ['one season', { seasons: ['summer'] }, 1439],
    ['three seasons', { seasons: ['spring', 'summer', 'fall'] }, 1412],
    ['years that are ten apart', { yearsApart: 10 }, 1590],
  ])('%s: practice ends after about forty turns', (_, facts, lastYear) => {
    const variant = { ...TINY, ...facts };
    const identity = identityOf({ system: 'classic', options: { variant } });
    expect(identity.practice).toEqual({ lastYear });
    expect(classicOn(variant)).toMatchObject(identity);
  });

  test.each<[object, number]>([
    [{ seasons: [] }, 1419],
    [{ seasons: 'all' }, 1419],
    [{ yearsApart: 'ten' }, 1419],
    [{ seasons: Array(100).fill('fall') }, 1400],
  ])('a definition that says nonsense has an identity all the same: %j', (facts, lastYear) => {
    const { practice } = identityOf({ system: 'classic', options: { variant: { ...TINY, ...facts } } });
    expect(practice).toEqual({ lastYear });
  });
});

describe('the file', () => {
  test.each<[string, object, readonly string[]]>([
    ['no season', { seasons: [] }, ['form-too-small seasons']],
    ['a season twice', { seasons: ['spring', 'spring'] }, ['form-custom seasons.1']],
    ['seasons out of order', { seasons: ['spring', 'fall', 'summer'] }, ['form-custom seasons.2']],
    ['a season of builds', { seasons: ['spring', 'winter'] }, ['form-invalid-value seasons.1']],
    ['years together', { yearsApart: 0 }, ['form-too-small yearsApart']],
    ['years far apart', { yearsApart: 101 }, ['form-too-big yearsApart']],
    ['half years', { yearsApart: 0.5 }, ['form-invalid-type yearsApart']],
  ])('is refused with %s', (_, facts, expected) => {
    const problems = variantProblems({ ...TINY, ...facts }, CLASSIC);
    expect(problems.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual(expected);
    for (const { message } of problems) expect(inEnglish(message)).toMatch(/\S.*\.$/);
  });

  test('says nothing of what is usual', () => {
    const other = setFacts(TINY, { seasons: ['summer'], yearsApart: 5 });
    expect(other).toEqual({ ...TINY, seasons: ['summer'], yearsApart: 5 });
    expect(setFacts(other, { seasons: ['spring', 'fall'], yearsApart: 1 })).toEqual(TINY);
  });

  test('of Classic may have Summer, and Classic itself has none', () => {
    expect(classic.read({ season: 'summer' }, {}, []).ok).toBe(false);
    const summer = { map: 'classic', ...factsOf(CLASSIC), seasons: ['summer'] };
    const system = classic.under?.({ variant: summer });
    expect(system?.label(system.setup({}, system.seats.names, NONE))).toBe('Summer 1901');
  });
});

function factsOf({ spaces: _, unclear: __, drawing: ___, ...facts }: Variant) {
  return facts;
}

const VARIANTS = fc.record({
  seasons: fc.subarray([...MOVING_SEASONS], { minLength: 1 }),
  yearsApart: fc.integer({ min: 1, max: 100 }),
  builds: fc.constantFrom('home' as const, 'any' as const),
  fog: fc.boolean(),
  level: fc.constantFrom('random' as const, 'steady' as const),
  years: fc.integer({ min: 1, max: 5 }),
  seed: fc.nat(),
});

test('a game of bots has the seasons and years of its file, to the end', () => {
  fc.assert(
    fc.property(VARIANTS, ({ seasons, yearsApart, builds, fog, level, years, seed }) => {
      const variant: Variant = { ...LAGOON, seasons, yearsApart, builds, fog };
      expect(variantProblems(variant, CLASSIC)).toEqual([]);
      const system = classicOn(variant);
      const seats = system.seats.names;
      const options = { lastYear: LAGOON.firstYear + years * yearsApart - 1 };
      const random = textRandom(`seasons ${seed}`);
      const turns: string[] = [];
      const given: Readonly<Record<string, readonly Order[]>>[] = [];
      const positions: Position[] = [system.setup(options, seats, random)];
      let counted = 0;
      for (let position = positions[0] as Position; system.outcome(position) === null; ) {
        const { year, season, phase } = position;
        if (phase === 'orders') turns.push(`${season} ${year}`);
        else if (phase === 'adjustments') expect(turns.at(-1)).toBe(`${seasons.at(-1)} ${year}`);
        else expect(turns.at(-1)).toBe(`${season} ${year}`);
        expect(system.progress?.(position, options).years).toBe(counted);
        const lists = Object.fromEntries(
          (system.pending(position)?.seats ?? []).map(({ seat }) => {
            const view = system.view(position, { kind: 'seat', seat }) as Position;
            return [seat, system.bots[level].orders(view, seat, random)];
          }),
        );
        given.push(lists);
        const result = system.adjudicate(position, lists, options, random);
        for (const { says } of system.describe(position, result)) expect(inEnglish(says)).toMatch(/\.$/);
        position = result.position;
        positions.push(position);
        counted += (result.events as readonly Event[]).filter(({ type }) => type === 'year-end').length;
        expect(given.length).toBeLessThanOrEqual((2 * seasons.length + 1) * years);
      }
      const calendar = Array.from({ length: years }, (_, at) =>
        seasons.map((season) => `${season} ${LAGOON.firstYear + at * yearsApart}`),
      ).flat();
      expect(turns).toEqual(calendar.slice(0, turns.length));
      expect(turns.length % seasons.length).toBe(0);
      for (const position of positions) {
        const stored = JSON.parse(JSON.stringify(position));
        expect(system.read(stored, options, seats)).toEqual({ ok: true, value: position });
        const label = system.label(position);
        expect(inEnglish(readLabel('classic', label) as never)).toBe(label);
      }
      const start = { position: positions[0] };
      const studied = playStudy({ system: system as never, options, seed: 'study' }, start, given);
      expect(studied.map(({ result }) => result.position)).toEqual(positions.slice(1));
    }),
    { numRuns: cases(300, 25) },
  );
});
