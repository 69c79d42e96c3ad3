import { NO_DATES } from '../../../engine/tournament/no-dates';
import type { Schedule } from '../../../engine/tournament/schedule';
import { formReader } from '../../lib/form-reader';
import { instantOf, wallTime } from '../../lib/wall-time';

/** How long a check-in may last, in minutes. */
export const CHECK_IN_MINUTES: readonly number[] = [15, 60, 720, 1440, 2880, 4320, 10_080];

/** The dates from the form, written in a zone; nothing if none were chosen, so that old settings stay unchanged. */
export function scheduleFrom(
  form: FormData,
  zone: string,
  kept: Schedule | undefined,
): { schedule?: Schedule } {
  const { text, number, isChecked, oneOf } = formReader(form);
  const date = (name: string) => isoOf(text(name), zone);
  const minutes = number('checkInMinutes');
  const schedule: Schedule = {
    announcesAt: date('announcesAt'),
    opensAt: date('opensAt'),
    closesAt: date('closesAt'),
    startsAt: date('startsAt'),
    fewest: number('fewest'),
    rounds: roundDatesFrom(text('roundDates'), zone),
    everyDays: number('everyDays'),
    breakDays: number('breakDays') ?? 0,
    lastsDays: number('lastsDays'),
    slow: oneOf('slow', ['stands', 'void']),
    checkIn:
      isChecked('confirm') && minutes !== null
        ? { minutes, assume: oneOf('assume', ['plays', 'sits-out']) }
        : null,
    renews: isChecked('renews') ? { afterDays: number('afterDays') ?? 0 } : null,
  };
  const names = Object.keys(schedule) as (keyof Schedule)[];
  const isEmpty = names.every((name) => JSON.stringify(schedule[name]) === JSON.stringify(NO_DATES[name]));
  return isEmpty && kept === undefined ? {} : { schedule };
}

function isoOf(wall: string, zone: string): string | null {
  const instant = wall === '' || wall === '-' ? null : instantOf(wall, zone);
  return instant === null ? null : new Date(instant).toISOString();
}

/** Dates of single rounds as a line of text: "2027-01-10T20:00/- 2027-02-07T20:00/2027-02-20T20:00". */
export function roundDatesIn(rounds: Schedule['rounds'], zone: string): string {
  const wall = (date: string | null) => (date === null ? '-' : wallTime(Date.parse(date), zone));
  return rounds.map(({ opensAt, endsAt }) => `${wall(opensAt)}/${wall(endsAt)}`).join(' ');
}

function roundDatesFrom(line: string, zone: string): Schedule['rounds'] {
  return line
    .split(/\s+/)
    .filter((part) => part !== '')
    .map((part) => {
      const [opensAt = '', endsAt = ''] = part.split('/');
      return { opensAt: isoOf(opensAt, zone), endsAt: isoOf(endsAt, zone) };
    });
}
