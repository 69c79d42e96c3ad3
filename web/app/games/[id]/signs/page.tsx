import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { GameSignals } from '../../../../components/fair-play/game-signals';
import { Limits } from '../../../../components/fair-play/limits';
import { ClientTexts } from '../../../../components/frame/client-texts';
import { Link } from '../../../../components/frame/link';
import { Page } from '../../../../components/frame/page';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('fair-play'))('title') };
}

/** Figures for a game in which someone may not have played for themselves. */
export default async function GameSignsPage({ params }: PageOf<'id'>) {
  const { id } = await params;
  const game = valueFrom(await serverApi('GET /games/{id}', { id }));
  if (game.me.seat === null && !game.me.roles.some((role) => role !== 'player')) notFound();
  const t = await getTranslations('fair-play');
  return (
    <Page
      here="leagues"
      above={
        <Link href={`/games/${id}`}>
          {t('gameAbove', { season: game.season.name, round: game.round, board: game.board })}
        </Link>
      }
      title={t('title')}
      lead={t('gameLead')}
    >
      <div className="season-columns">
        <div>
          {game.me.seat === null ? (
            <ClientTexts of={['fair-play']}>
              <GameSignals game={id} />
            </ClientTexts>
          ) : (
            <p className="card empty">{t('gamePlays')}</p>
          )}
        </div>
        <aside>
          <Limits />
        </aside>
      </div>
    </Page>
  );
}
