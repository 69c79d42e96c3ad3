import type { Random } from '../../engine/random';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FINE = 2 ** 30;

/** Answering habits of simulated people. Times are hours. */
export const HABITS = {
  /** From being asked to answering, log-normal: half of the answers come within the median. */
  median: 5,
  /** Standard deviation of the logarithm: one answer in ten takes longer than 14 hours. */
  spread: 0.8,
  /** They sleep from this hour in local time, and answer within an hour of waking up. */
  asleepFrom: 23,
  asleepFor: 8,
  /** The percentage of turns that are missed, however long they are open. */
  missed: 5,
  /** Offsets from UTC, in hours, of their zones. */
  zones: [-8, -5, 0, 1, 5.5, 9],
} as const;

export interface Person {
  readonly zone: number;
}

export function somebody(random: Random): Person {
  return { zone: HABITS.zones[random.draw(0, HABITS.zones.length - 1)] ?? 0 };
}

/** When a person who is asked at an instant (milliseconds since 1970) answers, unless prevented. */
export function answerAt({ zone }: Person, asked: number, random: Random): number {
  const at = asked + HABITS.median * Math.exp(HABITS.spread * normal(random)) * HOUR;
  const asleep = modulo(at + (zone - HABITS.asleepFrom) * HOUR, DAY);
  return asleep < HABITS.asleepFor * HOUR
    ? at + HABITS.asleepFor * HOUR - asleep + uniform(random) * HOUR
    : at;
}

/** Whether a turn is one of those that are missed. */
export function isMissed(random: Random): boolean {
  return random.draw(1, 100) <= HABITS.missed;
}

/** From the standard normal distribution (Box and Muller). */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - uniform(random))) * Math.cos(2 * Math.PI * uniform(random));
}

/** From 0 up to 1, exclusive. */
function uniform(random: Random): number {
  return random.draw(0, FINE - 1) / FINE;
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
