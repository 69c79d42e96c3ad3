import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { chartParts } from '../../../components/ny2047/chart';
import { PLACES } from '../../../components/ny2047/map/shapes';
import { GameTable } from '../../../components/ny2047/table/game-table';
import { serverApi, valueFrom } from '../../../lib/server-api';
import { storeText } from './actions';

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
  if (game.system !== 'ny2047') notFound();
  return (
    <GameTable
      initial={game}
      rulings={rulings.ok ? rulings.value.rulings : []}
      chart={chartParts()}
      places={PLACES}
      action={storeText}
    />
  );
}
