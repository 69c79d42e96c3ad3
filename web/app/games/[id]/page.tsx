import type { Metadata } from 'next';
import { GameRules } from '../../../components/table/game-rules';
import { FACES } from '../../../games/faces';
import type { PageOf } from '../../../lib/page-of';
import { serverApi, valueFrom } from '../../../lib/server-api';

export async function generateMetadata({ params }: PageOf<'id'>): Promise<Metadata> {
  const answer = await serverApi('GET /games/{id}/table', { id: (await params).id });
  if (!answer.ok) return {};
  const { label, season, board } = answer.value.game;
  return { title: `${label}, ${season.name} board ${board}` };
}

export default async function GamePage({ params }: PageOf<'id'>) {
  const { id } = await params;
  const first = valueFrom(await serverApi('GET /games/{id}/table', { id }));
  const boards = await FACES[first.game.system].boards();
  return boards.table(first, <GameRules game={first.game} policy={first.absence.policy} />);
}
