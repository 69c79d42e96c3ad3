import * as z from 'zod';

/** Tie-breaks between players with equal totals, in the order listed by an organizer. */
export const TIE_BREAK_IDS = [
  'best-game',
  'second-best-game',
  'third-best-game',
  'games-in-order',
  'head-to-head',
  'total-centres',
  'last-centres',
  'dropped-round',
  'board-tops',
  'strength-of-schedule',
  'sonneborn-berger',
  'buchholz',
  'buchholz-cut',
  'median-buchholz',
  'fewest-games',
  'wins',
  'most-draws',
  'fewest-draws',
  'earlier-registration',
  'lot',
  'stay-tied',
] as const;
export const TieBreakId = z.enum(TIE_BREAK_IDS);
export type TieBreakId = z.infer<typeof TieBreakId>;

/** Tie-breaks of duels: one opponent a round, and rounds that everyone plays or sits out. */
export const TIE_BREAKS_OF_DUELS = ['buchholz', 'buchholz-cut', 'median-buchholz'] as const;

/** The stages that can have tie-breaks of their own: groups, and what knocks out. */
export const TIE_STAGES = ['groups', 'cup'] as const;
export type TieStage = (typeof TIE_STAGES)[number];

const TIES = z.array(TieBreakId).max(TIE_BREAK_IDS.length);

/** Tie-breaks of one stage, or of one round, in place of the usual ones. */
const OtherTies = z.union([
  z.strictObject({ stage: z.enum(TIE_STAGES), tieBreaks: TIES }),
  z.strictObject({ round: z.number().int().min(1).max(100), tieBreaks: TIES }),
]);
export type OtherTies = z.infer<typeof OtherTies>;

const FACTOR = z.number().min(0).max(1000);

/** The value of a round for a player with several games in it. */
const RoundWorth = z
  .enum(['sum', 'best'])
  .meta({ title: 'Several games of a round', description: 'Count together, or only the best of them.' })
  .default('sum');

/** How many of the best count; null: all. */
const Best = z
  .number()
  .int()
  .min(1)
  .max(1000)
  .nullable()
  .meta({ title: 'Only the best count', description: 'How many; left empty, all.' })
  .default(null);

/** The value of games or rounds beyond the best ones. */
const Rest = z.discriminatedUnion('rule', [
  /** A part of their mean: best 2 plus half the mean of the rest. */
  z
    .strictObject({ rule: z.literal('mean'), factor: FACTOR.meta({ title: 'Factor' }) })
    .meta({ title: 'A part of their mean' }),
  /**
   * A part of each, best first, depending on their number: [[0.5]] is half the next; [[1/2], [1/3, 1/3]] is half the
   * next, or a third of each of the next two if there are two. Further ones add nothing.
   */
  z
    .strictObject({
      rule: z.literal('parts'),
      factors: z.array(z.array(FACTOR).max(20)).min(1).max(20).meta({
        title: 'Parts',
        description: 'Of one further, then of two: 1/2; 1/3, 1/3 is half of one, or a third of each of two.',
      }),
    })
    .meta({ title: 'A part of each' }),
]);

const Sum = z
  .strictObject({
    rule: z.literal('sum'),
    of: z.enum(['rounds', 'games']).meta({ title: 'Added up' }).default('rounds'),
    round: RoundWorth,
    best: Best,
    drop: z
      .number()
      .int()
      .min(0)
      .max(1000)
      .meta({ title: 'Lowest dropped', description: 'Once there are more than that.' })
      .default(0),
    rest: Rest.nullable().meta({ title: 'What is left adds a part' }).default(null),
    weights: z
      .array(FACTOR)
      .max(50)
      .meta({ title: 'Weights', description: 'Factors of round 1, 2...; rounds beyond the list count once.' })
      .default([]),
  })
  .meta({ title: 'The sum' });

/**
 * The sum of all games, divided by their number plus a constant that keeps players with few games from ranking high.
 */
const Average = z
  .strictObject({
    rule: z.literal('average'),
    plus: z
      .number()
      .min(0)
      .max(1000)
      .meta({ title: 'Number added', description: 'The sum is divided by the number of games and this.' })
      .default(10),
  })
  .meta({ title: 'The average' });

/** The sum of the places among all players in the best rounds; the lowest sum leads. */
const Places = z
  .strictObject({ rule: z.literal('places'), best: Best, round: RoundWorth })
  .meta({ title: 'The sum of places, the lowest leads' });

/** Earlier rounds by rank, and a last round in which qualified players meet or count more. */
const Final = z
  .strictObject({
    rule: z.literal('final'),
    earlierRounds: z.number().int().min(1).max(20).meta({ title: 'Rounds before the last' }),
    parts: z.array(FACTOR).min(1).max(20).meta({
      title: 'Parts of the earlier rounds',
      description: 'Of the best, the second best...: 1, 1 is the best two in full.',
    }),
    qualify: z.number().int().min(1).max(1000).meta({ title: 'How many qualify' }),
    cutTies: TIES.meta({ title: 'Ties at the cut', description: 'All who are still tied qualify.' }).default(
      [],
    ),
    qualifiedFactor: FACTOR.meta({ title: 'The last round counts, for them, times' }).default(1),
    otherFactor: FACTOR.meta({ title: 'For all others, times' }).default(1),
    champion: z
      .enum(['total', 'top-board'])
      .meta({
        title: 'Champion by',
        description: 'The best total, or the winner of the top board, whatever the total.',
      })
      .default('total'),
  })
  .meta({ title: 'Earlier rounds and a final' });

