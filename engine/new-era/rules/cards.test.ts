import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { fates, ownOf, play } from '../../../test/support/new-era-play';
import { type Choice, type Gain, GOODS, KINDS, SLOTS, TRADED, TRIGGERS, TYPES } from '../card-types';
import { CATALOGUE, FACTIONS, INSTANTS, LOCATIONS, productionOf } from '../data/cards';
import data from '../data/cards.json';

const COUNT = z.int().min(1);
const GAIN = z
  .partialRecord(z.enum([...GOODS, 'vp', 'card']), COUNT)
  .refine((gain) => Object.keys(gain).length > 0, 'A gain brings something.');
const PAY = z.strictObject({
  ...Object.fromEntries(TRADED.map((resource) => [resource, COUNT.optional()])),
  resource: COUNT.optional(),
  worker: COUNT.optional(),
  card: COUNT.optional(),
  contact: z.strictObject({ kind: z.enum(['conquest', 'coop', 'incorp']), min: COUNT }).optional(),
});
/** An instant's order names neither cards nor a token. */
const INSTANT_PAY = PAY.omit({ card: true, contact: true });
const WORKERS = z.tuple([COUNT, COUNT]).optional();

const ON = z
  .strictObject({
    effect: z.literal('on'),
    event: z.enum(TRIGGERS),
    if: z
      .strictObject({
        types: z.array(z.enum(TYPES)).min(1).optional(),
        minDistance: COUNT.optional(),
        good: z.enum(TRADED).optional(),
      })
      .optional(),
    gain: GAIN,
  })
  .refine(
    ({ event, if: condition = {} }) =>
      Object.keys(condition).every((key) => CONDITIONS[key]?.includes(event)) &&
      ((event !== 'produced' && event !== 'gained') || condition.good !== undefined),
    'This event has no such condition, or lacks the good that it counts.',
  );
const CONDITIONS: Readonly<Record<string, readonly string[]>> = {
  types: ['incorporate'],
  minDistance: ['conquest'],
  good: ['produced', 'gained'],
};

const EFFECT = z.union([
  z.strictObject({ effect: z.enum(['produce', 'once']), gain: GAIN }),
  z.strictObject({ effect: z.literal('act'), pay: PAY.optional(), gain: GAIN, workers: WORKERS }),
  z.strictObject({
    effect: z.literal('act'),
    options: z.tuple([
      z.strictObject({ pay: PAY.optional(), gain: GAIN }),
      z.strictObject({ pay: PAY.optional(), gain: GAIN }),
    ]),
    workers: WORKERS,
  }),
  z.strictObject({ effect: z.literal('improve'), types: z.array(z.enum(TYPES)).min(1), workers: WORKERS }),
  z.strictObject({ effect: z.enum(['repeatProduction', 'universalRedevelop']), workers: WORKERS }),
  ON,
  z.strictObject({
    effect: z.literal('storage'),
    holds: z.partialRecord(z.enum([...GOODS, 'resource']), COUNT),
  }),
  z.strictObject({ effect: z.literal('slots'), n: COUNT }),
  z.strictObject({ effect: z.enum(['doubleCooperation', 'spareConquered']) }),
]);

/** The kinds of location that can have an effect (14.3). */
const KINDS_OF: Readonly<Record<string, readonly string[]>> = {
  produce: ['openProduction', 'closedProduction'],
  act: ['action'],
  improve: ['action'],
  repeatProduction: ['action'],
  universalRedevelop: ['action'],
};

const ID = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const LOCATION = z
  .strictObject({
    id: ID,
    name: z.string().min(1),
    kind: z.enum(KINDS),
    types: z.array(z.enum(TYPES)),
    distance: z.int().min(0).max(3),
    defence: z.int().min(3).max(5),
    spoils: GAIN,
    agreement: GAIN.optional(),
    defensive: COUNT.optional(),
    capability: z.array(EFFECT).min(1),
    copies: COUNT,
    set: z.literal('51st').optional(),
  })
  .refine(
    ({ agreement, defensive }) => (agreement === undefined) !== (defensive === undefined),
    'A location has either an agreement or a wall.',
  )
  .refine(
    ({ kind, capability }) =>
      capability.every(({ effect }) => (KINDS_OF[effect] ?? ['feature']).includes(kind)),
    'This effect does not work on a location of this kind.',
  );
