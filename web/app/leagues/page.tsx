import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { textFor } from '../../../messages/text-in';
import { Link } from '../../components/frame/link';
import { NextPage } from '../../components/frame/next-page';
import { Page } from '../../components/frame/page';
import { languageOfReader } from '../../lib/language';
import { reader } from '../../lib/reader';
import { serverApi, valueFrom } from '../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('leagues');
  return { title: t('title'), description: t('lead') };
}

interface Props {
  readonly searchParams: Promise<{ page?: string }>;
}

export default async function LeaguesPage({ searchParams }: Props) {
  const { page = null } = await searchParams;
  const { leagues, mine, next } = valueFrom(await serverApi('GET /leagues', { page }));
  const player = await reader();
  const t = await getTranslations('leagues');
  const language = await languageOfReader();
  const own = new Set(mine.map(({ id }) => id));
  // The reader's own come first, wherever they are in the list.
  const shown = [...(page === null ? mine : []), ...leagues.filter(({ id }) => !own.has(id))];
  return (
    <Page here="leagues" title={t('title')} lead={t('lead')}>
      {shown.length === 0 ? <p className="card empty">{t('none')}</p> : null}
      <ul className="rows card">
        {shown.map((league) => (
          <li key={league.id}>
            <div className="grow">
              <h2 className="title-3">
                <Link href={`/leagues/${league.id}`}>{league.name}</Link>
                {own.has(league.id) ? <em className="you-word">{t('member')}</em> : null}
              </h2>
              <p className="small muted reading">{textFor(language, league.about, league.aboutIn)}</p>
            </div>
            <span className="small muted">{t('organizedBy', { player: league.organizer.name })}</span>
          </li>
        ))}
      </ul>
      <NextPage path="/leagues" next={next}>
        {t('more')}
      </NextPage>
      <p className="section">
        <Link className="button" href={player === null ? '/signin?callbackUrl=/leagues/new' : '/leagues/new'}>
          {t('open')}
        </Link>
      </p>
    </Page>
  );
}
