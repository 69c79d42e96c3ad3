import type { Metadata } from 'next';
import { GameAbsence } from '../../../components/orders/game-absence';
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
  const [answer, rulings, absence] = await Promise.all([
    serverApi.game(id),
    serverApi.rulings(id),
    serverApi.gameAbsence(id),
  ]);
  const game = valueFrom(answer);
  const pages = await pagesOf(game.system);
  const time = (
    <>
      {absence.ok && game.status === 'running' ? (
        <GameAbsence game={game} absence={absence.value} />
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
  return pages.table(game, rulings.ok ? rulings.value.rulings : [], time);
}
