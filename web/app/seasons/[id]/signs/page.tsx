import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Limits } from '../../../../components/fair-play/limits';
import { SeasonSignals } from '../../../../components/fair-play/season-signals';
import { ClientTexts } from '../../../../components/frame/client-texts';
import { Link } from '../../../../components/frame/link';
import { Page } from '../../../../components/frame/page';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('fair-play'))('title') };
}

/** Figures for a season in which players may not have played for themselves. */
export default async function SeasonSignsPage({ params }: PageOf<'id'>) {
  const { id } = await params;
  const season = valueFrom(await serverApi('GET /seasons/{id}', { id }));
  if (!season.myRoles.some((role) => role !== 'player')) notFound();
  const t = await getTranslations('fair-play');
  return (
    <Page
      here="leagues"
      above={<Link href={`/seasons/${id}`}>{season.name}</Link>}
      title={t('title')}
      lead={t('seasonLead')}
    >
      <div className="season-columns">
        <div>
          <ClientTexts of={['fair-play']}>
            <SeasonSignals season={id} />
          </ClientTexts>
        </div>
        <aside>
          <Limits />
        </aside>
      </div>
    </Page>
  );
}