/** The rules that turn games into the standings of an event. */
export const AggregationRules = z.strictObject({
  total: z.discriminatedUnion('rule', [Sum, Average, Places, Final]).meta({ title: 'A total is' }).default({
    rule: 'sum',
    of: 'rounds',
    round: 'sum',
    best: null,
    drop: 0,
    rest: null,
    weights: [],
  }),
  /**
   * Points of a round that a player sat out, as if they were a game: for the first one only, or for each. A bye by the draw
   * pays `points`, or the mean of the player's own rounds (`average`), one that the player asked for `request`; who was
   * absent gets nothing.
   */
  sitOut: z
    .strictObject({
      points: z.number().min(-1e9).max(1e9).meta({ title: 'Points' }),
      times: z
        .enum(['once', 'each'])
        .meta({ title: 'Paid', description: 'For the first one only, or for each.' }),
      average: z
        .boolean()
        .meta({
          title: 'The average of own rounds instead',
          description: 'For a bye by the draw; the points above until the player has played a round.',
        })
        .optional(),
      request: z
        .number()
        .min(-1e9)
        .max(1e9)
        .meta({
          title: 'Points for a bye by request',
          description: 'Who said so in advance; absent players get none.',
        })
        .default(0),
    })
    .nullable()
    .meta({
      title: 'Points for a round sat out',
      description: 'As if they were a game. Left empty: on boards of two as many as a win.',
    })
    .default(null),
  tieBreaks: TIES.meta({ title: 'Ties are broken by' }).default(['best-game', 'stay-tied']),
  otherTieBreaks: z
    .array(OtherTies)
    .max(20)
    .meta({
      description:
        'Other tie-breaks for the groups, for the cup, or after one round: those of a round come before those of its stage.',
    })
    .optional(),
});
export type AggregationRules = z.infer<typeof AggregationRules>;
export type TotalRule = AggregationRules['total'];
export type TotalRuleOf<Rule extends TotalRule['rule']> = Extract<TotalRule, { rule: Rule }>;

/** When players are compared: after which round, and in which stage of the season, if it has stages. */
export interface TiesWhen {
  readonly round: number;
  readonly stage?: TieStage | undefined;
}

/** The tie-breaks then: those of the round, else those of the stage, else the usual ones. */
export function tieBreaksThen(
  { tieBreaks, otherTieBreaks = [] }: AggregationRules,
  { round, stage }: TiesWhen,
): readonly TieBreakId[] {
  const ofRound = otherTieBreaks.find((one) => 'round' in one && one.round === round);
  const ofStage = otherTieBreaks.find((one) => 'stage' in one && one.stage === stage);
  return (ofRound ?? ofStage)?.tieBreaks ?? tieBreaks;
}

/** The sum of all rounds, ties broken by the best single game. */
export const USUAL_RULES: AggregationRules = AggregationRules.parse({});

type Given = z.input<typeof AggregationRules>;

/** Rules that known events have used, by name. */
export const KNOWN_RULES = {
  'sum-of-all': {},
  // dipvis, "Sum best N rounds", with N from 2 to 5.
  'best-three-rounds': { total: { rule: 'sum', best: 3 } },
  'best-single-game': { total: { rule: 'sum', of: 'games', best: 1 } },
  'best-three-games': { total: { rule: 'sum', of: 'games', best: 3 } },
  'best-two-and-half-mean': {
    total: { rule: 'sum', of: 'games', best: 2, rest: { rule: 'mean', factor: 0.5 } },
  },
  'best-two-and-half-third': {
    total: { rule: 'sum', of: 'games', best: 2, rest: { rule: 'parts', factors: [[1 / 2]] } },
  },
  'best-three-and-half-fourth': {
    total: { rule: 'sum', of: 'games', best: 3, rest: { rule: 'parts', factors: [[1 / 2]] } },
  },
  'best-two-and-half-third-or-thirds': {
    total: {
      rule: 'sum',
      of: 'games',
      best: 2,
      rest: { rule: 'parts', factors: [[1 / 2], [1 / 3, 1 / 3]] },
    },
  },
  'average-with-ten': { total: { rule: 'average', plus: 10 } },
  // dipvis; the tie at the cut as listed in its comments, where head-to-head was still to be implemented.
  'wdc-2025': {
    total: {
      rule: 'final',
      earlierRounds: 3,
      parts: [1, 1],
      qualify: 21,
      cutTies: ['best-game', 'head-to-head', 'total-centres', 'dropped-round'],
      qualifiedFactor: 1.5,
    },
  },
  // diplomed.free.fr: 100 + 80 + 40 % of three rounds, the final in full, the winner of the top board is champion.
  'wdc-2019': {
    total: {
      rule: 'final',
      earlierRounds: 3,
      parts: [1, 0.8, 0.4],
      qualify: 7,
      champion: 'top-board',
    },
  },
  // DipCon 2019: places in the best three of four rounds.
  'dipcon-2019': { total: { rule: 'places', best: 3 } },
} as const satisfies Readonly<Record<string, Given>>;
