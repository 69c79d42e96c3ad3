import { Temporal } from 'temporal-polyfill';
import * as z from 'zod';
import { fault } from '../fault';
import type { Message } from '../game';

/** An instant chosen by an organizer, ISO 8601 in UTC; null: no date. */
const Chosen = z.iso.datetime().nullable().default(null);

/** How boards that are still running when their round is over are ended. */
export const SLOW_BOARDS = ['stands', 'void'] as const;
export type SlowBoards = (typeof SLOW_BOARDS)[number];

/** The default for players who do not answer whether they play a round. */
export const ASSUMED = ['plays', 'sits-out'] as const;
export type Assumed = (typeof ASSUMED)[number];

/** How players are asked before each round whether they play it. */
export const CHECK_IN = z.strictObject({
  /** How long before the round they are asked. */
  minutes: z.int().min(5).max(20_160),
  assume: z.enum(ASSUMED),
});
export type CheckIn = z.infer<typeof CHECK_IN>;

/** The default for seasons that ask players without settings: a day, and those who stay silent sit out. */
export const USUAL_CHECK_IN: CheckIn = { minutes: 1440, assume: 'sits-out' };

/** The dates of a season. Days are in the zone of its deadlines; dates that are left out mean manually, or at once. */
export const SCHEDULE = z.strictObject({
  /** When a draft is announced automatically. */
  announcesAt: Chosen,
  /** Registration, from and to. */
  opensAt: Chosen,
  closesAt: Chosen,
  /** When the season starts automatically. */
  startsAt: Chosen,
  /** With fewer players than this the start is postponed; null: as many as the format needs. */
  fewest: z.int().min(1).max(10_000).nullable().default(null),
  /** Dates of single rounds, from the first on. They take precedence over the rules below. */
  rounds: z
    .array(z.strictObject({ opensAt: Chosen, endsAt: Chosen }))
    .max(20)
    .default([]),
  /** Each round opens this many days after the previous one opened. */
  everyDays: z.int().min(1).max(366).nullable().default(null),
  /** Free days between the end of a round and the opening of the next. */
  breakDays: z.int().min(0).max(366).default(0),
  /** A round ends at the latest this many days after it opened. */
  lastsDays: z.int().min(1).max(366).nullable().default(null),
  slow: z.enum(SLOW_BOARDS).default('stands'),
  checkIn: CHECK_IN.nullable().default(null),
  /** The next season is created this many days after this one has ended. */
  renews: z
    .strictObject({ afterDays: z.int().min(0).max(366) })
    .nullable()
    .default(null),
});
export type Schedule = z.infer<typeof SCHEDULE>;

/** A date of a schedule: its path and its kind. */
export interface NamedDate {
  readonly path: readonly (string | number)[];
  readonly date: 'announcesAt' | 'opensAt' | 'closesAt' | 'startsAt' | 'roundOpens' | 'roundEnds';
  /** Its round; 0 for a date of the whole season. */
  readonly round: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The chosen dates, in their required order. */
export function datesIn({ rounds, ...one }: Schedule): readonly NamedDate[] {
  return [
    ...named(['announcesAt'], 'announcesAt', one.announcesAt),
    ...named(['opensAt'], 'opensAt', one.opensAt),
    ...named(['closesAt'], 'closesAt', one.closesAt),
    ...named(['startsAt'], 'startsAt', one.startsAt),
    ...rounds.flatMap(({ opensAt, endsAt }, at) => [
      ...named(['rounds', at, 'opensAt'], 'roundOpens', opensAt, at + 1),
      ...named(['rounds', at, 'endsAt'], 'roundEnds', endsAt, at + 1),
    ]),
  ];
}

/** A chosen date in milliseconds since 1970. */
export function instantOf(chosen: string): number {
  return Temporal.Instant.from(chosen).epochMilliseconds;
}

function named(
  path: NamedDate['path'],
  date: NamedDate['date'],
  chosen: string | null,
  round = 0,
): readonly NamedDate[] {
  return chosen === null ? [] : [{ path, date, round, at: instantOf(chosen) }];
}

/** The problem of one date, with its path. */
export interface DateProblem {
  readonly path: NamedDate['path'];
  readonly message: Message;
}

/** Registration may end as the season starts, and a round may open as the one before it ends. */
const MAY_MEET: ReadonlySet<string | number | undefined> = new Set(['opensAt', 'startsAt']);

/** Dates that are not after the previous one. */
export function datesOutOfOrder(schedule: Schedule): readonly DateProblem[] {
  const dates = datesIn(schedule);
  return dates.flatMap(({ path, date, round, at }, index) => {
    const before = dates[index - 1];
    if (before === undefined || before.at < at) return [];
    if (before.at === at && MAY_MEET.has(path.at(-1))) return [];
    const parts = { date, round, before: before.date, beforeRound: before.round };
    return [{ path, message: fault('date.order', parts) }];
  });
}

/** Dates before an instant, without those that were chosen before and stay unchanged. */
export function datesBehind(schedule: Schedule, now: number, before: Schedule): readonly DateProblem[] {
  const kept = new Map(datesIn(before).map(({ path, at }) => [path.join('.'), at]));
  return datesIn(schedule)
    .filter(({ path, at }) => at <= now && kept.get(path.join('.')) !== at)
    .map(({ path, date, round }) => ({ path, message: fault('date.past', { date, round }) }));
}
