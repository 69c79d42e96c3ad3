import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Link } from '../../../../components/frame/link';
import { Page } from '../../../../components/frame/page';
import { GameProgress } from '../../../../components/results/game-progress';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('result'))('progress.page') };
}

/** The progress of each seat of a game, step by step, during play and after. */
export default async function ProgressPage({ params }: PageOf<'id'>) {
  const { id } = await params;
  const [game, progress] = await Promise.all([
    serverApi('GET /games/{id}', { id }),
    serverApi('GET /games/{id}/progress', { id }),
  ]);
  const { season, board, seats } = valueFrom(game);
  const t = await getTranslations('result');
  return (
    <Page
      here="leagues"
      above={<Link href={`/seasons/${season.id}/rounds`}>{season.name}</Link>}
      title={t('progress.title', { board })}
      lead={t.rich('progress.lead', {
        game: (words) => <Link href={`/games/${id}`}>{words}</Link>,
        replay: (words) => <Link href={`/games/${id}/replay`}>{words}</Link>,
      })}
    >
      <GameProgress
        progress={valueFrom(progress)}
        names={Object.fromEntries(seats.map(({ seat, player }) => [seat, player.name]))}
      />
    </Page>
  );
}
