import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { type GameParams, gameNamed } from '../game-named';
import { RulesDocument } from './rules-document';

export async function generateMetadata({ params }: GameParams): Promise<Metadata> {
  const t = await getTranslations('rules');
  return { title: t('page', { game: (await gameNamed(params)).title }) };
}

export default async function RulesPage({ params }: GameParams) {
  return <RulesDocument system={(await gameNamed(params)).id} />;
}
