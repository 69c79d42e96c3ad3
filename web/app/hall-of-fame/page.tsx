import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Link } from '../../components/frame/link';
import { NextPage } from '../../components/frame/next-page';
import { Page } from '../../components/frame/page';
import { HallList } from '../../components/results/hall-list';
import { queryOf } from '../../lib/api';
import { serverApi, valueFrom } from '../../lib/server-api';

interface Props {
  readonly searchParams: Promise<{ page?: string | string[]; system?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('hall');
  return { title: t('title'), description: t('lead') };
}

/** The champions of all leagues, or those of one game. */
export default async function HallOfFamePage({ searchParams }: Props) {
  const asked = await searchParams;
  const system = typeof asked.system === 'string' ? asked.system : undefined;
  const page = typeof asked.page === 'string' ? asked.page : undefined;
  const [hallAnswer, systemsAnswer] = await Promise.all([
    serverApi('GET /hall-of-fame', { system, page }),
    serverApi('GET /systems'),
  ]);
  const t = await getTranslations('hall');
  const hall = valueFrom(hallAnswer);
  const { systems } = valueFrom(systemsAnswer);
  const choices = [
    { id: undefined, title: t('allGames') },
    ...systems.map(({ id, title }) => ({ id, title })),
  ];
  return (
    <Page
      here="ratings"
      above={<Link href="/ratings/overall">{t('ratings')}</Link>}
      title={t('title')}
      lead={t('lead')}
    >
      <nav className="filters" aria-label={t('game')}>
        {choices.map(({ id, title }) => (
          <Link
            key={title}
            className="filter-link"
            href={`/hall-of-fame${queryOf({ system: id })}`}
            {...(id === system ? { 'aria-current': 'page' as const } : {})}
          >
            {title}
          </Link>
        ))}
      </nav>
      <HallList rows={hall.rows} />
      <NextPage path="/hall-of-fame" filter={{ system }} next={hall.next}>
        {t('earlier')}
      </NextPage>
    </Page>
  );
}
