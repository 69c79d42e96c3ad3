import * as z from 'zod';
import { fault, issueFor } from '../fault';
import type { Message } from '../game/message';
import type { Choice } from './choice';

/** The longest a grace or an extension may be, in minutes: seven days. */
const LONGEST = 60 * 24 * 7;

/** The order in which willing players are asked to take a vacant seat. */
export const SUBSTITUTE_ORDERS = ['none', 'first', 'rating'] as const;

const SUBSTITUTE_CHOICES: readonly Choice<(typeof SUBSTITUTE_ORDERS)[number]>[] = [
  { id: 'none', name: 'No one', about: 'the seat stays empty until a moderator finds a player' },
  { id: 'first', name: 'The first on the list', about: 'the player who offered to substitute first' },
  { id: 'rating', name: 'The strongest on the list', about: 'by rating in this game' },
];

/** How a board ends that nobody plays any more. */
export const ABANDONED_ENDS = ['draw', 'void', 'bots'] as const;
export type AbandonedEnd = (typeof ABANDONED_ENDS)[number];

const ABANDONED_CHOICES: readonly Choice<AbandonedEnd>[] = [
  { id: 'draw', name: 'A draw', about: 'of all seats that are still in the game' },
  { id: 'void', name: 'Void', about: 'the board does not count; in a knock-out it ends as it stands' },
  { id: 'bots', name: 'Bots play on', about: 'they take the seats of the absent players' },
];

/** Whose the points of a seat are that several players have held. */
export const SEAT_POINTS = ['holder', 'share'] as const;

const SEAT_POINTS_CHOICES: readonly Choice<(typeof SEAT_POINTS)[number]>[] = [
  { id: 'holder', name: 'The player who holds it at the end', about: 'players who left get none of them' },
  {
    id: 'share',
    name: 'All who held it',
    about: 'each by the number of turns, and gains of rating likewise',
  },
];

const Count = (most: number) => z.number().int().min(1).max(most);

/** What happens when players do not submit orders. A season without this policy only uses default orders. */
export const AbsencePolicy = z
  .strictObject({
    /** Increases with each change; players accept one version. The platform counts it. */
    version: Count(1_000_000).default(1),
    grace: z
      .strictObject({
        times: Count(20).meta({ title: 'Graces a season' }),
        minutes: z
          .number()
          .min(1)
          .max(LONGEST)
          .meta({ title: 'Minutes of a grace', unit: 'minutes', examples: [12 * 60] }),
        freezes: z.boolean().default(true).meta({
          title: 'A grace stops the others',
          description: 'While it runs, press and all other orders are frozen, so being late gains nothing.',
        }),
      })
      .nullable()
      .default(null)
      .meta({
        title: 'Grace',
        description: 'The deadline moves the first times that a player has no orders.',
      }),
    holidays: z.number().int().min(0).max(60).default(0).meta({
      title: 'Vacation days',
      description: 'Each player may book this many days a season; no deadline of theirs falls on them.',
    }),
    disorder: z
      .strictObject({
        after: Count(20).meta({ title: 'Turns missed in a row', examples: [2] }),
        minutes: z.number().min(0).max(LONGEST).default(60).meta({
          title: 'Minutes of a turn that only such seats owe',
          unit: 'minutes',
        }),
      })
      .nullable()
      .default(null)
      .meta({
        title: 'Civil disorder',
        description: 'The game stops waiting for a seat whose player keeps missing turns.',
      }),
    substitutes: z.enum(SUBSTITUTE_ORDERS).default('none').meta({
      title: 'Who is asked to take a seat in civil disorder',
      choices: SUBSTITUTE_CHOICES,
    }),
    botAfter: z.number().int().min(0).max(20).nullable().default(null).meta({
      title: 'Turns more until a bot takes it',
      description: '0: at once. Left empty: no bot does.',
    }),
    abandoned: z
      .strictObject({
        after: z
          .number()
          .int()
          .min(2)
          .max(20)
          .meta({ title: 'Turns without orders from any player', examples: [3] }),
        minutes: z
          .number()
          .min(1)
          .max(LONGEST)
          .meta({ title: 'Minutes that the board waits', unit: 'minutes', examples: [7 * 24 * 60] }),
        end: z
          .enum(ABANDONED_ENDS)
          .default('draw')
          .meta({ title: 'How it ends', choices: ABANDONED_CHOICES }),
      })
      .nullable()
      .default(null)
      .meta({
        title: 'Abandoned boards',
        description:
          'A board that no player plays any more is paused. It goes on when somebody sends orders, and otherwise ends.',
      }),
    agreeToDraws: z.boolean().default(false).meta({
      title: 'Seats without a player agree to draws',
      description: 'Bots and seats in civil disorder agree to every draw for which all other seats vote.',
    }),
    vote: z
      .strictObject({
        times: Count(20).meta({ title: 'Votes for more time, a game' }),
        minutes: z
          .number()
          .min(1)
          .max(LONGEST)
          .meta({ title: 'Minutes that a vote adds', unit: 'minutes', examples: [24 * 60] }),
        share: z
          .number()
          .min(1)
          .max(100)
          .meta({ title: 'Share that has to vote for it, %', examples: [50] }),
      })
      .nullable()
      .default(null)
      .meta({
        title: 'Votes for more time',
        description: 'Players who owe orders may vote for a later deadline, once a turn.',
      }),
    makeGood: z.number().min(0).max(LONGEST).nullable().default(null).meta({
      title: 'Minutes late the platform may be',
      description: 'Beyond that, or beyond half a turn, the next turn gets its whole time.',
      unit: 'minutes',
    }),
    seatPoints: z.enum(SEAT_POINTS).default('holder').meta({
      title: 'Who gets the points of a seat that changed hands',
      choices: SEAT_POINTS_CHOICES,
    }),
    forfeits: z.boolean().default(false).meta({
      title: 'A lost board counts',
      description:
        'A player who loses a seat by these rules gets no points for the board. Otherwise the board does not count for them.',
    }),
    reliability: z.number().min(1).max(100).nullable().default(null).meta({
      title: 'Least reliability to register, %',
      description: 'Left empty: none is asked for.',
    }),
  })
  .superRefine((policy, context) => {
    const needs = (path: string, why: Message) => context.addIssue(issueFor(why, [path]));
    if (policy.seatPoints === 'share' && policy.forfeits) needs('forfeits', fault('absence.share'));
    if (policy.disorder !== null) return;
    if (policy.substitutes !== 'none') needs('substitutes', fault('absence.substitutes'));
    if (policy.botAfter !== null) needs('botAfter', fault('absence.bot'));
  });
