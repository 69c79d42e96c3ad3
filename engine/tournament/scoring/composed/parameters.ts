import * as z from 'zod';
import { YEARS_COUNTED } from '../board';
import { RANKING_ORDERS, TieRule } from '../ranking';

/** A number with its name and, if that is not enough, a description. */
function points(title: string, description?: string) {
  return z.number().meta({ title, ...(description === undefined ? {} : { description }) });
}

function flag(title: string, description: string) {
  return z.boolean().meta({ title, description });
}

/** The points of everyone but the winner after a solo. */
const Losers = z.strictObject({
  points: points('Each').default(0),
  alive: points('More for seats still in the game').default(0),
  perCentre: points('Per centre').default(0),
  years: flag('For their years', 'As if they had left the game now.').default(false),
  better: flag('Only the better', 'Of centres and years.').default(false),
});

/** The payments of a game won alone. */
export const SoloRule = z.discriminatedUnion('rule', [
  z
    .strictObject({
      rule: z.literal('fixed'),
      winner: z.union([z.number(), z.enum(['total', 'first-place-and-total', 'all-places-and-total'])]).meta({
        title: 'The winner gets',
        description:
          'Points; or as many as there are centres; or what the first place, or all places, with all centres would pay, less what the losers get.',
      }),
      losers: Losers.meta({ title: 'The losers get' }),
    })
    .meta({ title: 'Pays fixed points' }),
  z
    .strictObject({
      rule: z.literal('factor'),
      winner: points('Winner, times'),
      losers: points('Losers, times'),
    })
    .meta({ title: 'Pays as a drawn game, multiplied' }),
  z.strictObject({ rule: z.literal('as-drawn') }).meta({ title: 'Counts like any other end' }),
]);

/** The points of eliminated seats in a game that no one won alone. */
export const OutRule = z.strictObject({
  perYear: points('Per year'),
  years: z.enum(['played', 'survived']).meta(YEARS_COUNTED),
  most: z.number().nullable().meta({ title: 'At most' }).default(null),
});

/** Points by place. */
export const PlaceRule = z.strictObject({
  points: z.array(z.number()).min(1).max(40).meta({ title: 'Points, from the first place' }),
  ties: TieRule.meta({ title: 'Equal seats' }),
  order: z.enum(RANKING_ORDERS).meta({ title: 'Places by' }),
  countedFrom: z
    .enum(['first', 'last'])
    .meta({
      title: 'On smaller boards',
      description: 'The list is used from its first place, or up to its last.',
    })
    .default('first'),
  out: flag('Seats that are out take places too', '').default(true),
  rounded: flag('Whole points', 'Shares are rounded.').default(false),
});

/** The points of the seats with the most centres. */
export const TopRule = z.discriminatedUnion('ties', [
  z
    .strictObject({
      ties: z.literal('split'),
      points: points('Points'),
      atMost: z.number().int().nullable().meta({ title: 'By how many seats at most' }),
    })
    .meta({ title: 'Shared equally' }),
  z
    .strictObject({
      ties: z.literal('divided'),
      points: points('Points'),
      by: z.number().positive().meta({ title: 'Divided for each further seat by' }),
    })
    .meta({ title: 'Divided for each further seat' }),
  z
    .strictObject({
      ties: z.literal('list'),
      points: z.array(z.number()).meta({ title: 'Alone, two together, three' }),
    })
    .meta({ title: 'By a list' }),
  z
    .strictObject({ ties: z.literal('lone-per-centre'), perCentre: points('Per centre of its own') })
    .meta({ title: 'To a lone top, per centre' }),
]);

/** A sum divided by shares among the top and the seats just below it. */
export const DominationRule = z.strictObject({
  points: points('Points'),
  shares: z.array(z.number().min(0)).meta({ title: 'Shares: at the top, one centre below, two' }),
});

/** Fixed points for the top and those just below; a lone top also gets unclaimed points. */
export const PikeRule = z.strictObject({
  lone: points('A lone top'),
  tied: points('Each of a shared top'),
  below: z.array(z.number()).meta({ title: 'One centre below the top, two' }),
});

/** Points for centres above a number; in a game won alone only the winner gets them, up to a majority. */
export const OverRule = z.strictObject({
  centres: points('Beyond how many centres'),
  perCentre: points('Per centre'),
});

const centreTable = z.strictObject({
  points: z.array(z.number()).min(1).meta({ title: 'For 0, 1, 2... centres' }),
  beyond: points('For each centre beyond the table'),
});

/** Every payment of a composed system; those not in a preset pay nothing. */
export const ComposedParameters = z.strictObject({
  solo: SoloRule.meta({ title: 'A win alone' }).default({ rule: 'as-drawn' }),
  played: points('For playing').default(0),
  perCentre: points('Per centre').default(0),
  centreTable: centreTable.nullable().meta({ title: 'By a table of centres' }).default(null),
  alive: points('To each seat still in the game').default(0),
  aliveShared: points('Shared by all seats still in the game').default(0),
  places: PlaceRule.nullable().meta({ title: 'By place' }).default(null),
  lead: points('To a lone top, per centre of its lead').default(0),
  top: TopRule.nullable().meta({ title: 'To the top' }).default(null),
  above: points('Per centre ahead of each lower seat', 'Those that are out among them.').default(0),
  domination: DominationRule.nullable()
    .meta({ title: 'Divided among the top and those just below' })
    .default(null),
  pike: PikeRule.nullable()
    .meta({
      title: 'Fixed for the top and those just below',
      description: 'A lone top takes what nobody claims.',
    })
    .default(null),
  over: OverRule.nullable()
    .meta({
      title: 'Per centre above a number',
      description: 'In a game won alone to the winner alone, up to a majority.',
    })
    .default(null),
  gapTribute: z
    .strictObject({
      most: z.number().min(0).max(1).meta({ title: 'At most this share of what one has' }),
    })
    .nullable()
    .meta({ title: 'Tribute to a lone top', description: 'Each pays its lead.' })
    .default(null),
  scaledTo: z
    .number()
    .nullable()
    .meta({ title: 'Scaled', description: 'Pad all points so the board totals this sum.' })
    .default(null),
  out: OutRule.nullable().meta({ title: 'To seats that are out, after no win alone' }).default(null),
});
export type ComposedParameters = z.infer<typeof ComposedParameters>;
type Given = z.input<typeof ComposedParameters>;

/** The parameters of a preset: those of every composed system, with the preset's values as defaults. */
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
