import type { Metadata } from 'next';
import { GameAbsence } from '../../../components/table/game-absence';
import { pagesOf } from '../../../components/tables';
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
  const { game, rulings, press, absence } = valueFrom(await serverApi.table(id));
  const pages = await pagesOf(game.system);
  const time = (
    <>
      {game.status === 'running' ? (
        <GameAbsence game={game} absence={absence} />
      ) : (
        <div className="panel-head">
          <h2 id="absence-title">Papers</h2>
        </div>
      )}
      <p className="ruling small">
        <a href={`/games/${id}/receipts`}>Receipts</a>,{' '}
        <a href={`/games/${id}/cases`}>disputes and reports</a>
      </p>
    </>
  );
  return pages.table(game, rulings, press, time);
}
