import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { hashOf } from '../engine/core/canonical';
import type { SeatId } from '../engine/game';
import type { BotLevel } from '../engine/game/bot';
import { identityOf } from '../engine/games';
import { loadGameSystem, loadSystemFor } from '../engine/load-system';
import { FIRST_YEAR } from '../engine/ny2047/data/first-year';
import { NEW_YORK, STANDARD } from '../engine/ny2047/data/standard';
import { newYorkOn, ny2047 } from '../engine/ny2047/index';
import { VARIANT_IDS } from '../engine/ny2047/options';
import type { Order, Position } from '../engine/ny2047/types';
import { type Definition, type Variant, withMap } from '../engine/ny2047/variant/definition';
import { variantProblems } from '../engine/ny2047/variant/problems';
import { VARIANT_FILE } from '../engine/ny2047/variant/schema';
import { SHIPPED } from '../engine/ny2047/variant/shipped';
import { SHIPPED_FACTS } from '../engine/ny2047/variant/shipped-ids';
import file from '../engine/ny2047/variants/ny2047.json';
import { textRandom } from '../engine/random';
import { runScenario } from '../engine/scenario';
import { systemFor } from '../engine/systems';
import { importsOf, productSources } from './measure/sources';
import { ISLANDS } from './support/islands-variant';
import { cases } from './support/nightly';
import { inEnglish } from './support/translated';

const WHOLE = withMap(file as unknown as Definition, NEW_YORK);

/**
 * The shipped files. A change of one is another version of it, in another file, as long as games of the old one are
 * running.
 */
const PINNED: readonly (readonly [file: string, hash: string])[] = [
  ['ny2047 1', 'ff8ada768c184645b1da676ff85424aa166a205f7076eafd4c6d7848e6df6ac1'],
  ['four-factions 1', '0e8f8da8582d02e356114e3633ae14d933ec6a3c2a3787104471f0d922169583'],
];

type NewYork = typeof ny2047;
type Lists = Readonly<Record<SeatId, readonly unknown[]>>;

interface Played {
  readonly position: Position;
  readonly steps: readonly { readonly before: Position; readonly lists: Lists }[];
}

function playedIn(variant: string): NewYork {
  return (ny2047.under?.({ variant }) ?? ny2047) as NewYork;
}

/** A game of bots with its steps, which ends by its last year at the latest. */
function playGame(system: NewYork, level: BotLevel, seed: string, years: number): Played {
  const random = textRandom(seed);
  const options = { adjustment: true, lastYear: (system.firstYear ?? 1) + years - 1 };
  const steps: Played['steps'][number][] = [];
  let position = system.setup(options, system.seats.names, random);
  // Each year has two turns, each with one adjustment phase at most.
  for (let step = 0; system.outcome(position) === null; step += 1) {
    expect(step, 'a game that does not end').toBeLessThanOrEqual(4 * years);
    const { seats = [] } = system.pending(position) ?? {};
    expect(seats.length, 'a position that waits for nobody').toBeGreaterThan(0);
    const lists = Object.fromEntries(
      seats.map(({ seat }) => [seat, system.bots[level].orders(position, seat, random)]),
    );
    steps.push({ before: position, lists });
    position = system.adjudicate(position, lists, options, random).position;
  }
  return { position, steps };
}

test('the shipped variants are as they were pinned', () => {
  expect([file, ...SHIPPED].map((one) => [`${one.id} ${one.version}`, hashOf(one)])).toEqual(PINNED);
});

test('New York 2047 itself and every shipped variant have no problems, and are on the map that pages draw', () => {
  for (const one of [file, ...SHIPPED]) {
    expect(variantProblems(one, NEW_YORK), one.id).toEqual([]);
    expect(one.map).toBe('ny2047');
  }
  // What names no map is checked with its spaces.
  const spaces = NEW_YORK.spaces.map(({ id, name, abbr, kind, star, adj }) => ({
    id,
    name,
    abbr,
    kind,
    star,
    adj,
  }));
  expect(variantProblems({ ...WHOLE, spaces }, NEW_YORK)).toEqual([]);
});

