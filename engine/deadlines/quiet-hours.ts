import { Temporal } from 'temporal-polyfill';
import * as z from 'zod';
import { because, fault } from '../fault';
import { isZone } from './policy';

const TimeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, because(fault('deadline.time', { time: '23:00' })));

/** The longest that quiet hours may be, so that a player is available for half of each day. */
const LONGEST_HOURS = 12;

/** Hours of each day in which a player must not miss a deadline: "23:00" to "07:00" in their zone. */
export const QuietHours = z
  .strictObject({
    from: TimeOfDay,
    to: TimeOfDay,
    zone: z
      .string()
      .max(64)
      .refine(isZone, because(fault('deadline.zone'))),
  })
  .refine(({ from, to }) => lengthOf(from, to) <= LONGEST_HOURS * 60, {
    path: ['to'],
    ...because(fault('deadline.quietHours', { hours: LONGEST_HOURS })),
  });
export type QuietHours = z.infer<typeof QuietHours>;

/** Minutes from one time of day to the next occurrence of the other; the whole day if they are equal. */
function lengthOf(from: string, to: string): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return ((minutes(to) - minutes(from) + 24 * 60 - 1) % (24 * 60)) + 1;
}

/**
 * A deadline in quiet hours moves to their end; any other stays. Instants in milliseconds since 1970. A skipped or
 * repeated hour makes a night shorter or longer; the player's clock counts.
 */
export function afterQuietHours({ from, to, zone }: QuietHours, deadline: number): number {
  const moment = Temporal.Instant.fromEpochMilliseconds(deadline).toZonedDateTimeISO(zone);
  const time = moment.toPlainTime().toString({ smallestUnit: 'minute' });
  const overnight = from > to;
  const quiet = overnight ? time >= from || time < to : time >= from && time < to;
  if (!quiet) return deadline;
  const day = moment.toPlainDate().add({ days: overnight && time >= from ? 1 : 0 });
  const end = day.toZonedDateTime({ timeZone: zone, plainTime: to }).epochMilliseconds;
  // When clocks are set back, the same hour may occur again after its end.
  return Math.max(deadline, end);
}
