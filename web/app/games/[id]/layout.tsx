import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { linkPicture } from '../../../lib/link-picture';
import type { PageOf } from '../../../lib/page-of';

/** Links to every page of a game have its picture. */
export async function generateMetadata({ params }: PageOf<'id'>): Promise<Metadata> {
  const t = await getTranslations('game-page');
  return linkPicture(`/games/${(await params).id}`, t('pictureAlt'));
}

export default function GameLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
