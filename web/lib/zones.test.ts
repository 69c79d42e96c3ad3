import { afterEach, expect, test } from 'vitest';
import { timeScale } from '../components/charts/scales';
import { scheduleFrom } from '../components/season/dates-from';
import {
  clock,
  clockWithSeconds,
  date,
  dayName,
  dayNumber,
  longMoment,
  moment,
  shortDay,
  shortMoment,
} from './time';
import { instantOf, wallTime } from './wall-time';

const OWN = process.env.TZ;
afterEach(() => {
  if (OWN === undefined) delete process.env.TZ;
  else process.env.TZ = OWN;
});

/** Where the machine may be, the first and the last zone of the day included. */
const MACHINES = ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York'];

const HOUR = 3_600_000;
/** Monday in Kiritimati, still Sunday in London and in Pago Pago. */
const NOW = Date.parse('2026-11-22T23:30:00.000Z');

/** Every function that says or reads a time in a given zone. */
function saidIn(zone: string): Readonly<Record<string, unknown>> {
  const near = [-25, -24, -1, 0, 1, 12, 24, 25].map((hours) => NOW + hours * HOUR);
  const form = new FormData();
  form.set('startsAt', '2026-11-23T20:00');
  form.set('roundDates', '2027-01-10T20:00/-');
  return {
    days: near.map((at) => dayName(at, NOW, zone)),
    moments: near.map((at) => moment(at, NOW, zone)),
    numbers: dayNumber(NOW, zone) - dayNumber(Date.UTC(2026, 10, 22, 12), 'UTC'),
    clocks: [clock(NOW, zone), clockWithSeconds(NOW, zone)],
    dates: [shortDay(NOW, zone), longMoment(NOW, zone), shortMoment(NOW, zone), date(NOW, zone)],
    field: [wallTime(NOW, zone), instantOf('2026-11-23T20:00', zone)],
    schedule: scheduleFrom(form, zone, undefined),
  };
}

test.each([
  'UTC',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Europe/London',
])('a time in %s is the same wherever the machine is', (zone) => {
  const said = MACHINES.map((machine) => {
    process.env.TZ = machine;
    return saidIn(zone);
  });
  for (const one of said) expect(one).toEqual(said[0]);
});

test.each([
  ['UTC', ['yesterday', 'today', 'tomorrow']],
  ['Pacific/Kiritimati', ['today', 'today', 'today']],
  ['Pacific/Pago_Pago', ['today', 'today', 'today']],
] as const)('days in %s begin and end with those of its own calendar', (zone, days) => {
  const hours = zone === 'UTC' ? [-24, 0, 1] : [-1, 0, 1];
  expect(hours.map((hour) => dayName(NOW + hour * HOUR, NOW, zone))).toEqual(days);
});

test('the axis of a chart names days of UTC wherever the machine is', () => {
  for (const machine of MACHINES) {
    process.env.TZ = machine;
    const scale = timeScale([Date.UTC(2049, 0, 1), Date.UTC(2049, 2, 2)], [0, 100]);
    expect(scale?.ticks.map(({ label }) => label)).toEqual(['1 Jan', '1 Feb', '1 Mar']);
  }
});
