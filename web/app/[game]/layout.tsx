import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { linkPreview } from '../../lib/page-metadata';
import { type GameParams, gameNamed } from './game-named';

/** Links to every page of a game have a picture of its board. */
export async function generateMetadata({ params }: GameParams): Promise<Metadata> {
  const { id } = await gameNamed(params);
  const t = await getTranslations('game-page');
  return { openGraph: await linkPreview(`/${id}`, t('startAlt')) };
}

export default function GameLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
