import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { GAME_SYSTEM_IDS, GAMES } from '../../../engine/games';
import type { LiveSeason } from '../../../functions/core/today/live.schema';
import { Link } from '../../components/frame/link';
import { Page } from '../../components/frame/page';
import { BoardCards } from '../../components/season/board-cards';
import { serverApi, valueFrom } from '../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('live');
  return { title: t('title'), description: t('lead') };
}

/** The boards that run now and that everyone can watch, by game and by league. */
export default async function LivePage() {
  const { seasons, featured } = valueFrom(await serverApi('GET /live'));
  const t = await getTranslations('live');
  const games = GAME_SYSTEM_IDS.filter((id) => seasons.some(({ system }) => system === id));
  return (
    <Page here="leagues" title={t('title')} lead={t('lead')}>
      {featured === null ? null : (
        <iframe
          className="live-featured"
          title={t('moving')}
          src={`/embed/games/${featured.game}?show=latest`}
        />
      )}
      {games.length === 0 ? (
        <p className="card empty">
          {t.rich('none', { leagues: (words) => <Link href="/leagues">{words}</Link> })}
        </p>
      ) : null}
      {games.map((game) => (
        <section key={game} className="section" aria-labelledby={`live-${game}`}>
          <div className="section-head">
            <h2 id={`live-${game}`}>{GAMES[game].title}</h2>
          </div>
          {seasons
            .filter(({ system }) => system === game)
            .map((season) => (
              <RunningSeason key={season.id} season={season} />
            ))}
        </section>
      ))}
    </Page>
  );
}

async function RunningSeason({ season }: { readonly season: LiveSeason }) {
  const t = await getTranslations('live');
  const { id, name, league, boards, running } = season;
  const to = (path: string) => (words: ReactNode) => <Link href={path}>{words}</Link>;
  return (
    <div className="live-season">
      <p>
        {t.rich('season', { league: league.name, season: name, to: to(`/seasons/${id}`) })}{' '}
        <span className="muted small">{t('boards', { running })}</span>
      </p>
      <BoardCards season={season} boards={boards} me={null} />
      {running > boards.length ? (
        <p className="small">{t.rich('all', { to: to(`/seasons/${id}/rounds`) })}</p>
      ) : null}
    </div>
  );
}
