import type { Metadata } from 'next';
import { GameRules } from '../../../components/table/game-rules';
import { boardsOf } from '../../../games/boards';
import { serverApi, valueFrom } from '../../../lib/server-api';

interface Props {
  readonly params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const answer = await serverApi.table((await params).id);
  if (!answer.ok) return {};
  const { label, season, board } = answer.value.game;
  return { title: `${label}, ${season.name} board ${board}` };
}

export default async function GamePage({ params }: Props) {
  const { id } = await params;
  const first = valueFrom(await serverApi.table(id));
  const boards = await boardsOf(first.game.system);
  return boards.table(first, <GameRules game={first.game} policy={first.absence.policy} />);
}
