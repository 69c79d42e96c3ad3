import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { languageOfReader } from '../../../lib/language';
import { linkPreview, pageAddress, titlesBelow } from '../../../lib/page-metadata';
import type { PageOf } from '../../../lib/page-of';
import { serverApi } from '../../../lib/server-api';

/** Links to every page of a season have its picture, and feed readers find its feed. */
export async function generateMetadata({ params }: PageOf<'id'>): Promise<Metadata> {
  const { id } = await params;
  const t = await getTranslations('season');
  const season = await serverApi('GET /seasons/{id}', { id });
  const language = await languageOfReader();
  const feed = { url: `/v1/seasons/${id}/feed.atom?language=${language}`, title: t('feed') };
  return {
    ...(season.ok && {
      title: titlesBelow(season.value.name),
      description: t('metaAbout', { game: season.value.systemTitle, league: season.value.league.name }),
    }),
    openGraph: await linkPreview(`/seasons/${id}`, t('pictureAlt')),
    alternates: { ...(await pageAddress()), types: { 'application/atom+xml': [feed] } },
  };
}

export default function SeasonLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
