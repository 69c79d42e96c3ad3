import type { Metadata } from 'next';
import Link from 'next/link';
import { Page } from '../../../../components/frame/page';
import { BracketStages } from '../../../../components/season/bracket-stages';
import type { PageOf } from '../../../../lib/page-of';
import { reader } from '../../../../lib/reader';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export const metadata: Metadata = { title: 'Bracket' };

/** The stages of a knock-out: who met whom, who went on, and who won. */
export default async function BracketPage({ params }: PageOf<'id'>) {
  const { id } = await params;
  const bracket = valueFrom(await serverApi('GET /seasons/{id}/bracket', { id }));
  const { season, champions, advance } = bracket;
  return (
    <Page
      here="leagues"
      above={<Link href={`/seasons/${season.id}`}>{season.name}</Link>}
      title="Bracket"
      lead={
        champions.length === 0
          ? `The best ${advance === 1 ? 'player' : advance} of each board ${advance === 1 ? 'goes' : 'go'} on, and so do players who sit out, until one board is left: the final.`
          : `Won by ${champions.map(({ name }) => name).join(' and ')}.`
      }
    >
      <BracketStages bracket={bracket} me={(await reader())?.id ?? null} />
    </Page>
  );
}
