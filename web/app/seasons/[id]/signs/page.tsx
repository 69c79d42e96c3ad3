import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { Limits } from '../../../../components/fair-play/limits';
import { SeasonSigns } from '../../../../components/fair-play/season-signs';
import { Page } from '../../../../components/frame/page';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export const metadata: Metadata = { title: 'Fair play' };

/** Figures for a season in which players may not have played for themselves. */
export default async function SeasonSignsPage({ params }: PageOf<'id'>) {
  const { id } = await params;
  const season = valueFrom(await serverApi('GET /seasons/{id}', { id }));
  if (!season.myRoles.some((role) => role !== 'player')) notFound();
  return (
    <Page
      here="leagues"
      above={<Link href={`/seasons/${id}`}>{season.name}</Link>}
      title="Fair play"
      lead="Accounts that share a device, and finished boards with unusual cooperation. These figures may give a reason to ask; they prove nothing."
    >
      <div className="season-columns">
        <div>
          <SeasonSigns season={id} />
        </div>
        <aside>
          <Limits />
        </aside>
      </div>
    </Page>
  );
}
