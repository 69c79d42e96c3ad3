import type { Metadata } from 'next';
import Link from 'next/link';
import { Page } from '../../../../components/frame/page';
import { Verifier } from '../../../../components/results/verifier';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export const metadata: Metadata = { title: 'Check a game' };

export default async function VerifyPage({ params }: PageOf<'id'>) {
  const game = valueFrom(await serverApi('GET /games/{id}', { id: (await params).id }));
  return (
    <Page
      above={
        <Link href={`/games/${game.id}`}>
          {game.season.name}, board {game.board}
        </Link>
      }
      title="Check this game"
      lead="Your browser replays every step from its orders and compares each result with the hash published at its adjudication. It takes no result on trust."
    >
      {game.status === 'finished' ? (
        <Verifier game={game.id} />
      ) : (
        <p className="card empty reading">
          The game is still being played, so its seed is sealed. The seal is{' '}
          <span className="mono break-all">{game.commitment}</span>; when the game ends, you can check
          everything here.
        </p>
      )}
    </Page>
  );
}
