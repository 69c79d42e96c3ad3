'use client';

import type { Season, SeasonHour } from '../../../functions/api/schemas/seasons';
import { Card } from '../forms/card';
import { When } from '../frame/when';

const WORDS: Readonly<Record<SeasonHour['what'], string>> = {
  announce: 'The season is announced',
  'open-registration': 'Registration opens',
  'close-registration': 'Registration closes',
  start: 'The season starts',
  ask: 'Check-in opens for round',
  remind: 'Reminder to check in for round',
  'open-round': 'Opening of round',
  'warn-of-end': 'Warning before the end of round',
  'end-round': 'End of round',
  renew: 'The next season is founded',
};

/** What happens when, the next first; above it what of the season is out of the ordinary. */
export function Timeline({ season }: { readonly season: Season }) {
  const { hours, postponed } = season;
  if (hours.length === 0 && postponed === null) return null;
  return (
    <Card title="What comes next">
      {postponed === null ? null : (
        <p>
          <b>The start is postponed.</b> {postponed} Registration stays open until an organizer acts.
        </p>
      )}
      {hours.length === 0 ? null : (
        <ol className="calendar">
          {hours.map(({ at, what, round }) => (
            <li key={`${what} ${round}`}>
              <b>
                <When at={at} as="short" />
              </b>
              <span>
                {WORDS[what]}
                {round === null ? '' : ` ${round}`}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
