import * as z from 'zod';
import { because, fault, issueFor } from '../fault';
import type { Pace } from '../game';
import type { Message } from '../game/message';
import type { Choice } from './choice';
import { WEEKDAYS } from './weekdays';

/** The longest a step may stay open, in minutes: thirty days. */
const LONGEST = 60 * 24 * 30;

/** Days of the week at one time of day in the policy's zone: "Tuesday and Friday, 20:00". */
const OnDays = z.strictObject({
  days: z
    .array(z.enum(WEEKDAYS))
    .max(WEEKDAYS.length)
    .min(1, because(fault('deadline.oneDay')))
    .refine((days) => new Set(days).size === days.length, because(fault('send.dayTwice')))
    .meta({ title: 'Days', input: 'checks' }),
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, because(fault('deadline.time', { time: '20:00' })))
    .meta({ title: 'At', input: 'time' }),
});
export type OnDays = z.infer<typeof OnDays>;

/** Minutes, or days of the week, for the kind of steps that `steps` names in the plural. */
const Minutes = (least: number, steps: string) =>
  z.union([
    z
      .number()
      .min(least)
      .max(LONGEST)
      .meta({ title: `Minutes for ${steps}`, unit: 'minutes' }),
    OnDays.meta({ title: `Days for ${steps}` }),
  ]);

/** Known zones, by their usual names: creating a formatter is slow, and each record that is read checks its zone. */
const FOUND = new Set<string>();

/** Whether a time zone is in the IANA list. */
export function isZone(zone: string): boolean {
  if (FOUND.has(zone)) return true;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions();
    if (timeZone === zone) FOUND.add(zone);
    return true;
  } catch {
    return false;
  }
}

/** Days on which no step closes. */
const Skip = z.strictObject({
  weekends: z.boolean().default(false).meta({
    title: 'No deadlines at weekends',
    description: 'They move to the same time on Monday.',
  }),
  /** Dates in the policy's zone, "2026-12-25". */
  dates: z.array(z.iso.date()).max(100).default([]).meta({
    title: 'Holidays',
    description: 'Dates with spaces between them, such as 2026-12-25.',
  }),
});

/**
 * When a step may close before its deadline: as soon as all seats that owe orders are ready, never, or if every seat
 * agrees.
 */
export const EARLY_CLOSES = ['allowed', 'forbidden', 'consent'] as const;
export type EarlyClose = (typeof EARLY_CLOSES)[number];

const EARLY_CHOICES: readonly Choice<EarlyClose>[] = [
  { id: 'allowed', name: 'When all are ready', about: 'every seat that owes orders' },
  { id: 'consent', name: 'When all agree', about: 'including seats that owe nothing this turn' },
  { id: 'forbidden', name: 'Never', about: 'every turn lasts until its deadline' },
];

/** Policies from before the choice existed are boolean. */
const EarlyClose = z
  .preprocess(
    (said) => (typeof said === 'boolean' ? (said ? 'allowed' : 'forbidden') : said),
    z.enum(EARLY_CLOSES).default('allowed'),
  )
  .meta({ title: 'Turns close early', choices: EARLY_CHOICES });

const ReserveMinutes = (title: string, example: number) =>
  z
    .number()
    .min(0)
    .max(LONGEST)
    .meta({ title, unit: 'minutes', examples: [example] });

/** Additional time that a seat may use for its decisions over a whole game, in minutes. */
export const Reserve = z.strictObject({
  start: ReserveMinutes('Minutes at the start', 24 * 60),
  increment: ReserveMinutes('Minutes added with each decision', 60),
  most: ReserveMinutes('Minutes at most', 48 * 60),
});
export type Reserve = z.infer<typeof Reserve>;

/** A season without deadlines: a step closes when everyone is ready, or when a moderator closes it. */
const Waits = z.strictObject({
  absent: z
    .number()
    .min(1)
    .max(LONGEST)
    .default(7 * 24 * 60)
    .meta({
      title: 'Minutes until waiting counts as a missed turn',
      description:
        'For players who are not ready, and again each time it passes. Missed turns lead to civil disorder.',
      unit: 'minutes',
    }),
});

