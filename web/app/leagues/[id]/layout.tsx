import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { linkPreview } from '../../../lib/page-metadata';
import type { PageOf } from '../../../lib/page-of';

/** Links to every page of a league have its picture. */
export async function generateMetadata({ params }: PageOf<'id'>): Promise<Metadata> {
  const t = await getTranslations('league');
  return { openGraph: await linkPreview(`/leagues/${(await params).id}`, t('pictureAlt')) };
}

export default function LeagueLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
