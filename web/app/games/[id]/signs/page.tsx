import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { GameSigns } from '../../../../components/fair-play/game-signs';
import { Limits } from '../../../../components/fair-play/limits';
import { Page } from '../../../../components/frame/page';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export const metadata: Metadata = { title: 'Fair play' };

/** Figures for a game in which someone may not have played for themselves. */
export default async function GameSignsPage({ params }: PageOf<'id'>) {
  const { id } = await params;
  const game = valueFrom(await serverApi('GET /games/{id}', { id }));
  if (game.me.seat === null && !game.me.roles.some((role) => role !== 'player')) notFound();
  return (
    <Page
      here="leagues"
      above={
        <Link href={`/games/${id}`}>
          {game.season.name}, round {game.round}, board {game.board}
        </Link>
      }
      title="Fair play"
      lead="Figures that may give a reason to ask, with what is usual beside them. They prove nothing, and nothing follows from them automatically."
    >
      <div className="season-columns">
        <div>
          {game.me.seat === null ? (
            <GameSigns game={id} />
          ) : (
            <p className="card empty">
              You play in this game. Only moderators who do not play in it can look.
            </p>
          )}
        </div>
        <aside>
          <Limits />
        </aside>
      </div>
    </Page>
  );
}
