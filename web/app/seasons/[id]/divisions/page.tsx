import type { Metadata } from 'next';
import Link from 'next/link';
import { Page } from '../../../../components/frame/page';
import { AnnounceDivisions } from '../../../../components/season/announce-divisions';
import { DivisionTables } from '../../../../components/season/division-tables';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export const metadata: Metadata = { title: 'Divisions' };

/** The divisions that a season stands among, and who rises and falls. */
export default async function DivisionsPage({ params }: PageOf<'id'>) {
  const { id } = await params;
  const [seasonAnswer, divisionsAnswer] = await Promise.all([
    serverApi('GET /seasons/{id}', { id }),
    serverApi('GET /seasons/{id}/divisions', { id }),
  ]);
  const season = valueFrom(seasonAnswer);
  const divisions = valueFrom(divisionsAnswer);
  return (
    <Page
      here="leagues"
      above={<Link href={`/leagues/${season.league.id}`}>{season.league.name}</Link>}
      title={`Divisions of ${divisions.of}`}
      lead={
        divisions.ended
          ? 'Every division has ended. The tables show who rises and who falls.'
          : 'The tables show who would rise and fall if every board ended now.'
      }
    >
      <DivisionTables divisions={divisions} system={season.system} />
      {divisions.ended && season.myRoles.includes('organizer') ? (
        <AnnounceDivisions season={id} divisions={divisions} />
      ) : null}
    </Page>
  );
}
