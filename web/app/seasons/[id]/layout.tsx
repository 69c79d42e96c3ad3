import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { linkPreview } from '../../../lib/page-metadata';
import type { PageOf } from '../../../lib/page-of';

/** Links to every page of a season have its picture. */
export async function generateMetadata({ params }: PageOf<'id'>): Promise<Metadata> {
  const t = await getTranslations('season');
  return { openGraph: await linkPreview(`/seasons/${(await params).id}`, t('pictureAlt')) };
}

export default function SeasonLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
