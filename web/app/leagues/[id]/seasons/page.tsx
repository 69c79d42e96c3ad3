import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { League } from '../../../../../functions/core/league/leagues.schema';
import { Card } from '../../../../components/forms/card';
import { Link } from '../../../../components/frame/link';
import { LeagueFrame } from '../../../../components/league/league-frame';
import { OpenSeasonList, SeasonRows } from '../../../../components/league/season-list';
import { Drafts } from '../../../../components/season/drafts';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('league'))('seasons.title') };
}

/** All seasons of a league: those that are open or running, drafts, and those that are over. */
export default async function LeagueSeasonsPage({ params }: PageOf<'id'>) {
  const { id } = await params;
  const league = valueFrom(await serverApi('GET /leagues/{id}', { id }));
  const t = await getTranslations('league');
  const moderates = league.myRoles.some((role) => role !== 'player');
  const inbox = moderates ? await serverApi('GET /leagues/{id}/inbox', { id }) : null;
  return (
    <LeagueFrame league={league} here="seasons" title={t('seasons.title')} lead={t('seasons.lead')}>
      <div className="season-columns">
        <div>
          <OpenSeasonList
            league={league}
            title={t('seasons.openOnes')}
            seasons={league.seasons.filter(({ status }) => status !== 'finished')}
            inbox={inbox?.ok ? inbox.value : null}
            empty={league.seasons.length === 0 ? t('seasons.none') : t('seasons.noneOpen')}
          />
          <Drafts league={league} />
          <Finished seasons={league.seasons.filter(({ status }) => status === 'finished')} />
        </div>
        <aside>
          <Card title={t('seasons.more')}>
            <p className="form-actions">
              <Link className="button compact" href={`/leagues/${id}/circuits`}>
                {t('links.circuits')}
              </Link>
              <Link className="button compact" href={`/leagues/${id}/variants`}>
                {t('links.variants')}
              </Link>
            </p>
          </Card>
        </aside>
      </div>
    </LeagueFrame>
  );
}

function Finished({ seasons }: Pick<League, 'seasons'>) {
  const t = useTranslations('league');
  if (seasons.length === 0) return null;
  return (
    <section className="section" aria-labelledby="finished">
      <div className="section-head">
        <h2 id="finished">{t('seasons.over')}</h2>
      </div>
      <SeasonRows seasons={seasons} inbox={null} />
    </section>
  );
}
