import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { CLASSIC, STANDARD } from '../engine/classic/data/standard';
import { classic, classicOn } from '../engine/classic/index';
import { FURTHER_POWERS, MOVING_SEASONS, type Order, type Position } from '../engine/classic/types';
import { type Definition, type Variant, withMap } from '../engine/classic/variant/definition';
import { variantProblems } from '../engine/classic/variant/problems';
import { LIMITS, VARIANT_FILE } from '../engine/classic/variant/schema';
import { SHIPPED } from '../engine/classic/variant/shipped';
import { SHIPPED_FACTS, VARIANT_IDS } from '../engine/classic/variant/shipped-ids';
import typedNames from '../engine/classic/variants/classic.typed-names.json';
import { hashOf } from '../engine/core/canonical';
import type { SeatId } from '../engine/game';
import type { BotLevel } from '../engine/game/bot';
import { identityOf } from '../engine/games';
import { loadGameSystem, loadSystemFor } from '../engine/load-system';
import { textRandom } from '../engine/random';
import { runScenario } from '../engine/scenario';
import { messageForIssue } from '../engine/schema-problems';
import { systemFor } from '../engine/systems';
import { importsOf, productSources } from './measure/sources';
import { LAGOON } from './support/lagoon-variant';
import { cases } from './support/nightly';
import { TINY } from './support/tiny-variant';
import { inEnglish } from './support/translated';

/** Every variant that is part of Turreton, one of this test, and the example on the page about variants. */
const ALL: readonly (readonly [id: string, definition: Definition])[] = [
  CLASSIC,
  ...SHIPPED,
  TINY,
  LAGOON,
].map((one) => [one.id, one] as const);

/**
 * The shipped files. A change of one is another version of it, in another file, as long as games of the old one are
 * running.
 */
const PINNED: readonly (readonly [file: string, hash: string])[] = [
  ['classic 1', '0ee9c127d2ea76b6df34e608d6704e7048dd2793da978ee628a60b19b1693166'],
  ['france-austria 1', '81878f20c4dcafd62e04a7ec66dda2c25df0c3efa3e0ee21829e986b351fb10b'],
  ['five-powers 1', '62efddf68b1a464892eeb5ab6120583159df0f23926fc43b2490a3d7118ae0a2'],
  ['nine-powers 1', '24c0c3027e415602df562ae595e2433de06246cdf6c7e615ddcc202308b6bc5a'],
  ['build-anywhere 1', 'a2d04ff113350ee6042857816fcc92c197604c5adc508db25b0cd69afc03849d'],
  ['chaos-of-seven 1', '889375834217052aa5efcaa72684b6cf0d83167deed4e32270c4b0a88be7fc7f'],
  ['fog-of-war 1', '8fbf08450b6603ec6560f6251a7ecb59837aefc96af3acba58792592c3f24baf'],
];

type Lists = Readonly<Record<SeatId, readonly unknown[]>>;

interface Played {
  readonly position: Position;
  readonly steps: readonly { readonly before: Position; readonly lists: Lists }[];
}

/** A game of bots with its steps, which ends by its last year at the latest. */
function playGame(system: typeof classic, level: BotLevel, seed: string, years: number): Played {
  const random = textRandom(seed);
  const options = { lastYear: (system.firstYear ?? 1) + years - 1 };
  const steps: Played['steps'][number][] = [];
  let position = system.setup(options, system.seats.names, random);
  // Each year has at most three turns with retreats, and a Winter.
  for (let step = 0; system.outcome(position) === null; step += 1) {
    expect(step, 'a game that does not end').toBeLessThanOrEqual(7 * years + 1);
    const { seats = [] } = system.pending(position) ?? {};
    expect(seats.length, 'a position that waits for nobody').toBeGreaterThan(0);
    const lists = Object.fromEntries(
      seats.map(({ seat }) => {
        const view = system.view(position, { kind: 'seat', seat }) as Position;
        return [seat, system.bots[level].orders(view, seat, random)];
      }),
    );
    steps.push({ before: position, lists });
    position = system.adjudicate(position, lists, options, random).position;
  }
  return { position, steps };
}

