import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Link } from '../../components/frame/link';
import { Page } from '../../components/frame/page';
import { JoinFilter } from '../../components/join/join-filter';
import { PlaySection } from '../../games/play-section';
import { reader } from '../../lib/reader';
import { serverApi, valueFrom } from '../../lib/server-api';
import { JoinableSeasons, JoinableSeats } from './joinable-list';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('join');
  return { title: t('title'), description: t('lead') };
}

interface Props {
  readonly searchParams: Promise<{ game?: string | string[]; pace?: string | string[] }>;
}

/** All seasons and seats on the platform that can be joined now. */
export default async function JoinPage({ searchParams }: Props) {
  const { game, pace } = await searchParams;
  const wanted = { game: onlyOne(game), pace: onlyOne(pace) };
  const [answer, player] = await Promise.all([serverApi('GET /joinable', wanted), reader()]);
  const { seasons, seats } = valueFrom(answer);
  const loggedIn = player !== null;
  const t = await getTranslations('join');
  return (
    <Page here="join" title={t('title')} lead={t('lead')}>
      <JoinFilter {...wanted} />
      <section className="section" aria-labelledby="seasons">
        <div className="section-head">
          <h2 id="seasons">{t('seasons')}</h2>
        </div>
        {seasons.length === 0 ? (
          <p className="card empty">
            {t.rich('none', { leagues: (words) => <Link href="/leagues">{words}</Link> })}
          </p>
        ) : (
          <JoinableSeasons seasons={seasons} loggedIn={loggedIn} />
        )}
      </section>
      {seats.length === 0 ? null : (
        <section className="section" aria-labelledby="seats">
          <div className="section-head">
            <h2 id="seats">{t('seats')}</h2>
          </div>
          <JoinableSeats seats={seats} loggedIn={loggedIn} />
        </section>
      )}
      <PlaySection />
    </Page>
  );
}

function onlyOne(said: string | string[] | undefined): string | undefined {
  return typeof said === 'string' && said !== '' ? said : undefined;
}
