import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientTexts } from '../../../../components/frame/client-texts';
import { Link } from '../../../../components/frame/link';
import { Page } from '../../../../components/frame/page';
import { AnnounceDivisions } from '../../../../components/season/announce-divisions';
import { DivisionTables } from '../../../../components/season/division-tables';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('divisions'))('title') };
}

/** The divisions around a season, and who is promoted and relegated. */
export default async function DivisionsPage({ params }: PageOf<'id'>) {
  const { id } = await params;
  const [seasonAnswer, divisionsAnswer] = await Promise.all([
    serverApi('GET /seasons/{id}', { id }),
    serverApi('GET /seasons/{id}/divisions', { id }),
  ]);
  const t = await getTranslations('divisions');
  const season = valueFrom(seasonAnswer);
  const divisions = valueFrom(divisionsAnswer);
  return (
    <Page
      here="leagues"
      above={<Link href={`/leagues/${season.league.id}`}>{season.league.name}</Link>}
      title={t('of', { name: divisions.of })}
      lead={divisions.ended ? t('leadEnded') : t('lead')}
    >
      <DivisionTables divisions={divisions} />
      {divisions.ended && season.myRoles.includes('organizer') ? (
        <ClientTexts of={['divisions']}>
          <AnnounceDivisions season={id} divisions={divisions} />
        </ClientTexts>
      ) : null}
    </Page>
  );
}
