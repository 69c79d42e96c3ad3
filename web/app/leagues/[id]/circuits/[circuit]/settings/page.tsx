import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { CircuitForm } from '../../../../../../components/circuit/circuit-form';
import { DeleteCircuit } from '../../../../../../components/circuit/delete-circuit';
import { ClientTexts } from '../../../../../../components/frame/client-texts';
import { Link } from '../../../../../../components/frame/link';
import { Page } from '../../../../../../components/frame/page';
import type { PageOf } from '../../../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../../../lib/server-api';
import { countableSeasons } from '../../countable-seasons';

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
  const events = circuit.events.map(({ season: { id, name }, league: home }) => ({
    id,
    name: home.id === league.id ? name : `${name}, ${home.name}`,
  }));
  const seasons = [...(await countableSeasons(league)), ...events];
  const each = new Map(seasons.map((season) => [season.id, season]));
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
        <DeleteCircuit league={league.id} circuit={circuit.id} />
      </ClientTexts>
    </Page>
  );
}
