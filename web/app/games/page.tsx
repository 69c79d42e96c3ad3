import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { type GameSystemId, isGameSystem } from '../../../engine/games';
import { hasLessons } from '../../../engine/lessons/lessons';
import { Link } from '../../components/frame/link';
import { Page } from '../../components/frame/page';
import { TitlePlate } from '../../components/frame/title-plate';
import { PlayNow } from '../../components/practice/play-now';
import { FACES } from '../../games/faces';
import { serverApi, valueFrom } from '../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('games');
  return { title: t('title'), description: t('lead') };
}

export default async function GamesPage() {
  const { systems } = valueFrom(await serverApi('GET /systems'));
  const played = systems.flatMap(({ id, ...game }) => (isGameSystem(id) ? { id, ...game } : []));
  const t = await getTranslations('games');
  const ofGames = await getTranslations('game');
  return (
    <Page here="game" title={t('title')} lead={t('lead')}>
      <ul className="rows card games-list play-list">
        {played.map(({ id, title, seats }) => (
          <li key={id}>
            <TitlePlate system={id} />
            <div className="grow">
              <h2>
                <Link href={`/${id}`}>{title}</Link>
              </h2>
              <p className="muted">{FACES[id].blurb(ofGames)}</p>
              <p className="small muted">
                {seats.min === seats.max ? t('seats', { seats: seats.min }) : t('seatsBetween', seats)}{' '}
                {hasLessons(id) ? t.rich('waysWithLessons', waysOf(id)) : t.rich('ways', waysOf(id))}
              </p>
            </div>
            <PlayNow system={id} />
          </li>
        ))}
      </ul>
    </Page>
  );
}

/** The links in a game's line, by their tags. */
function waysOf(id: GameSystemId) {
  const to = (path: string) => (words: ReactNode) => <Link href={path}>{words}</Link>;
  return { join: to(`/join?game=${id}`), rules: to(`/${id}/rules`), lessons: to(`/${id}/learn`) };
}
