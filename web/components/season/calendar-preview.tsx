'use client';

import type { RoundDates } from '../../../functions/api/schemas/seasons';
import { When } from '../frame/when';

/** The rounds of a season with their expected dates. */
export function CalendarPreview({ rounds }: { readonly rounds: readonly RoundDates[] }) {
  return (
    <ol className="calendar">
      {rounds.map(({ round, opens, firstDeadline, usualEnd, latestEnd }) => (
        <li key={round}>
          <b>Round {round}</b>
          <span>
            <When at={opens} as="date" /> to about <When at={usualEnd} as="date" />
          </span>
          <small>
            First deadline <When at={firstDeadline} as="short" />
            {latestEnd === null ? '' : '; over by '}
            {latestEnd === null ? null : <When at={latestEnd} as="date" />}
            {latestEnd === null ? '' : ' at the latest'}
          </small>
        </li>
      ))}
    </ol>
  );
}