/** When steps close, apart from how long they stay open. */
const ABOUT_CLOSING = {
  /** The zone of days and times, by its IANA name; default: UTC. */
  zone: z
    .string()
    .max(64)
    .refine(isZone, because(fault('deadline.zone')))
    .optional()
    .meta({
      title: 'Time zone of the league',
      description: 'Players see every deadline in their own. Clock changes move nothing.',
      input: 'zone',
    }),
  skip: Skip.optional().meta({
    title: 'Days without deadlines',
    description: 'Nothing closes at weekends, or on dates that you name.',
  }),
  notice: z
    .number()
    .min(0)
    .max(60 * 24 * 7)
    .optional()
    .meta({
      title: 'Shortest turn that closes on a day of the week, in minutes',
      description: 'A turn that opens later waits for the next day. Left empty: six hours.',
      unit: 'minutes',
    }),
  earlyClose: EarlyClose,
  waits: Waits.optional().meta({
    title: 'Wait for all orders',
    description:
      'No deadline: a turn closes when everyone is ready, or when a moderator closes it. The lengths above say when players are reminded.',
  }),
  undoSeconds: z.number().int().min(0).max(600).optional().meta({
    title: 'Seconds to change back to “Not ready”',
    description: 'Turns close early this long after the last player is ready. Left empty: at once.',
  }),
  reserve: Reserve.optional().meta({
    title: 'Reserve',
    description:
      'Each seat has extra time for the whole game. A late decision uses it up; each decision adds some.',
  }),
  quietHours: z.boolean().optional().meta({
    title: 'Quiet hours',
    description: 'Deadlines in a player’s quiet hours move to the end of those hours.',
  }),
};

/** How long steps stay open, with the minimum minutes for orders and for adjustments. */
function policyOf(leastOrders: number, leastAdjustment: number) {
  return z
    .strictObject({
      /** A step of orders or decisions: minutes from its opening, or days of the week at a time. */
      orders: Minutes(leastOrders, 'orders'),
      /** An adjustment or reaction. */
      adjustment: Minutes(leastAdjustment, 'adjustments'),
      ...ABOUT_CLOSING,
    })
    .superRefine(neverCloses)
    .superRefine(reserveFits)
    .superRefine(waitsForSomething);
}

function neverCloses(
  policy: { orders: number | OnDays; adjustment: number | OnDays; skip?: z.infer<typeof Skip> | undefined },
  context: z.RefinementCtx,
): void {
  for (const field of ['orders', 'adjustment'] as const) {
    const rule = policy[field];
    if (typeof rule === 'number' || !policy.skip?.weekends) continue;
    if (rule.days.every((day) => day === 'saturday' || day === 'sunday'))
      context.addIssue(issueFor(fault('deadline.weekends'), [field, 'days']));
  }
}

function reserveFits({ reserve }: { reserve?: Reserve | undefined }, context: z.RefinementCtx): void {
  if (reserve !== undefined && reserve.most < reserve.start)
    context.addIssue(issueFor(fault('deadline.reserve'), ['reserve', 'most']));
}

function waitsForSomething(
  { waits, earlyClose, reserve }: { waits?: unknown; earlyClose: EarlyClose; reserve?: Reserve | undefined },
  context: z.RefinementCtx,
): void {
  const wrong = (path: string, why: Message) => context.addIssue(issueFor(why, [path]));
  if (waits === undefined) return;
  if (earlyClose === 'forbidden') wrong('earlyClose', fault('deadline.allReady'));
  if (reserve !== undefined) wrong('reserve', fault('deadline.noReserve'));
}

/** The deadlines of a league, as an organizer may choose them. */
export const DeadlinePolicy = policyOf(0.25, 0.1);
/** The same as it is stored: trials on one machine may use shorter times than people could meet. */
export const KeptPolicy = policyOf(0, 0);
export type DeadlinePolicy = z.infer<typeof DeadlinePolicy>;

/** The part of the policy for a step of this pace. */
export function ruleFor(policy: DeadlinePolicy, pace: Pace): number | OnDays {
  return pace === 'adjustment' || pace === 'reaction' ? policy.adjustment : policy.orders;
}
