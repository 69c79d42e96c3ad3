import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { RESULTS_ONLY } from '../../../../../engine/games';
import { Link } from '../../../../components/frame/link';
import { LeagueFrame } from '../../../../components/league/league-frame';
import { Leaderboard } from '../../../../components/ratings/leaderboard';
import type { PageOf } from '../../../../lib/page-of';
import { reader } from '../../../../lib/reader';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export async function generateMetadata({ params }: PageOf<'id'>): Promise<Metadata> {
  const answer = await serverApi('GET /leagues/{id}/ratings', { id: (await params).id });
  const t = await getTranslations('ratings');
  return answer.ok
    ? { title: { absolute: `${t('league.title', { league: answer.value.league.name })} · Turreton` } }
    : {};
}

interface Props extends PageOf<'id'> {
  readonly searchParams: Promise<{ title?: string | string[] }>;
}

/** The league's own lists of ratings: of the platform's games together, and of each game without an engine. */
export default async function LeagueRatingsPage({ params, searchParams }: Props) {
  const { id } = await params;
  const { title: asked } = await searchParams;
  const wanted = typeof asked === 'string' ? { system: RESULTS_ONLY, title: asked } : {};
  const [leagueAnswer, ratingsAnswer] = await Promise.all([
    serverApi('GET /leagues/{id}', { id }),
    serverApi('GET /leagues/{id}/ratings', { id, ...wanted }),
  ]);
  const league = valueFrom(leagueAnswer);
  const { rows, title, titles } = valueFrom(ratingsAnswer);
  const t = await getTranslations('ratings');
  const me = (await reader())?.id ?? null;
  const shown = { board: id, system: null, systemTitle: league.name, boards: [], rows };
  return (
    <LeagueFrame
      league={league}
      here="ratings"
      title={t('league.title', { league: league.name })}
      lead={title === null ? t('league.lead') : t('league.leadOwn', { title })}
    >
      {titles.length === 0 ? null : <Lists id={id} titles={titles} here={title} />}
      {rows.length === 0 ? (
        <p className="card empty">{t('league.none')}</p>
      ) : (
        <Leaderboard ratings={{ ...shown, next: null, recomputing: null }} me={me} filtered={false} />
      )}
    </LeagueFrame>
  );
}

interface ListsProps {
  readonly id: string;
  readonly titles: readonly string[];
  /** The title of the list on the page; null for that of the platform's games. */
  readonly here: string | null;
}

function Lists({ id, titles, here }: ListsProps) {
  const t = useTranslations('ratings');
  const lists = [
    { title: null, words: t('league.played'), address: `/leagues/${id}/ratings` },
    ...titles.map((title) => ({
      ...{ title, words: title },
      address: `/leagues/${id}/ratings?title=${encodeURIComponent(title)}`,
    })),
  ];
  return (
    <nav className="season-tabs" aria-label={t('league.lists')}>
      {lists.map(({ title, words, address }) => (
        <Link key={address} href={address} {...(title === here ? { 'aria-current': 'page' as const } : {})}>
          {words}
        </Link>
      ))}
    </nav>
  );
}
