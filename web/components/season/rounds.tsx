import Link from 'next/link';
import type { Season } from '../../../functions/api/schemas/seasons';
import { Porthole } from '../frame/porthole';
import { When } from '../frame/when';

/** The season's rounds as a row: finished, being played, to come. */
export function Rounds({ season }: { season: Season }) {
  const over = season.status === 'finished';
  return (
    <ol className="rounds" aria-label="Rounds">
      {Array.from({ length: season.rounds }, (_, index) => index + 1).map((round) => {
        const done = over || round < season.round;
        const now = !done && round === season.round;
        const dates = season.calendar.find((one) => one.round === round);
        return (
          <li key={round} className={now ? 'now' : ''}>
            <Porthole reading={done ? 'adjudicated' : now ? 'stored' : 'nothing'} />
            <span>
              <b>
                {done || now ? (
                  <Link href={`/seasons/${season.id}/rounds?round=${round}`}>Round {round}</Link>
                ) : (
                  `Round ${round}`
                )}
              </b>
              <small>
                {done ? 'finished' : now ? 'being played' : 'to come'}
                {dates === undefined ? null : (
                  <>
                    , to about <When at={dates.usualEnd} as="date" />
                  </>
                )}
              </small>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
