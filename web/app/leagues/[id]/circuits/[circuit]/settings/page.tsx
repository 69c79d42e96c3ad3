import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { CircuitForm } from '../../../../../../components/circuit/circuit-form';
import { ClientTexts } from '../../../../../../components/frame/client-texts';
import { Link } from '../../../../../../components/frame/link';
import { Page } from '../../../../../../components/frame/page';
import type { PageOf } from '../../../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('circuit'))('edit') };
}

export default async function CircuitSettingsPage({ params }: PageOf<'id' | 'circuit'>) {
  const asked = await params;
  const [leagueAnswer, answer] = await Promise.all([
    serverApi('GET /leagues/{id}', { id: asked.id }),
    serverApi('GET /leagues/{id}/circuits/{circuit}', asked),
  ]);
  const league = valueFrom(leagueAnswer);
  const circuit = valueFrom(answer);
  if (!league.myRoles.includes('organizer')) notFound();
  const t = await getTranslations('circuit');
  const seasons = [...league.seasons, ...circuit.events.map(({ season }) => season)];
  const each = new Map(seasons.map(({ id, name }) => [id, { id, name }]));
  return (
    <Page
      here="leagues"
      above={<Link href={`/leagues/${league.id}/circuits/${circuit.id}`}>{circuit.name}</Link>}
      title={t('edit')}
    >
      <ClientTexts of={['circuit']}>
        <CircuitForm
          key={circuit.version}
          league={league.id}
          seasons={[...each.values()]}
          circuit={circuit}
        />
      </ClientTexts>
    </Page>
  );
}
