import * as z from 'zod';

/** The longest a grace or an extension may be, in minutes: seven days. */
const LONGEST = 60 * 24 * 7;

/** In which order willing players are asked to take a seat that has fallen vacant. */
export const SUBSTITUTE_ORDERS = ['none', 'first', 'rating'] as const;

/** Whose the points of a seat are that several players have held. */
export const SEAT_POINTS = ['holder', 'share'] as const;

const Count = (most: number) => z.number().int().min(1).max(most);

/** What happens when players do not send orders. A season without one gives default orders and no more. */
export const AbsencePolicy = z
  .strictObject({
    /** Goes up with each change; players accept one version. The platform counts it. */
    version: z.number().int().min(1).default(1),
    /** The first so many times in a season that a player has no orders, the deadline moves by so many minutes. */
    grace: z
      .strictObject({
        minutes: z.number().min(1).max(LONGEST),
        times: Count(20),
        /** Whether press and the orders of everybody else stand still while it runs. */
        freezes: z.boolean().default(true),
      })
      .nullable()
      .default(null),
    /** So many turns missed in a row put a seat into civil disorder. Null: none does. */
    disorder: z
      .strictObject({
        after: Count(20),
        /** A step that only seats in disorder owe stays open so many minutes at most. */
        minutes: z.number().min(0).max(LONGEST).default(60),
      })
      .nullable()
      .default(null),
    /** How a seat in disorder is filled from the season's list of substitutes. */
    substitutes: z.enum(SUBSTITUTE_ORDERS).default('none'),
    /** After so many further turns missed in disorder a bot takes the seat; 0 at once. Null: none does. */
    botAfter: z.number().int().min(0).max(20).nullable().default(null),
    /** Players who owe orders may vote a deadline later: share of them in per cent, once a step. */
    vote: z
      .strictObject({
        share: z.number().min(1).max(100),
        minutes: z.number().min(1).max(LONGEST),
        /** How often in a game. */
        times: Count(20),
      })
      .nullable()
      .default(null),
    /** Days a player may book in a season on which no deadline of theirs falls. */
    holidays: z.number().int().min(0).max(60).default(0),
    /** A step closed by so many minutes too late, or by half the next one's time, gives that one its whole time. */
    makeGood: z.number().min(0).max(LONGEST).nullable().default(null),
    seatPoints: z
      .enum(SEAT_POINTS)
      .default('holder')
      .refine((rule) => rule === 'holder', 'Points shared by steps held are not available yet.'),
    /** Whether a board counts with 0 points for whoever lost its seat by this policy; else it is no board of theirs. */
    forfeits: z.boolean().default(false),
    /** The least reliability in per cent to register, for players with enough decisions. Null: none is asked for. */
    reliability: z.number().min(1).max(100).nullable().default(null),
  })
  .superRefine((policy, context) => {
    const needs = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (policy.disorder !== null) return;
    if (policy.substitutes !== 'none') needs('substitutes', 'Seats fall vacant by civil disorder only.');
    if (policy.botAfter !== null) needs('botAfter', 'A bot takes a seat in civil disorder only.');
  });
export type AbsencePolicy = z.infer<typeof AbsencePolicy>;

/** What suits most leagues. */
export const USUAL_ABSENCE: AbsencePolicy = AbsencePolicy.parse({
  grace: { minutes: 12 * 60, times: 1, freezes: true },
  disorder: { after: 2, minutes: 60 },
  substitutes: 'first',
  botAfter: 1,
  vote: { share: 50, minutes: 24 * 60, times: 2 },
  holidays: 7,
  makeGood: 5,
});

/** How a seat has kept its deadlines; a seat that has missed none has no entry. */
export const Misses = z.object({
  /** Turns missed since the last one that was kept. */
  row: z.number().int(),
  total: z.number().int(),
  /** Nobody waits for it. */
  disorder: z.boolean(),
});
export type Misses = z.infer<typeof Misses>;
export type MissesBySeat = Readonly<Record<string, Misses>>;

/**
 * How seats have kept their deadlines after a step.
 * @param owed seats of people that owed orders by the rules of the game, those in disorder among them
 * @param given seats whose orders were there when it closed
 */
export function missesAfter(
  policy: AbsencePolicy,
  before: MissesBySeat,
  owed: readonly string[],
  given: ReadonlySet<string>,
): MissesBySeat {
  const after: Record<string, Misses> = { ...before };
  for (const seat of owed) {
    const { row, total, disorder } = before[seat] ?? { row: 0, total: 0, disorder: false };
    if (given.has(seat) && total > 0) after[seat] = { row: 0, total, disorder: false };
    if (given.has(seat)) continue;
    const limit = policy.disorder?.after ?? Number.POSITIVE_INFINITY;
    after[seat] = { row: row + 1, total: total + 1, disorder: disorder || row + 1 >= limit };
  }
  return after;
}

/** Whether a bot is to take a seat, if no substitute does. */
export function isForBot({ disorder, botAfter }: AbsencePolicy, misses: Misses): boolean {
  return disorder !== null && botAfter !== null && misses.disorder && misses.row >= disorder.after + botAfter;
}

/** How many seats have to vote for an extension, of so many that owe orders. */
export function votesNeeded(share: number, owing: number): number {
  return Math.max(1, Math.ceil((share / 100) * owing));
}

/**
 * From when the time of what follows a deadline counts: from the deadline, or from now if the platform was late by more
 * than the policy's make-good, or by half of that time, whatever the policy says. Milliseconds.
 */
export function countsFrom(
  policy: AbsencePolicy | undefined,
  deadline: number,
  span: number,
  now: number,
): number {
  const stated = policy?.makeGood == null ? Number.POSITIVE_INFINITY : policy.makeGood * 60_000 + 1;
  return now - deadline < Math.min(stated, span / 2) ? deadline : now;
}
