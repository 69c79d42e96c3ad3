import type { Metadata } from 'next';
import { RulesDocument } from '../../../components/rules/rules-document';
import { type GameParams, gameNamed } from '../game-named';

export async function generateMetadata({ params }: GameParams): Promise<Metadata> {
  return { title: `Rules of ${(await gameNamed(params)).title}` };
}

export default async function RulesPage({ params }: GameParams) {
  return <RulesDocument system={(await gameNamed(params)).id} />;
}
