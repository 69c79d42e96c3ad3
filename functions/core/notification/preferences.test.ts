import { expect, test } from 'vitest';
import { defaultSettings, nextDigest, wants } from './preferences';

const at = (text: string) => Date.parse(text);

const cases: readonly (readonly [shows: string, zone: string, hour: number, now: string, next: string])[] = [
  ['later today', 'Europe/Berlin', 8, '2026-11-21T05:00:00Z', '2026-11-21T07:00:00Z'],
  ['tomorrow, once the hour has come', 'Europe/Berlin', 8, '2026-11-21T07:00:00Z', '2026-11-22T07:00:00Z'],
  ['the day that has begun there', 'Pacific/Auckland', 8, '2026-11-21T12:00:00Z', '2026-11-21T19:00:00Z'],
  ['across the end of summer time', 'Europe/Berlin', 8, '2026-10-24T08:00:00Z', '2026-10-25T07:00:00Z'],
  ['across its beginning', 'America/New_York', 8, '2026-03-07T15:00:00Z', '2026-03-08T12:00:00Z'],
  ['an hour that the clock skips', 'America/New_York', 2, '2026-03-08T05:00:00Z', '2026-03-08T07:00:00Z'],
  [
    'an hour that comes twice, the first time',
    'Europe/Berlin',
    2,
    '2026-10-24T12:00:00Z',
    '2026-10-25T00:00:00Z',
  ],
];

for (const [shows, zone, hour, now, next] of cases)
  test(`the digest comes ${shows}`, () => {
    const settings = { ...defaultSettings('ann'), digestHour: hour };
    expect(nextDigest({ settings, email: null, zone, language: 'en', stories: true }, at(now))).toBe(
      at(next),
    );
  });

test('no mail is wanted without an address, and no push without a browser', () => {
  const settings = defaultSettings('ann');
  expect(
    wants({ settings, email: null, zone: 'UTC', language: 'en', stories: true }, 'reminder', 'mail'),
  ).toBe(false);
  expect(
    wants(
      { settings, email: 'ann@example.org', zone: 'UTC', language: 'en', stories: true },
      'reminder',
      'mail',
    ),
  ).toBe(true);
  expect(
    wants(
      { settings, email: 'ann@example.org', zone: 'UTC', language: 'en', stories: true },
      'reminder',
      'push',
    ),
  ).toBe(false);
  expect(
    wants({ settings, email: null, zone: 'UTC', language: 'en', stories: true }, 'message', 'digest'),
  ).toBe(false);
});
