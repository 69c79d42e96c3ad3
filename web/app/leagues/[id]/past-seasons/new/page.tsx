import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ClientTexts } from '../../../../../components/frame/client-texts';
import { Link } from '../../../../../components/frame/link';
import { Page } from '../../../../../components/frame/page';
import { ImportForm } from '../../../../../components/results/import-form';
import type { PageOf } from '../../../../../lib/page-of';
import { reader } from '../../../../../lib/reader';
import { serverApi, valueFrom } from '../../../../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('import-season'))('page') };
}

/** Imports a season that was played before into a league, with its results. */
export default async function PastSeasonPage({ params }: PageOf<'id'>) {
  const league = valueFrom(await serverApi('GET /leagues/{id}', { id: (await params).id }));
  if ((await reader()) === null) redirect(`/signin?callbackUrl=/leagues/${league.id}/past-seasons/new`);
  const t = await getTranslations('import-season');
  const [systems, scorings] = await Promise.all([serverApi('GET /systems'), serverApi('GET /scorings')]);
  return (
    <Page
      here="leagues"
      above={<Link href={`/leagues/${league.id}`}>{league.name}</Link>}
      title={t('page')}
      lead={t('lead')}
    >
      {league.myRoles.includes('organizer') ? (
        <ClientTexts of={['import-season', 'lists']}>
          <ImportForm league={league.id} systems={valueFrom(systems)} scorings={valueFrom(scorings)} />
        </ClientTexts>
      ) : (
        <p className="card empty">{t('onlyOrganizers', { league: league.name })}</p>
      )}
    </Page>
  );
}