test('what pages know of a shipped variant is what its file says', () => {
  const facts = SHIPPED.map(({ id, title, factions }) => [
    id,
    { title, factions: factions.map((faction) => faction.id) },
  ]);
  expect(Object.fromEntries(facts)).toEqual(SHIPPED_FACTS);
  for (const id of VARIANT_IDS) {
    const options = { variant: id };
    expect(playedIn(id)).toMatchObject(identityOf({ system: 'ny2047', options }));
  }
  const { title, firstYear, seats } = identityOf({ system: 'ny2047' });
  expect({ title, firstYear }).toEqual({ title: WHOLE.title, firstYear: WHOLE.firstYear });
  for (const { factions } of [WHOLE, ...SHIPPED])
    for (const { id, name, title, seatColour } of factions)
      expect(seats.named?.[id]).toEqual({ name, title, colour: seatColour });
  for (const { firstYear: begun } of [WHOLE, ...SHIPPED]) expect(begun).toBe(FIRST_YEAR);
});

test('the numbers that texts write as words are those of every shipped variant', () => {
  // "Hold eleven stars after a Fall turn" (messages/en/table.json), which the tables of all games load.
  expect([WHOLE, ...SHIPPED].filter(({ starsToWin }) => starsToWin !== 11)).toEqual([]);
});

test('the bases and Turretons that the map prints are those of New York 2047 itself', () => {
  const printed = (NEW_YORK.spaces as readonly { id: string; home?: string; turreton?: string }[]).map(
    ({ id, home, turreton }) => [id, home, turreton],
  );
  expect(STANDARD.spaces.map(({ id, home, turreton }) => [id, home, turreton])).toEqual(printed);
});

test('the published schema is that of the checks', () => {
  const published = JSON.parse(readFileSync('docs/variant-ny2047.schema.json', 'utf8'));
  expect(published).toEqual(z.toJSONSchema(VARIANT_FILE));
});