export type AbsencePolicy = z.infer<typeof AbsencePolicy>;

/** A seat's missed turns; a seat that has missed none has no entry. */
export const Misses = z.object({
  /** Turns missed since the last one that was kept. */
  row: z.number().int(),
  total: z.number().int(),
  /** The game no longer waits for it. */
  disorder: z.boolean(),
});
export type Misses = z.infer<typeof Misses>;
export type MissesBySeat = Readonly<Record<string, Misses>>;

/**
 * The seats' missed turns after a step.
 * @param owed seats of people that owed orders by the rules of the game, including those in disorder
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

/** By seat of a player: the turns without orders since any player last sent some. */
export type Silence = Readonly<Record<string, number>>;

/**
 * The silence of a board after a step. Orders of any player end it.
 * @param owed seats of players that owed orders
 * @param given seats of players that sent some
 */
export function silenceAfter(before: Silence, owed: readonly string[], given: ReadonlySet<string>): Silence {
  if (given.size > 0) return {};
  return { ...before, ...Object.fromEntries(owed.map((seat) => [seat, (before[seat] ?? 0) + 1])) };
}

/**
 * Whether nobody plays a board any more: no player has a seat, unless bots are to play on, or every player who was waited
 * for has been silent for the policy's number of turns. Within two turns every player who is still in the game is waited
 * for, so that players without an entry are out of it.
 */
export function isAbandoned(
  { abandoned }: AbsencePolicy,
  players: readonly string[],
  silence: Silence,
): boolean {
  if (abandoned === null) return false;
  if (players.length === 0) return abandoned.end !== 'bots';
  const turns = players.flatMap((seat) => silence[seat] ?? []);
  return turns.length > 0 && turns.every((count) => count >= abandoned.after);
}

/** Whether a bot is to take a seat, if no substitute does. */
export function isForBot({ disorder, botAfter }: AbsencePolicy, misses: Misses): boolean {
  return disorder !== null && botAfter !== null && misses.disorder && misses.row >= disorder.after + botAfter;
}

/** How many of the seats that owe orders have to vote for an extension. */
export function votesNeeded(share: number, owing: number): number {
  return Math.max(1, Math.ceil((share / 100) * owing));
}

/**
 * The start of a period that follows a deadline: the deadline, or now if the platform was late by more than the policy
 * absorbs, or by half of that period, whatever the policy. Milliseconds.
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
