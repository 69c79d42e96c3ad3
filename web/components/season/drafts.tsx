import { getTranslations } from 'next-intl/server';
import type { League } from '../../../functions/core/league/leagues.schema';
import { serverApi } from '../../lib/server-api';
import { State } from '../frame/game-thumbnail';
import { Link } from '../frame/link';
import { TitlePlate } from '../frame/title-plate';
import { When } from '../frame/when';

/** The drafts of a league: only its organizers see them. */
export async function Drafts({
  league: { id, myRoles },
}: {
  readonly league: Pick<League, 'id' | 'myRoles'>;
}) {
  if (!myRoles.includes('organizer')) return null;
  const answer = await serverApi('GET /leagues/{id}/drafts', { id });
  const drafts = answer.ok ? answer.value.drafts : [];
  const t = await getTranslations('league');
  if (drafts.length === 0) return null;
  return (
    <section className="section" aria-labelledby="drafts">
      <div className="section-head">
        <h2 id="drafts">{t('drafts.title')}</h2>
        <span className="small muted">{t('drafts.about')}</span>
      </div>
      <ul className="rows card">
        {drafts.map(({ id: draft, settings: { name, system }, announcesAt }) => (
          <li key={draft}>
            <TitlePlate system={system} small />
            <div className="grow">
              <h3>
                <Link href={`/leagues/${id}/drafts/${draft}`}>{name}</Link>
              </h3>
              <p className="small muted">
                {announcesAt === null
                  ? t('drafts.byHand')
                  : t.rich('drafts.at', { time: () => <When at={announcesAt} as="short" /> })}
              </p>
            </div>
            <State reading="nothing">{t('drafts.state')}</State>
          </li>
        ))}
      </ul>
    </section>
  );
}