test('the page about variants has every shipped variant and every problem', () => {
  const page = readFileSync('docs/variants.md', 'utf8').split('\n## Variants of New York 2047\n')[1] ?? '';
  const rows = [...page.matchAll(/^\| `([\w-]+)` \| (\d), (\d+) \|/gm)].map(([, id, count, stars]) => [
    id,
    Number(count),
    Number(stars),
  ]);
  expect(rows).toEqual(
    [WHOLE, ...SHIPPED].map(({ id, factions, starsToWin }) => [id, factions.length, starsToWin]),
  );
  const source = readFileSync('engine/ny2047/variant/problems.ts', 'utf8');
  const codes = [...source.matchAll(/problem\('([\w-]+)'/g)].map(([, one]) => one ?? '');
  expect(codes.length).toBeGreaterThan(4);
  expect(codes.filter((one) => !page.includes(`\`${one}\``))).toEqual([]);
});

test('what plays every variant knows no map of its own', () => {
  const sources = productSources();
  const known = new Set(sources.map(({ path }) => path));
  const rooms = /^engine\/ny2047\/(bots|offers|orders|reading|rules)\//;
  const own = sources.filter(({ path }) => rooms.test(path));
  expect(own.length).toBeGreaterThan(30);
  const ofNewYork = ['map', 'standard', 'first-year'].map((name) => `engine/ny2047/data/${name}.ts`);
  expect(own.filter((source) => importsOf(source, known).some((path) => ofNewYork.includes(path)))).toEqual(
    [],
  );
});

describe.each(
  [...SHIPPED, ISLANDS].map((one): [string, Definition] => [one.id, one]),
)('%s', (id, definition) => {
  const system = newYorkOn(definition);
  const seats = system.seats.names;

  test.each(['random', 'steady'] as const)('%s bots play it to its end with orders that stand', (level) => {
    for (let game = 0; game < cases(200, 2); game += 1) {
      const { steps, position } = playGame(system, level, `${id} ${level} ${game}`, cases(20, 4));
      expect(position.outcome?.placing.flat().sort()).toEqual([...seats].sort());
      for (const { before, lists } of game === 0 ? steps : [])
        for (const [seat, orders] of Object.entries(lists))
          expect(system.validate(before, seat, orders)).toEqual([]);
    }
  });

  test('its orders are printed, read back, told and counted, and its positions are read', () => {
    const { steps } = playGame(system, 'random', id, 2);
    for (const { before, lists } of steps) {
      const parsed = Object.entries(lists).map(([seat, orders]) => {
        const lines = orders.map((order) => system.notation?.print(before, order as Order) ?? '');
        const read = system.notation?.parse(before, seat, lines.join('\n'));
        return [seat, read?.ok ? read.value : []] as const;
      });
      const options = { adjustment: true };
      const random = textRandom('none');
      const result = system.adjudicate(before, lists, options, random);
      expect(system.adjudicate(before, Object.fromEntries(parsed), options, random)).toEqual(result);
      for (const { says } of system.describe(before, result)) expect(inEnglish(says)).toMatch(/^[A-Z].*\.$/);
      system.dealings(before, result);
      expect(Object.keys(system.figures(before))).toEqual(seats);
      for (const seat of seats)
        for (const { order } of system.legal(before, seat, [])) expect(order).toBeTruthy();
      const stored = JSON.parse(JSON.stringify(before));
      expect(system.read(stored, options, seats)).toEqual({ ok: true, value: before });
      // Moderators may leave the variant out, which the options name.
      const { variant: _, ...others } = stored;
      expect(system.read(others, options, seats)).toEqual({ ok: true, value: before });
      for (const foreign of [
        { ...stored, variant: 'atlantis 1' },
        { ...stored, seats: ['greene'] },
      ])
        expect(system.read(foreign, options, seats).ok).toBe(false);
      expect(ny2047.read(stored, options, seats).ok).toBe(false);
    }
  });
});

test('a variant of four begins with the units of four', () => {
  const system = playedIn('four-factions');
  const random = textRandom('four');
  const position = system.setup({ adjustment: true }, system.seats.names, random);
  expect(system.title).toBe('New York 2047: four factions');
  expect([system.seats.min, system.seats.max]).toEqual([4, 4]);
  expect(position).toMatchObject({
    variant: 'four-factions 1',
    seats: SHIPPED_FACTS['four-factions'].factions,
  });
  expect(position.units).toHaveLength(12);
  expect(Object.keys(position.control)).toHaveLength(4);
});

describe('a map of its own', () => {
  const system = newYorkOn(ISLANDS);
  const start = system.setup({ adjustment: true }, system.seats.names, textRandom('islands'));

  test('is the one on which orders are read and judged', () => {
    const lists = { tower: ['A Northport#1 - Bay', 'A NOP#2 - Ridge'], papst: ['A Southport - Ridge'] };
    const orders = Object.entries(lists).map(([seat, lines]) => {
      const read = system.notation?.parse(start, seat, lines.join('\n'));
      return [seat, read?.ok ? read.value : []] as const;
    });
    const { orders: verdicts, position } = system.adjudicate(
      start,
      Object.fromEntries(orders),
      { adjustment: true },
      textRandom('islands'),
    );
    expect(verdicts.map(({ result }) => result)).toEqual([
      'succeeded',
      'bounced',
      'held',
      'bounced',
      'held',
      'held',
    ]);
    expect(position.turretons).toEqual({ moe: 'tower', larry: null, curly: null });
    expect(system.validate(start, 'tower', [{ unit: 'tower-1', type: 'MOVE', to: 'harlem' }])).toMatchObject([
      { code: 'not-adjacent' },
    ]);
  });

  test('decides with how many stars a faction wins, and in which year it begins', () => {
    const held = { ...start, season: 'fall', control: { ...start.control, ridge: 'tower' } };
    const { position, events } = system.adjudicate(
      held as Position,
      {},
      { adjustment: true },
      textRandom('islands'),
    );
    expect(position.outcome).toMatchObject({ type: 'win', winners: ['tower'] });
    const says = system.describe(held, { orders: [], position, events, outcome: position.outcome });
    expect(says.map((one) => inEnglish(one.says))).toContain('Tower won with 2 stars or more.');
    expect(system.label(start)).toBe('Spring 1624');
    expect(system.progress?.(start, { adjustment: true })).toMatchObject({ years: 0, total: 3 });
  });
});

describe('the option', () => {
  test('gives the same system for equal options, and New York 2047 itself without a variant', async () => {
    const chosen = { system: 'ny2047', options: { variant: 'four-factions' } } as const;
    expect(await loadGameSystem(chosen)).toBe(
      await loadGameSystem({ ...chosen, options: { ...chosen.options } }),
    );
    for (const options of [undefined, {}, { variant: 'ny2047' }])
      expect(await loadGameSystem({ system: 'ny2047', options })).toBe(ny2047);
    expect(ny2047.options.safeParse({ variant: 'four-factions' }).success).toBe(true);
    for (const variant of ['atlantis', { ...WHOLE, starsToWin: 90 }, {}])
      expect(ny2047.options.safeParse({ variant }).success).toBe(false);
  });

  test('takes a whole file of one’s own, whose positions lead to no other map', async () => {
    expect(ny2047.options.safeParse({ variant: ISLANDS }).success).toBe(true);
    const other = { ...ISLANDS, spaces: ISLANDS.spaces.map((one) => ({ ...one, star: true })) };
    const systems = await Promise.all(
      [ISLANDS, other].map((variant) => loadGameSystem({ system: 'ny2047', options: { variant } })),
    );
    const begun = systems.map((one) => one.setup({}, one.seats.names, textRandom('own')) as Position);
    expect(new Set(begun.map(({ variant }) => variant)).size).toBe(2);
    for (const [at, one] of systems.entries()) {
      expect(one).toMatchObject(identityOf({ system: 'ny2047', options: { variant: [ISLANDS, other][at] } }));
      expect(one.rulesVersion).toBe('1');
      expect(systemFor({ system: 'ny2047', rulesVersion: '1', options: { variant: ISLANDS } })).toBe(
        systems[0],
      );
      expect(one.read(begun[1 - at], {}, one.seats.names).ok).toBe(false);
    }
  });

  test('pins a game to the version of its variant', async () => {
    const played = { system: 'ny2047', options: { variant: 'four-factions' } } as const;
    const newest = await loadGameSystem(played);
    expect(newest.rulesVersion).toBe('1 four-factions 1');
    expect(await loadSystemFor({ ...played, rulesVersion: newest.rulesVersion })).toBe(newest);
    expect(systemFor({ ...played, rulesVersion: newest.rulesVersion })).toBe(newest);
    expect(await loadSystemFor({ ...played, rulesVersion: '1 four-factions 9' })).toBeUndefined();
    expect(await loadSystemFor({ system: 'ny2047', rulesVersion: '1', options: {} })).toBe(ny2047);
  });

  test('makes scenarios of variants', () => {
    const report = runScenario({
      title: 'Tower walks over the hills',
      game: 'ny2047',
      options: { variant: 'four-factions' },
      steps: [
        {
          orders: { tower: [{ unit: 'tower-1', type: 'MOVE', to: 'washington-heights' }] },
          expect: { orders: [{ result: 'succeeded' }, ...Array.from({ length: 11 }, () => ({}))] },
        },
      ],
    });
    expect(report).toMatchObject({ ok: true });
  });
});

const changed = (change: (variant: Variant) => object): unknown => ({ ...ISLANDS, ...change(ISLANDS) });
const space = (at: number, change: object) =>
  changed(({ spaces }) => ({
    spaces: spaces.map((one, index) => (index === at ? { ...one, ...change } : one)),
  }));
const faction = (at: number, change: object) =>
  changed(({ factions }) => ({
    factions: factions.map((one, index) => (index === at ? { ...one, ...change } : one)),
  }));

describe('a file with a problem says where it is', () => {
  test.each<[string, unknown, readonly string[]]>([
    ['nothing', ISLANDS, []],
    [
      'a number of stars that is a word',
      changed(() => ({ starsToWin: 'two' })),
      ['form-invalid-type starsToWin'],
    ],
    ['a field that nobody knows', changed(() => ({ hoods: [] })), ['form-unrecognized-keys ']],
    ['a faction that nobody knows', faction(0, { id: 'shemp' }), ['form-invalid-value factions.0.id']],
    [
      'no place for Moe',
      changed(({ turretons: { moe: _, ...others } }) => ({ turretons: others })),
      ['form-invalid-type turretons.moe'],
    ],
    [
      'a border to nowhere',
      space(2, { adj: ['northport', 'southport', 'atlantis'] }),
      ['unknown-place spaces.2.adj.2'],
    ],
    ['a base nowhere', faction(1, { home: 'atlantis' }), ['unknown-place factions.1']],
    [
      'a Turreton nowhere',
      changed(({ turretons }) => ({ turretons: { ...turretons, larry: 'styx' } })),
      ['unknown-place turretons.1'],
    ],
    [
      'a border that does not lead back',
      space(2, { adj: ['northport', 'southport', 'bay'] }),
      ['one-way spaces.2.adj.2'],
    ],
    [
      'a space next to itself',
      space(2, { adj: ['northport', 'southport', 'ridge'] }),
      ['bad-border spaces.2.adj.2'],
    ],
    ['an id twice', space(2, { id: 'southport' }), ['twice spaces.2.id']],
    ['a name twice', space(2, { name: 'The Northport' }), ['twice spaces.2.name']],
    ['a code twice', space(2, { abbr: 'NOP' }), ['twice spaces.2.abbr']],
    ['a faction twice', faction(1, { id: 'tower' }), ['twice factions.1.id']],
    ['two bases in one space', faction(1, { home: 'northport' }), ['shared-home factions.1.home']],
    ['a base without a star', space(1, { star: false }), ['no-star factions.1.home']],
    ['a base in water', faction(1, { home: 'bay' }), ['no-star factions.1.home']],
    [
      'a Turreton on land',
      changed(({ turretons }) => ({ turretons: { ...turretons, moe: 'ridge' } })),
      ['bad-turreton turretons.moe'],
    ],
    [
      'two Turretons in one place',
      changed(({ turretons }) => ({ turretons: { ...turretons, curly: 'bay' } })),
      ['bad-turreton turretons.curly'],
    ],
    ['too many stars to win', changed(() => ({ starsToWin: 4 })), ['stars-to-win starsToWin']],
    ['a game that is won at once', changed(() => ({ starsToWin: 1 })), ['stars-to-win starsToWin']],
    ['one colour for two', faction(1, { seatColour: 'blue' }), ['same-seat-colour factions.1.seatColour']],
    ['a name that pages do not show', faction(0, { name: 'Towers' }), ['other-look factions.0.name']],
    [
      'a drawing of nothing',
      changed(() => ({ drawing: { viewBox: [0, 0, 100, 100], spaces: [] } })),
      ['no-shape spaces.0', 'no-shape spaces.5'],
    ],
    ['a tag', changed(() => ({ about: 'see <b>' })), ['markup about']],
    [
      'a star that no unit reaches',
      changed(({ spaces }) => ({
        spaces: [...spaces, { id: 'far', name: 'Far', abbr: 'FAR', kind: 'land', star: true, adj: [] }],
      })),
      ['lonely-star spaces.6'],
    ],
  ])('%s', (_, written, expected) => {
    const found = variantProblems(written, NEW_YORK).map(({ code, path }) => `${code} ${path.join('.')}`);
    expect(
      expected.filter((one) => !found.includes(one)),
      found.join(),
    ).toEqual([]);
    if (expected.length === 0) expect(found).toEqual([]);
  });

  test('hostile files are refused and never throw', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(5), (garbage, at) => {
        for (const written of [
          garbage,
          space(at, { adj: garbage }),
          faction(0, { home: garbage }),
          { ...(file as object), factions: garbage },
        ])
          expect(variantProblems(written, NEW_YORK).length).toBeGreaterThan(0);
      }),
      { numRuns: cases(500, 60) },
    );
  });
});