test('the shipped variants are as they were pinned', () => {
  // Classic's names for typed orders stand in a file beside it.
  const called = (
    list: readonly { readonly id: string }[],
    names: Readonly<Record<string, readonly string[]>>,
  ) => list.map((one) => (one.id in names ? { ...one, typed: names[one.id] } : one));
  const whole = {
    ...CLASSIC,
    powers: called(CLASSIC.powers, typedNames.powers),
    spaces: called(CLASSIC.spaces, typedNames.spaces),
  };
  expect([whole, ...SHIPPED].map((one) => [`${one.id} ${one.version}`, hashOf(one)])).toEqual(PINNED);
});

test('what pages know of a shipped variant is what its file says', () => {
  const facts = SHIPPED.map(({ id, title, firstYear, powers }) => [
    id,
    { title, firstYear, powers: powers.map((power) => power.id) },
  ]);
  expect(Object.fromEntries(facts)).toEqual(SHIPPED_FACTS);
  for (const id of VARIANT_IDS) {
    const options = { variant: id };
    const system = classic.under?.(options) ?? classic;
    expect(system).toMatchObject(identityOf({ system: 'classic', options }));
  }
  expect(
    SHIPPED.flatMap(({ powers }) => powers.filter(({ id }) => !STANDARD.isPower(id)).map(({ id }) => id)),
  ).toEqual(FURTHER_POWERS);
  for (const { powers } of SHIPPED)
    for (const { id, name, seatColour } of powers)
      expect(identityOf({ system: 'classic' }).seats.named?.[id]).toEqual({
        name,
        title: name,
        colour: seatColour,
      });
});

test('the published schema is that of the checks', () => {
  const published = JSON.parse(readFileSync('docs/variant.schema.json', 'utf8'));
  expect(published).toEqual(z.toJSONSchema(VARIANT_FILE));
});

