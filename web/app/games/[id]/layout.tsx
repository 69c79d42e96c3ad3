import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { oEmbedAddress } from '../../../lib/oembed';
import { linkPreview, pageAddress } from '../../../lib/page-metadata';
import type { PageOf } from '../../../lib/page-of';
import { siteAddress } from '../../../lib/site-address';

/** Links to every page of a game have its picture, and tell other sites how to show its board. */
export async function generateMetadata({ params }: PageOf<'id'>): Promise<Metadata> {
  const t = await getTranslations('game-page');
  const path = `/games/${(await params).id}`;
  return {
    openGraph: await linkPreview(path, t('pictureAlt')),
    alternates: {
      ...(await pageAddress()),
      types: { 'application/json+oembed': oEmbedAddress(siteAddress(), path) },
    },
  };
}

export default function GameLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
