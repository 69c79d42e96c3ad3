import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { Game } from '../../../../../functions/core/game/games.schema';
import { ClientTexts } from '../../../../components/frame/client-texts';
import { Link } from '../../../../components/frame/link';
import { Page } from '../../../../components/frame/page';
import { peopleOf } from '../../../../components/frame/people';
import { TableTexts } from '../../../../components/frame/table-texts';
import { Replay } from '../../../../components/replay/replay';
import { FACES } from '../../../../games/faces';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';

interface Props extends PageOf<'id'> {
  readonly searchParams: Promise<{ step?: string | string[] }>;
}

export async function generateMetadata({ params }: PageOf<'id'>): Promise<Metadata> {
  const answer = await serverApi('GET /games/{id}', { id: (await params).id });
  if (!answer.ok) return {};
  const { season, board } = answer.value;
  return { title: (await getTranslations('replay'))('page', { season: season.name, board }) };
}

/** A game from its start to its last step. */
export default async function ReplayPage({ params, searchParams }: Props) {
  const [{ id }, { step }] = await Promise.all([params, searchParams]);
  const game = valueFrom(await serverApi('GET /games/{id}', { id }));
  const first = game.steps[0];
  if (first === undefined) return <Unplayed game={game} />;
  const at =
    step === undefined || step === '0' ? 0 : game.steps.findIndex((one) => one.step === Number(step)) + 1;
  if (at === 0 && step !== undefined && step !== '0') notFound();
  const number = game.steps[Math.max(0, at - 1)]?.step ?? first.step;
  const [shown, progress] = await Promise.all([
    serverApi('GET /games/{id}/steps/{step}', { id, step: number }),
    serverApi('GET /games/{id}/progress', { id }),
  ]);
  const boards = await FACES[game.system].boards();
  const page = boards.steps(
    { people: peopleOf(game.seats), own: game.me.seat },
    <ClientTexts of={['progress']}>
      <Replay game={game} first={valueFrom(shown)} at={at} progress={progress.ok ? progress.value : null} />
    </ClientTexts>,
    game,
  );
  return <TableTexts of={['table', 'map', 'replay']}>{page}</TableTexts>;
}

function Unplayed({ game: { id, season, board } }: { readonly game: Game }) {
  const t = useTranslations('replay');
  return (
    <Page
      here="leagues"
      above={<Link href={`/games/${id}`}>{t('board', { season: season.name, board })}</Link>}
      title={t('title')}
    >
      <p className="card empty">{t('unplayed')}</p>
    </Page>
  );
}