const INSTANT = z
  .strictObject({
    id: ID,
    name: z.string().min(1),
    pay: INSTANT_PAY.optional(),
    gain: GAIN.optional(),
    options: z
      .array(z.strictObject({ pay: INSTANT_PAY.optional(), gain: GAIN }))
      .length(2)
      .optional(),
    copies: COUNT,
  })
  .refine(
    ({ gain, options }) => (gain === undefined) !== (options === undefined),
    'An instant has either a gain or two options.',
  );
const SLOT = z.strictObject({ pay: PAY, range: z.int().min(1).max(3).optional() });
const FACTION = z.strictObject({
  id: ID,
  name: z.string(),
  base: GAIN,
  contact: z.strictObject({ id: ID, slots: z.record(z.enum(SLOTS), SLOT) }),
});

describe('14 the data', () => {
  test('fit the vocabulary that the rules interpret', () => {
    const schema = z.object({
      factions: z.array(FACTION),
      locations: z.array(LOCATION),
      instants: z.array(INSTANT),
    });
    const { error } = schema.safeParse(data);
    expect(error ? z.prettifyError(error) : 'fits').toBe('fits');
  });

  test('name every card once, and every faction', () => {
    expect(new Set(CATALOGUE).size).toBe(CATALOGUE.length);
    expect(new Set(FACTIONS.map(({ id }) => id)).size).toBe(5);
  });

  test.each([
    ['an unknown good', { spoils: { gold: 1 } }, 'spoils'],
    ['an effect on the wrong kind', { kind: 'feature' }, 'kind'],
    ['both an agreement and a wall', { defensive: 1 }, 'either'],
    ['a distance too far', { distance: 4 }, 'distance'],
  ])('are refused with %s', (_shows, change, named) => {
    const { error } = LOCATION.safeParse({ ...LOCATIONS[0], ...change });
    expect(error && z.prettifyError(error)).toContain(named);
  });
});

/** Enough goods of every kind to pay for any card. */
const RICH = { scrap: 5, fuel: 5, weapons: 5, material: 5, worker: 9, incorp3: 1, coop3: 1, conquest3: 1 };
/** Cards without relevant effects, so that draws are predictable. */
const STACK = ['shelter#2', 'village#2', 'bazaar#2', 'quarry#2', 'arsenal#2', 'refinery#2'];
const stackWithout = (id: string) => STACK.filter((card) => card !== `${id}#2`);

/** The pool, the points and the number of cards that a gain adds to the previous ones. */
function expected(before: Readonly<Record<string, number>>, ...gains: readonly Gain[]) {
  const goods: Record<string, number> = { ...before };
  let [vp, cards] = [0, 0];
  for (const { vp: points = 0, card = 0, ...more } of gains) {
    vp += points;
    cards += card;
    for (const [good, count] of Object.entries(more)) goods[good] = (goods[good] ?? 0) + count;
  }
  return { goods, vp, cards };
}

/** The rest of a pool after the payments of a card. */
function less(goods: Readonly<Record<string, number>>, cost: Readonly<Record<string, number>>) {
  const left = { ...goods };
  for (const [good, count] of Object.entries(cost)) left[good] = (left[good] ?? 0) - count;
  return Object.fromEntries(Object.entries(left).filter(([, count]) => count !== 0));
}

describe('every location does what it prints', () => {
  for (const location of LOCATIONS) {
    const card = `${location.id}#1`;
    const { agreement } = location;

    test(`${location.name}: incorporated, it gives at once what it produces or gives once`, () => {
      const result = play({
        ana: { hand: [card], goods: RICH },
        position: { stack: stackWithout(location.id) },
        orders: { ana: [{ type: 'contact', kind: 'incorp', tokens: ['incorp3'], card }] },
      });
      const ana = ownOf(result, 'ana');
      const once = location.capability.flatMap((one) => (one.effect === 'once' ? [one.gain] : []));
      const want = expected(less(RICH, { incorp3: 1 }), ...productionOf(location), ...once);
      expect(ana.goods).toEqual(want.goods);
      expect(ana.locations[card]?.vp).toBe(want.vp);
      expect(ana.hand).toHaveLength(want.cards);
    });

    test(`${location.name}: taken as spoils, it gives them once`, () => {
      const result = play({
        ana: { under: { [card]: 'spoils' }, faction: 'new-york' },
        ben: { passed: true },
        cho: { passed: true },
        position: { phase: 'production', stack: stackWithout(location.id) },
        orders: { ana: [{ type: 'spoils', take: [card] }] },
      });
      const ana = ownOf(result, 'ana');
      const want = expected({ worker: 3, material: 1 }, location.spoils);
      expect(ana).toMatchObject({ under: {}, baseVp: want.vp });
      expect(ana.goods).toEqual(want.goods);
      expect(ana.hand).toHaveLength(want.cards);
    });

    if (!agreement) continue;
    test(`${location.name}: bound by an agreement, it gives it in production`, () => {
      const result = play({
        ana: { under: { [card]: 'agreement' }, faction: 'new-york' },
        position: { phase: 'production', stack: stackWithout(location.id) },
        orders: { ana: [{ type: 'pass' }] },
      });
      const ana = ownOf(result, 'ana');
      const want = expected({ worker: 3, material: 1 }, agreement);
      expect(ana).toMatchObject({ under: { [card]: 'agreement' }, baseVp: want.vp });
      expect(ana.goods).toEqual(want.goods);
    });
  }
});

