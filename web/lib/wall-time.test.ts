import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { instantOf, wallTime } from './wall-time';

const at = (wall: string, zone: string) => {
  const instant = instantOf(wall, zone);
  return instant === null ? null : new Date(instant).toISOString().slice(0, 16);
};

describe('a time that clocks in a zone show', () => {
  test.each([
    // Skipped: counted on from the time before, as clocks that were not set.
    ['2027-03-14T02:10', 'America/New_York', '2027-03-14T07:10'],
    ['2027-03-14T01:59', 'America/New_York', '2027-03-14T06:59'],
    ['2027-03-14T02:00', 'America/New_York', '2027-03-14T07:00'],
    ['2027-03-14T03:00', 'America/New_York', '2027-03-14T07:00'],
    ['2027-03-28T02:30', 'Europe/Berlin', '2027-03-28T01:30'],
    ['2027-03-28T01:30', 'Europe/London', '2027-03-28T01:30'],
    ['2027-10-03T02:30', 'Australia/Sydney', '2027-10-02T16:30'],
    ['2027-09-26T02:30', 'Pacific/Auckland', '2027-09-25T14:30'],
    ['2027-09-05T00:30', 'America/Santiago', '2027-09-05T04:30'],
    // Lord Howe moves its clocks by half an hour: 02:00 to 02:30 is skipped.
    ['2027-10-03T02:10', 'Australia/Lord_Howe', '2027-10-02T15:40'],
    ['2027-10-03T02:30', 'Australia/Lord_Howe', '2027-10-02T15:30'],
    // A whole day: Samoa went from the 29th to the 31st.
    ['2011-12-30T12:00', 'Pacific/Apia', '2011-12-30T22:00'],
    // Shown twice: the first of both.
    ['2027-11-07T01:30', 'America/New_York', '2027-11-07T05:30'],
    ['2027-11-07T02:00', 'America/New_York', '2027-11-07T07:00'],
    ['2027-10-31T02:30', 'Europe/Berlin', '2027-10-31T00:30'],
    ['2027-04-04T02:30', 'Australia/Sydney', '2027-04-03T15:30'],
    ['2027-04-04T01:45', 'Australia/Lord_Howe', '2027-04-03T14:45'],
    // Shown once.
    ['2027-07-01T20:00', 'Asia/Kathmandu', '2027-07-01T14:15'],
    ['2027-01-31T23:59', 'Pacific/Kiritimati', '2027-01-31T09:59'],
    ['2027-01-01T00:00', 'UTC', '2027-01-01T00:00'],
  ])('%s in %s is %sZ', (wall, zone, instant) => {
    expect(at(wall, zone)).toBe(instant);
  });

  test.each([
    '',
    '-',
    'tomorrow',
    '2027-02-30T10:00',
    '2027-13-01T10:00',
    '2027-01-01T24:30',
  ])('“%s” is none', (wall) => {
    expect(instantOf(wall, 'Europe/Berlin')).toBeNull();
  });

  test('is read in every zone as the calendar of the rules reads it, around each change of clocks', () => {
    const from = Temporal.Instant.from('2026-11-01T00:00:00Z');
    const until = Temporal.Instant.from('2028-11-01T00:00:00Z').epochMilliseconds;
    let changes = 0;
    for (const zone of Intl.supportedValuesOf('timeZone')) {
      let change = from.toZonedDateTimeISO(zone).getTimeZoneTransition('next');
      for (
        ;
        change !== null && change.epochMilliseconds < until;
        change = change.getTimeZoneTransition('next')
      ) {
        changes += 1;
        for (const minutes of [-61, -31, -30, -1, 0, 1, 10, 29, 30, 31, 59, 60, 61]) {
          const wall = change.toPlainDateTime().subtract({ minutes: 60 }).add({ minutes });
          const text = wall.toString({ smallestUnit: 'minute' });
          expect(`${zone} ${text} ${instantOf(text, zone)}`).toBe(
            `${zone} ${text} ${wall.toZonedDateTime(zone).epochMilliseconds}`,
          );
        }
      }
    }
    expect(changes).toBeGreaterThan(200);
  });

  test('comes back as it was shown', () => {
    const instant = Date.parse('2027-11-07T06:30:00Z');
    expect(wallTime(instant, 'America/New_York')).toBe('2027-11-07T01:30');
    expect(wallTime(Date.parse('2027-10-02T15:40:00Z'), 'Australia/Lord_Howe')).toBe('2027-10-03T02:40');
  });
});
