import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { linkPreview, titlesBelow } from '../../../lib/page-metadata';
import type { PageOf } from '../../../lib/page-of';
import { serverApi } from '../../../lib/server-api';

/** Links to every page of a league have its picture. */
export async function generateMetadata({ params }: PageOf<'id'>): Promise<Metadata> {
  const { id } = await params;
  const t = await getTranslations('league');
  const league = await serverApi('GET /leagues/{id}', { id });
  return {
    ...(league.ok && {
      title: titlesBelow(league.value.name),
      ...(league.value.about !== '' && { description: league.value.about }),
    }),
    openGraph: await linkPreview(`/leagues/${id}`, t('pictureAlt')),
  };
}

export default function LeagueLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
