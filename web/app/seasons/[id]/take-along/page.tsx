import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ExportPage } from '../../../../components/results/export-page';
import { SeasonFrame } from '../../../../components/season/season-frame';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';
import { siteAddress } from '../../../../lib/site-address';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('season-export'))('page') };
}

/** A season outside the platform: reports, print, embedding, files, feeds. */
export default async function SeasonExportPage({ params }: PageOf<'id'>) {
  const { id } = await params;
  const season = valueFrom(await serverApi('GET /seasons/{id}', { id }));
  if (season.status === 'registration') notFound();
  return (
    <SeasonFrame season={season} here="take-along">
      <div className="section reading">
        <ExportPage season={season} address={siteAddress()} />
      </div>
    </SeasonFrame>
  );
}
