import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { isGameSystem } from '../../../engine/games';
import { turnsThatWait } from '../../../functions/core/account/me.schema';
import { Link } from '../../components/frame/link';
import { Page } from '../../components/frame/page';
import { serverApi, valueFrom } from '../../lib/server-api';
import { readShared } from '../../lib/shared-text';
import { siteAddress } from '../../lib/site-address';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('share'))('page'), robots: { index: false } };
}

interface SharePageProps {
  readonly searchParams: Promise<Readonly<Record<'title' | 'text' | 'url', string | string[] | undefined>>>;
}

/** The installed app receives shared content of another app here: a link opens its page, orders go to a game. */
export default async function SharePage({ searchParams }: SharePageProps) {
  const { title, text, url } = await searchParams;
  const host = (await headers()).get('host');
  const origins = [siteAddress(), `http://${host}`, `https://${host}`];
  const shared = readShared([title, text, url].map(one), origins);
  if (shared.kind === 'page') redirect(shared.path);
  const t = await getTranslations('share');
  const { games } = valueFrom(await serverApi('GET /me/games'), '/');
  const typed = turnsThatWait(games).filter(({ system }) => isGameSystem(system));
  return (
    <Page title={t('title')} lead={t('lead')}>
      <pre className="card mono shared-text">{shared.text === '' ? t('nothing') : shared.text}</pre>
      {typed.length === 0 ? (
        <p className="empty card mt-3">{t('none')}</p>
      ) : (
        <ul className="rows card mt-3">
          {typed.map((game) => (
            <li key={game.game}>
              <p className="grow">
                <Link href={`/games/${game.game}#orders=${encodeURIComponent(shared.text)}`}>
                  {t('board', { season: game.season.name, board: game.board })}
                </Link>{' '}
                <span className="muted">{game.label}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}

const one = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;
