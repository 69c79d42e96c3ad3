import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { CircuitForm } from '../../../../../components/circuit/circuit-form';
import { ClientTexts } from '../../../../../components/frame/client-texts';
import { Link } from '../../../../../components/frame/link';
import { Page } from '../../../../../components/frame/page';
import type { PageOf } from '../../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../../lib/server-api';
import { countableSeasons } from '../countable-seasons';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('circuit'))('new') };
}

export default async function NewCircuitPage({ params }: PageOf<'id'>) {
  const { id } = await params;
  const league = valueFrom(await serverApi('GET /leagues/{id}', { id }));
  if (!league.myRoles.includes('organizer')) notFound();
  const t = await getTranslations('circuit');
  return (
    <Page here="leagues" above={<Link href={`/leagues/${id}`}>{league.name}</Link>} title={t('new')}>
      <ClientTexts of={['circuit']}>
        <CircuitForm league={id} seasons={await countableSeasons(league)} />
      </ClientTexts>
    </Page>
  );
}
