import * as z from 'zod';
import type { Pace } from '../game';

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** The longest a step may stay open, in minutes: thirty days. */
const LONGEST = 60 * 24 * 30;

/** Days of the week at one time of day, as the policy's zone shows it: "Tuesday and Friday, 20:00". */
const OnDays = z.strictObject({
  days: z
    .array(z.enum(WEEKDAYS))
    .min(1, 'Name at least one day: a step must close some time.')
    .refine((days) => new Set(days).size === days.length, 'A day is named twice.'),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time of day is written like 20:00.'),
});
export type OnDays = z.infer<typeof OnDays>;

const Minutes = (least: number) => z.union([z.number().min(least).max(LONGEST), OnDays]);

/** Zones that were found, by their usual names: to make a formatter takes long, and each record that is read asks. */
const FOUND = new Set<string>();

/** Whether the IANA list has such a time zone. */
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

/** Days on which nothing closes. */
const Skip = z.strictObject({
  weekends: z.boolean().default(false),
  /** Dates as the policy's zone has them, "2026-12-25". */
  dates: z.array(z.iso.date()).max(100).default([]),
});

/** When a step may close before its deadline: as soon as all that owe are ready, never, or if every seat agrees to it. */
export const EARLY_CLOSES = ['allowed', 'forbidden', 'consent'] as const;
export type EarlyClose = (typeof EARLY_CLOSES)[number];

/** Policies from before there was a choice say yes or no. */
const EarlyClose = z.preprocess(
  (said) => (typeof said === 'boolean' ? (said ? 'allowed' : 'forbidden') : said),
  z.enum(EARLY_CLOSES).default('allowed'),
);

/** Time that a seat may use beyond that of a decision, over a whole game, in minutes. */
export const Reserve = z.strictObject({
  /** What each seat begins with. */
  start: z.number().min(0).max(LONGEST),
  /** What a decision that was given adds. */
  increment: z.number().min(0).max(LONGEST),
  /** What it never exceeds. */
  most: z.number().min(0).max(LONGEST),
});
export type Reserve = z.infer<typeof Reserve>;

/** How long steps stay open, at least so many minutes for orders and for adjustments. */
function policyOf(leastOrders: number, leastAdjustment: number) {
  return z
    .strictObject({
      /** A step of orders or decisions: minutes from its opening, or days of the week at a time. */
      orders: Minutes(leastOrders),
      /** An adjustment or reaction. */
      adjustment: Minutes(leastAdjustment),
      /** The zone of days and times, as the IANA list names it; left out, UTC. */
      zone: z.string().refine(isZone, 'No such time zone.').optional(),
      /** Days on which nothing closes; left out, none. */
      skip: Skip.optional(),
      /** A step that closes on days of the week stays open at least so many minutes; left out, 360. */
      notice: z
        .number()
        .min(0)
        .max(60 * 24 * 7)
        .optional(),
      earlyClose: EarlyClose,
      /** So many seconds after all are ready a step closes early, unless one of them takes it back; left out, none. */
      undoSeconds: z.number().int().min(0).max(600).optional(),
      /** Where one seat decides at a time: the time it has beyond `orders`; left out, none. */
      reserve: Reserve.optional(),
      /** Whether the deadline of a single seat's decision waits for the end of its player's quiet hours. */
      quietHours: z.boolean().optional(),
    })
    .superRefine(neverCloses)
    .superRefine(reserveFits);
}

function neverCloses(
  policy: { orders: number | OnDays; adjustment: number | OnDays; skip?: z.infer<typeof Skip> | undefined },
  context: z.RefinementCtx,
): void {
  for (const field of ['orders', 'adjustment'] as const) {
    const rule = policy[field];
    if (typeof rule === 'number' || !policy.skip?.weekends) continue;
    if (rule.days.every((day) => day === 'saturday' || day === 'sunday'))
      context.addIssue({
        code: 'custom',
        path: [field, 'days'],
        message: 'These days are all skipped as weekends: no step would ever close.',
      });
  }
}

function reserveFits({ reserve }: { reserve?: Reserve | undefined }, context: z.RefinementCtx): void {
  if (reserve !== undefined && reserve.most < reserve.start)
    context.addIssue({
      code: 'custom',
      path: ['reserve', 'most'],
      message: 'A reserve cannot begin above what it never exceeds.',
    });
}

/** The deadlines of a league, as an organizer may choose them. */
export const DeadlinePolicy = policyOf(0.25, 0.1);
/** The same as it is kept: trials on one machine may be shorter than people could answer. */
export const KeptPolicy = policyOf(0, 0);
export type DeadlinePolicy = z.infer<typeof DeadlinePolicy>;

/** The part of the policy that a step of this pace runs under. */
export function ruleFor(policy: DeadlinePolicy, pace: Pace): number | OnDays {
  return pace === 'adjustment' || pace === 'reaction' ? policy.adjustment : policy.orders;
}
