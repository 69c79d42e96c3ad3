import * as z from 'zod';
import { RANKING_ORDERS, TieRule } from '../ranking';

/** What everybody but the winner gets when the game is won alone. */
const Losers = z.strictObject({
  /** The same for everybody. */
  points: z.number().default(0),
  /** More for seats still in the game. */
  alive: z.number().default(0),
  perCentre: z.number().default(0),
  /** Whether everybody is paid for years as if they had left the game now. */
  years: z.boolean().default(false),
  /** Whether only the better of centres and years is paid. */
  better: z.boolean().default(false),
});

/** What a game won alone pays. */
export const SoloRule = z.discriminatedUnion('rule', [
  z.strictObject({
    rule: z.literal('fixed'),
    /**
     * Points; or as much as there are centres; or what the first place with all centres would pay; or what all
     * places with all centres would pay, less what the losers get.
     */
    winner: z.union([z.number(), z.enum(['total', 'first-place-and-total', 'all-places-and-total'])]),
    losers: Losers,
  }),
  /** Points as in a drawn game, multiplied. */
  z.strictObject({ rule: z.literal('factor'), winner: z.number(), losers: z.number() }),
  z.strictObject({ rule: z.literal('as-drawn') }),
]);

/** What seats get that are out of a game which nobody won alone. */
export const OutRule = z.strictObject({
  perYear: z.number(),
  /** Whether the year of leaving counts. */
  years: z.enum(['played', 'survived']),
  /** No more than this in all; null without limit. */
  most: z.number().nullable().default(null),
});

/** Points by place. */
export const PlaceRule = z.strictObject({
  points: z.array(z.number()).min(1).max(40),
  ties: TieRule,
  order: z.enum(RANKING_ORDERS),
  /** On boards of fewer seats the list is used from its first place, or up to its last. */
  countedFrom: z.enum(['first', 'last']).default('first'),
  /** Whether seats that are out take places too. */
  out: z.boolean().default(true),
  rounded: z.boolean().default(false),
});

/** What those with the most centres get. */
export const TopRule = z.discriminatedUnion('ties', [
  /** Shared equally, by at most so many. */
  z.strictObject({ ties: z.literal('split'), points: z.number(), atMost: z.number().int().nullable() }),
  /** Each gets the points, divided once by the divisor for every further seat at the top. */
  z.strictObject({ ties: z.literal('divided'), points: z.number(), by: z.number().positive() }),
  /** A list: alone, two together, three together. */
  z.strictObject({ ties: z.literal('list'), points: z.array(z.number()) }),
  /** A multiple of its own centres, to a lone top only. */
  z.strictObject({ ties: z.literal('lone-per-centre'), perCentre: z.number() }),
]);

/** A sum divided among the top and those just below by shares. */
export const DominationRule = z.strictObject({
  points: z.number(),
  /** Shares of a seat at the top, one centre below, two below. */
  shares: z.array(z.number().min(0)),
});

/** Fixed points for the top and those just below; a lone top takes what nobody claims. */
export const PikeRule = z.strictObject({
  lone: z.number(),
  tied: z.number(),
  /** For one centre below the top, two below. */
  below: z.array(z.number()),
});

/** Points for centres above a number; in a game won alone the winner alone gets them, up to a majority. */
export const OverRule = z.strictObject({ centres: z.number(), perCentre: z.number() });

const centreTable = z.strictObject({
  /** Points of 0, 1, 2... centres. */
  points: z.array(z.number()).min(1),
  /** For every centre beyond the table. */
  beyond: z.number(),
});

/** Every payment that a composed system can have; what a preset does not name pays nothing. */
export const ComposedParameters = z.strictObject({
  solo: SoloRule.default({ rule: 'as-drawn' }),
  played: z.number().default(0),
  perCentre: z.number().default(0),
  centreTable: centreTable.nullable().default(null),
  /** To every seat still in the game. */
  alive: z.number().default(0),
  /** Shared by all seats still in the game. */
  aliveShared: z.number().default(0),
  places: PlaceRule.nullable().default(null),
  /** To a lone top, for every centre ahead of the second. */
  lead: z.number().default(0),
  top: TopRule.nullable().default(null),
  /** For every centre ahead of each lower seat, those that are out among them. */
  above: z.number().default(0),
  domination: DominationRule.nullable().default(null),
  pike: PikeRule.nullable().default(null),
  over: OverRule.nullable().default(null),
  /** Each pays a lone top its lead, at most this share of what it has. */
  gapTribute: z
    .strictObject({ most: z.number().min(0).max(1) })
    .nullable()
    .default(null),
  /** All points so far are scaled so that the board has this sum. */
  scaledTo: z.number().nullable().default(null),
  out: OutRule.nullable().default(null),
});
export type ComposedParameters = z.infer<typeof ComposedParameters>;
type Given = z.input<typeof ComposedParameters>;

/** The parameters of a preset: those of every composed system, with the preset's own values as defaults. */
export function presetParameters(preset: Given): z.ZodType<ComposedParameters> {
  const own = ComposedParameters.parse(preset);
  const { shape } = ComposedParameters;
  return z.strictObject({
    solo: shape.solo.unwrap().default(own.solo),
    played: shape.played.unwrap().default(own.played),
    perCentre: shape.perCentre.unwrap().default(own.perCentre),
    centreTable: shape.centreTable.unwrap().default(own.centreTable),
    alive: shape.alive.unwrap().default(own.alive),
    aliveShared: shape.aliveShared.unwrap().default(own.aliveShared),
    places: shape.places.unwrap().default(own.places),
    lead: shape.lead.unwrap().default(own.lead),
    top: shape.top.unwrap().default(own.top),
    above: shape.above.unwrap().default(own.above),
    domination: shape.domination.unwrap().default(own.domination),
    pike: shape.pike.unwrap().default(own.pike),
    over: shape.over.unwrap().default(own.over),
    gapTribute: shape.gapTribute.unwrap().default(own.gapTribute),
    scaledTo: shape.scaledTo.unwrap().default(own.scaledTo),
    out: shape.out.unwrap().default(own.out),
  });
}
