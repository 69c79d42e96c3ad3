import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { linkPreview } from '../../../lib/page-metadata';
import type { PageOf } from '../../../lib/page-of';

/** Links to a player have a picture of their own. */
export async function generateMetadata({ params }: PageOf<'id'>): Promise<Metadata> {
  const t = await getTranslations('player');
  return { openGraph: await linkPreview(`/players/${(await params).id}`, t('pictureAlt')) };
}

export default function PlayerLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
