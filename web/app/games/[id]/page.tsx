import type { Metadata } from 'next';
import { pagesOf } from '../../../components/tables';
import { serverApi, valueFrom } from '../../../lib/server-api';

interface Props {
  readonly params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const answer = await serverApi.game((await params).id);
  if (!answer.ok) return {};
  const { label, season, board } = answer.value;
  return { title: `${label}, ${season.name} board ${board}` };
}

export default async function GamePage({ params }: Props) {
  const { id } = await params;
  const [answer, rulings] = await Promise.all([serverApi.game(id), serverApi.rulings(id)]);
  const game = valueFrom(answer);
  const pages = await pagesOf(game.system);
  return pages.table(game, rulings.ok ? rulings.value.rulings : []);
}