/** One use of a location, or one use of an instant. */
interface Act {
  readonly id: string;
  readonly name: string;
  readonly choice: Choice;
  readonly option: number | undefined;
  readonly workers: readonly [first: number, again: number];
}

describe('every act takes what it asks and gives what it prints', () => {
  const acts = LOCATIONS.flatMap(({ id, name, capability }) =>
    capability.flatMap((effect): readonly Act[] => {
      if (effect.effect !== 'act') return [];
      const { workers = [1, 2] } = effect;
      if (!('options' in effect)) return [{ id, name, choice: effect, option: undefined, workers }];
      return effect.options.map((choice, option) => ({ id, name, choice, option, workers }));
    }),
  );
  test.each(acts)('$name $option', ({ id, choice: { pay = {}, gain }, option, workers }) => {
    const location = `${id}#1`;
    const { contact, card = 0, resource = 0, ...plain } = pay;
    const cards = ['shelter#1', 'village#1'].slice(0, card);
    const result = play({
      ana: { hand: cards, goods: RICH, locations: { [location]: {} } },
      position: { stack: stackWithout(id) },
      orders: { ana: [{ type: 'work', location, option, cards }] },
    });
    expect(fates(result)).toEqual(['ok']);
    const token = contact ? { [`${contact.kind}3`]: 1 } : {};
    const first = { worker: (plain.worker ?? 0) + workers[0], scrap: (plain.scrap ?? 0) + resource };
    const want = expected(less(RICH, { ...plain, ...first, ...token }), gain);
    const ana = ownOf(result, 'ana');
    expect(ana.goods).toEqual(want.goods);
    expect(ana.locations[location]).toMatchObject({ vp: want.vp, uses: 1, workers: workers[0] });
    expect(ana.hand).toHaveLength(want.cards);
  });
});

describe('every instant takes what it asks and gives what it prints', () => {
  const instants = INSTANTS.flatMap(
    ({ id, name, pay = {}, gain = {}, options }): readonly Omit<Act, 'workers'>[] =>
      options
        ? options.map((choice, option) => ({ id, name, choice, option }))
        : [{ id, name, choice: { pay, gain }, option: undefined }],
  );
  test.each(instants)('$name $option', ({ id, choice: { pay = {}, gain }, option }) => {
    const card = `${id}#1`;
    const result = play({
      ana: { hand: [card], goods: RICH },
      position: { stack: STACK },
      orders: { ana: [{ type: 'instant', card, ...(option !== undefined && { option }) }] },
    });
    expect(fates(result)).toEqual(['ok']);
    const { resource = 0, contact: _, ...plain } = pay;
    const cost = { ...plain, scrap: (plain.scrap ?? 0) + resource };
    const want = expected(less(RICH, cost), gain);
    const ana = ownOf(result, 'ana');
    expect(ana.goods).toEqual(want.goods);
    expect(ana).toMatchObject({ baseVp: want.vp });
    expect(ana.hand).toHaveLength(want.cards);
    expect(result.position.discard).toEqual([card]);
  });
});

describe('every faction produces its base, and its contact card gives its tokens', () => {
  test.each(FACTIONS)('$name', ({ id, base, contact }) => {
    const produced = play({
      ana: { faction: id },
      position: { phase: 'production' },
      orders: { ana: [{ type: 'pass' }] },
    });
    expect(ownOf(produced, 'ana').goods).toEqual(base);
    for (const slot of SLOTS) {
      const { pay, range }: { pay: object; range?: number } = contact.slots[slot];
      const result = play({
        ana: { faction: id, goods: pay },
        orders: { ana: [{ type: 'contactCard', slot, as: 'token' }] },
      });
      expect(ownOf(result, 'ana').goods).toEqual({ [`${slot}${range ?? ''}`]: 1 });
    }
  });
});
