'use client';

import { useTranslations } from 'next-intl';
import type { Circuits } from '../../../functions/core/circuit/circuits.schema';
import type { League } from '../../../functions/core/league/leagues.schema';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { ProblemNote } from '../forms/problem-note';
import { Link } from '../frame/link';

interface CircuitsElsewhereProps {
  readonly league: Pick<League, 'id' | 'name' | 'myRoles' | 'seasons'>;
  readonly circuits: Circuits['circuits'];
}

/** Circuits of other leagues that count seasons of this one. Its organizers can take their seasons out again. */
export function CircuitsElsewhere({ league, circuits }: CircuitsElsewhereProps) {
  const t = useTranslations('circuit');
  const mutation = useMutation();
  const organizes = league.myRoles.includes('organizer');
  return (
    <section className="section" aria-labelledby="elsewhere">
      <h2 id="elsewhere">{t('elsewhere.title')}</h2>
      <p className="reading muted">{t('elsewhere.about', { league: league.name })}</p>
      <ProblemNote problem={mutation.problem} />
      <ul className="rows card">
        {circuits.map(({ id, name, league: home, events }) => (
          <li key={id}>
            <div className="grow">
              <Link href={`/leagues/${home.id}/circuits/${id}`}>
                {t('elsewhere.of', { circuit: name, league: home.name })}
              </Link>
              {organizes ? (
                <p className="form-actions mt-2">
                  {league.seasons
                    .filter((season) => events.includes(season.id))
                    .map((season) => (
                      <ActionButton
                        key={season.id}
                        by={mutation}
                        className="button compact"
                        send={() =>
                          api('DELETE /leagues/{id}/circuits/{circuit}/events/{season}', {
                            id: home.id,
                            circuit: id,
                            season: season.id,
                          })
                        }
                      >
                        {t('elsewhere.takeOut', { season: season.name })}
                      </ActionButton>
                    ))}
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
