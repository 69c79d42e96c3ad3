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
  const { game, absence } = first;
  const seeks = game.status === 'running' && (absence.policy?.substitutes ?? 'none') !== 'none';
  const found = seeks ? await serverApi('GET /games/{id}/substitutes', { id }) : null;
  const substitutes = found?.ok === true ? found.value : null;
  return boards.table(
    first,
    <GameRules {...{ game, policy: absence.policy, own: absence.seat, substitutes }} />,
  );
}
