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

/** Whether the IANA list has such a time zone. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
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
      /** Whether a step closes as soon as every seat that owes orders is ready. */
      earlyClose: z.boolean().default(true),
    })
    .superRefine(neverCloses);
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

/** The deadlines of a league, as an organizer may choose them. */
export const DeadlinePolicy = policyOf(0.25, 0.1);
/** The same as it is kept: trials on one machine may be shorter than people could answer. */
export const KeptPolicy = policyOf(0, 0);
export type DeadlinePolicy = z.infer<typeof DeadlinePolicy>;

/** The part of the policy that a step of this pace runs under. */
export function ruleFor(policy: DeadlinePolicy, pace: Pace): number | OnDays {
  return pace === 'adjustment' || pace === 'reaction' ? policy.adjustment : policy.orders;
}