test('the page about variants has a file that is played, every shipped variant and every problem', () => {
  const [page = ''] = readFileSync('docs/variants.md', 'utf8').split('\n## Variants of New York 2047\n');
  const [, example = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? [];
  const variant: unknown = JSON.parse(example);
  expect(classic.options.safeParse({ variant }).error).toBeUndefined();
  playGame(classicOn(withMap(variant as Definition, CLASSIC)), 'random', 'the page', 2);
  const rows = [...page.matchAll(/^\| `([\w-]+)` \| (\d) \|/gm)].map(([, id, powers]) => [
    id,
    Number(powers),
  ]);
  expect(rows).toEqual([CLASSIC, ...SHIPPED].map(({ id, powers }) => [id, powers.length]));
  const source = [
    'engine/classic/variant/problems.ts',
    'engine/drawing/problems.ts',
    'engine/core/variant-checks.ts',
  ]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const codes = new Set(
    [...source.matchAll(/problem\(\s*(?:builds === 'chaos' \? '[\w-]+' : )?'([\w-]+)'/g)].map(
      ([, one]) => one,
    ),
  );
  const told = new Set(
    [...(page.split('## What is checked')[1]?.matchAll(/`([a-z]+(?:-[a-z]+)*)`/g) ?? [])].map(
      ([, one]) => one,
    ),
  );
  expect([...codes, 'early-units'].filter((one) => !told.has(one))).toEqual([]);
  expect([...told].filter((one) => one !== 'early-units' && !codes.has(one))).toEqual([]);
  expect(page).toContain(`up to ${LIMITS.spaces}`);
  expect(page).toContain(`${LIMITS.size / 1000},000 characters`);
  expect(LIMITS.powers).toBe(11);
});

test('what plays every variant knows no map of its own', () => {
  const sources = productSources();
  const known = new Set(sources.map(({ path }) => path));
  const ofClassic = ['data/map.ts', 'data/powers.ts', 'data/standard.ts'].map(
    (file) => `engine/classic/${file}`,
  );
  const rooms = /^engine\/classic\/(bots|offers|orders|reading|rules)\//;
  const own = sources.filter(({ path }) => rooms.test(path));
  expect(own.length).toBeGreaterThan(30);
  expect(own.filter((source) => importsOf(source, known).some((path) => ofClassic.includes(path)))).toEqual(
    [],
  );
});

describe.each(ALL)('%s', (_, definition) => {
  const system = definition === CLASSIC ? classic : classicOn(withMap(definition, CLASSIC));
  const seats = system.seats.names;

  test.each(['random', 'steady'] as const)('%s bots play it to its end with orders that stand', (level) => {
    for (let game = 0; game < cases(level === 'random' ? 190 : 10, 1); game += 1) {
      const { steps } = playGame(system, level, `${definition.id} ${level} ${game}`, cases(8, 3));
      for (const { before, lists } of game === 0 ? steps : [])
        for (const [seat, orders] of Object.entries(lists))
          expect(system.validate(before, seat, orders)).toEqual([]);
    }
  });

  test('its orders are printed, read back, told and counted, and its positions are read', () => {
    const { steps } = playGame(system, 'random', definition.id, 2);
    for (const { before, lists } of steps) {
      const parsed = Object.entries(lists).map(([seat, orders]) => {
        const lines = orders.map((order) => system.notation?.print(before, order as Order) ?? '');
        const read = system.notation?.parse(before, seat, lines.join('\n'));
        return [seat, read?.ok ? read.value : []] as const;
      });
      const options = {};
      const random = textRandom('none');
      const result = system.adjudicate(before, lists, options, random);
      const again = system.adjudicate(before, Object.fromEntries(parsed), options, random);
      expect(again.position).toEqual(result.position);
      expect(hashOf(system.adjudicate(before, lists, options, random))).toBe(hashOf(result));
      for (const { says } of system.describe(before, result)) expect(inEnglish(says)).toMatch(/^[A-Z].*\.$/);
      system.dealings(before, result);
      system.statistics?.doneIn(result);
      expect(Object.keys(system.figures(before))).toEqual(seats);
      const stored = JSON.parse(JSON.stringify(before));
      expect(system.read(stored, options, seats)).toEqual({ ok: true, value: before });
    }
    const [first] = steps.map(({ before, lists }) =>
      system.adjudicate(before, lists, {}, textRandom('none')),
    );
    expect(
      Object.keys(system.openings?.of([{ position: steps[0]?.before }, first] as never) ?? {}),
    ).not.toEqual([]);
  });
});

describe('a tiny map', () => {
  const system = classicOn(TINY);
  const start = system.setup({}, system.seats.names, textRandom('tiny'));
  const fleetAtSea: Position = {
    ...start,
    units: start.units.map((unit) => (unit.power === 'easters' ? { ...unit, at: 'mid' } : unit)),
  };
  const eastern = {
    ...start,
    units: [{ power: 'norders', kind: 'army', at: 'eas' } as const, ...fleetAtSea.units.slice(1)],
  };

  test.each<[string, readonly string[], Order[]]>([
    ['A Nor - Hil', [], [{ unit: 'nor', type: 'MOVE', to: 'hil' }]],
    ['Nordic army Northland to Hills', [], [{ unit: 'nor', type: 'MOVE', to: 'hil' }]],
    ['F Westmark (sc) - Middle Sea', [], [{ unit: 'wes', type: 'MOVE', to: 'mid' }]],
    ['Flotte Ostmark nach Portage', [], [{ unit: 'eas', type: 'MOVE', to: 'por' }]],
    ['VOTE CONCEDE Westers', [], [{ type: 'VOTE', vote: 'concede', to: 'westers' }]],
  ])('%s is read', (line, _, orders) => {
    expect(system.notation?.parse(start, 'norders', line)).toMatchObject({ ok: true, value: orders });
  });

  test('an army goes to the island by convoy, and not where a variant has no convoys', () => {
    const orders = { norders: ['A EAS - ICE'], easters: ['F MID C A EAS - ICE'] };
    const results = (one: typeof classic) =>
      one.adjudicate(eastern, orders, {}, textRandom('tiny')).orders.map(({ result }) => result);
    expect(results(system)).toEqual(['succeeded', 'given', 'held']);
    expect(results(classicOn({ ...TINY, convoys: false }))).toEqual([
      'rejected',
      'held',
      'rejected',
      'held',
      'held',
    ]);
  });

  test('a power builds at home, or in any centre that it owns', () => {
    const winter = {
      ...start,
      season: 'winter',
      phase: 'adjustments',
      centres: { nor: 'norders', ice: 'norders', hil: 'norders' },
      units: [],
    };
    const sites = (variant: Variant) => {
      const one = classicOn(variant);
      const read = one.read(winter, {}, one.seats.names);
      return read.ok
        ? one.legal(read.value, 'norders', []).flatMap(({ order }) => ('at' in order ? [order.at] : []))
        : read;
    };
    expect(sites(TINY)).toEqual(['nor', 'nor']);
    expect(sites({ ...TINY, builds: 'any' })).toEqual(['hil', 'ice', 'ice', 'nor', 'nor']);
  });
});

test('a game of chaos begins with a Winter of building', () => {
  const system = classic.under?.({ variant: 'chaos-of-seven' }) ?? classic;
  const start = system.setup({}, system.seats.names, textRandom('chaos')) as Position;
  expect(system.label(start)).toBe('Winter 1900');
  expect(start.units).toEqual([]);
  expect(Object.keys(start.centres)).toHaveLength(34);
  const built = system.adjudicate(
    start,
    { austria: [{ type: 'BUILD', kind: 'fleet', at: 'gre' }] },
    {},
    textRandom('chaos'),
  );
  expect(system.label(built.position)).toBe('Spring 1901');
  expect((built.position as Position).units).toEqual([{ power: 'austria', kind: 'fleet', at: 'gre' }]);
});

describe('the option', () => {
  const options = (variant: unknown) => ({ variant });

  test('gives the same system for equal options, and Classic itself without a variant', async () => {
    const own = JSON.parse(JSON.stringify(TINY));
    const system = await loadGameSystem({ system: 'classic', options: options(own) });
    expect(await loadGameSystem({ system: 'classic', options: options(structuredClone(own)) })).toBe(system);
    expect(system.seats.names).toEqual(['norders', 'easters', 'westers']);
    for (const none of [undefined, {}, options('classic')])
      expect(await loadGameSystem({ system: 'classic', options: none })).toBe(classic);
  });

  test.each<[string, unknown, string, readonly string[]]>([
    ['a shipped one', 'france-austria', 'Classic: France against Austria', ['austria', 'france']],
    ['an own one', TINY, 'Three shores', ['norders', 'easters', 'westers']],
    ['one that says too little', { title: 'Half' }, 'Classic', CLASSIC.powers.map(({ id }) => id)],
  ])('gives the identity of %s', (_, variant, title, names) => {
    const { title: found, seats } = identityOf({ system: 'classic', options: options(variant) });
    expect([found, seats.names, seats.max]).toEqual([title, names, names.length]);
  });

  test('is checked, and says where an own variant is wrong', () => {
    const read = classic.options.safeParse(options({ ...TINY, centresToWin: 9 }));
    const issues = read.error?.issues.map((issue) => [issue.path, inEnglish(messageForIssue(issue))]);
    expect(issues).toEqual([
      [['variant', 'centresToWin'], 'Winning takes at least 2 centres and at most 6 here.'],
    ]);
    expect(classic.options.safeParse(options('atlantis')).success).toBe(false);
    expect(classic.options.safeParse(options(TINY)).success).toBe(true);
    expect(classic.options.safeParse(options('five-powers')).success).toBe(true);
  });

  test('pins a game to the version of its variant', async () => {
    const played = { system: 'classic', options: options('build-anywhere') };
    const newest = await loadGameSystem({ system: 'classic', options: played.options });
    expect(newest.rulesVersion).toBe('1 build-anywhere 1');
    expect(await loadSystemFor({ ...played, rulesVersion: newest.rulesVersion })).toBe(newest);
    expect(systemFor({ ...played, rulesVersion: newest.rulesVersion })).toBe(newest);
    expect(await loadSystemFor({ ...played, rulesVersion: '1 build-anywhere 9' })).toBeUndefined();
    expect(await loadSystemFor({ system: 'classic', rulesVersion: '1', options: {} })).toBe(classic);
    const own = { system: 'classic', options: options(TINY), rulesVersion: '1' };
    expect((await loadSystemFor(own))?.title).toBe('Three shores');
  });

  test('makes scenarios of variants', () => {
    const report = runScenario({
      title: 'An army walks over the hills',
      game: 'classic',
      options: options(TINY),
      steps: [
        { orders: { norders: ['A NOR - HIL'] }, expect: { orders: [{ result: 'succeeded' }, {}, {}] } },
      ],
    });
    expect(report).toMatchObject({ ok: true });
  });
});

/** Small edits that keep a variant sound, or do not: those that do not are left out. */
const EDITS: readonly ((variant: Variant, at: number) => Variant)[] = [
  (variant, at) => ({
    ...variant,
    spaces: variant.spaces.map((space, index) =>
      index === at % variant.spaces.length && space.kind !== 'water'
        ? { ...space, centre: !space.centre }
        : space,
    ),
  }),
  (variant, at) => {
    const one = variant.spaces[at % variant.spaces.length];
    const [other] = one?.army ?? [];
    if (one === undefined || other === undefined) return variant;
    const without = (id: string, gone: string) => (space: Variant['spaces'][number]) =>
      space.id === id ? { ...space, army: space.army.filter((to) => to !== gone) } : space;
    return { ...variant, spaces: variant.spaces.map(without(one.id, other)).map(without(other, one.id)) };
  },
  (variant, at) => ({
    ...variant,
    powers: variant.powers.map((power, index) =>
      index === at % variant.powers.length ? { ...power, units: power.units.slice(0, -1) } : power,
    ),
  }),
  (variant, at) => ({
    ...variant,
    powers: variant.powers.filter((_, index) => index !== at % variant.powers.length),
  }),
  (variant, at) => ({ ...variant, builds: at % 2 === 0 ? 'any' : 'home' }),
  (variant, at) => ({ ...variant, convoys: at % 2 === 0 }),
  (variant, at) => ({ ...variant, fog: at % 2 === 0 }),
  (variant, at) => ({ ...variant, centresToWin: 3 + (at % 16) }),
  (variant, at) => ({ ...variant, seasons: MOVING_SEASONS.filter((_, bit) => ((at % 7) + 1) & (1 << bit)) }),
  (variant, at) => ({ ...variant, yearsApart: 1 + (at % 100) }),
];

test('any variant made by small edits of these is played without throwing', () => {
  const edit = fc.tuple(fc.nat(EDITS.length - 1), fc.nat(1000));
  let played = 0;
  fc.assert(
    fc.property(fc.constantFrom(...ALL), fc.array(edit, { minLength: 1, maxLength: 4 }), ([, one], edits) => {
      const variant = edits.reduce(
        (before, [kind, at]) => EDITS[kind]?.(before, at) ?? before,
        withMap(one, CLASSIC),
      );
      if (variantProblems(variant, CLASSIC).length > 0) return;
      played += 1;
      playGame(classicOn(variant), 'random', variant.id, 2);
    }),
    { numRuns: cases(400, 40), seed: 1901 },
  );
  expect(played).toBeGreaterThan(10);
});
