import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { Confirmation } from '../../../../../functions/core/result/confirmations.schema';
import { ClientTexts } from '../../../../components/frame/client-texts';
import { Link } from '../../../../components/frame/link';
import { Page } from '../../../../components/frame/page';
import { AnswerConfirmation, AskForApproval } from '../../../../components/results/confirm-results';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('confirmation'))('title') };
}

/** The results of a season that count only within its league, the reason, and the reader's options. */
export default async function ConfirmPage({ params }: PageOf<'id'>) {
  const { id } = await params;
  const { season, boards, mine, mayAsk } = valueFrom(
    await serverApi('GET /seasons/{id}/confirmation', { id }),
  );
  const t = await getTranslations('confirmation');
  const seen = boards.filter((board) => board.mine).map(({ game, revision }) => ({ game, revision }));
  const ownFirst = [...boards].sort((one, other) => Number(other.mine) - Number(one.mine));
  return (
    <Page
      here="leagues"
      above={<Link href={`/seasons/${id}`}>{season.name}</Link>}
      title={t('title')}
      lead={boards.length === 0 ? t('all') : t('lead')}
    >
      <ClientTexts of={['confirmation']}>
        <div className="season-columns">
          <div>
            {boards.length === 0 ? null : (
              <ul className="card rows">
                {ownFirst.map((board) => (
                  <li key={board.game}>
                    <Board board={board} />
                  </li>
                ))}
              </ul>
            )}
          </div>
          <aside>
            {mine === null ? null : <AnswerConfirmation season={id} mine={mine} seen={seen} />}
            {mayAsk ? <AskForApproval season={id} /> : null}
          </aside>
        </div>
      </ClientTexts>
    </Page>
  );
}

function Board({ board }: { readonly board: Confirmation['boards'][number] }) {
  const t = useTranslations('confirmation');
  const { game, round, board: number, seats, confirmed, people, declined } = board;
  const places = [...seats].sort((one, other) => one.place - other.place);
  return (
    <div className="grow">
      <h2 className="title-3">
        <Link href={`/games/${game}/result`}>{t('board', { round, board: number })}</Link>
      </h2>
      <p>
        {places
          .map(({ place, player, points }) => t('place', { place, name: player.name, points }))
          .join(' · ')}
      </p>
      <p className="small muted">
        {t('state', { confirmed, people })}
        {declined === 0 ? null : <> · {t('declined', { count: declined })}</>}
      </p>
    </div>
  );
}
