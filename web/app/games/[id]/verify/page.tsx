import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientTexts } from '../../../../components/frame/client-texts';
import { Link } from '../../../../components/frame/link';
import { Page } from '../../../../components/frame/page';
import { Verifier } from '../../../../components/results/verifier';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('result'))('verify.page') };
}

export default async function VerifyPage({ params }: PageOf<'id'>) {
  const game = valueFrom(await serverApi('GET /games/{id}', { id: (await params).id }));
  const t = await getTranslations('result');
  return (
    <Page
      above={
        <Link href={`/games/${game.id}`}>
          {t('verify.board', { season: game.season.name, board: game.board })}
        </Link>
      }
      title={t('verify.title')}
      lead={t('verify.lead')}
    >
      {game.status === 'finished' ? (
        <ClientTexts of={['verifier']}>
          <Verifier game={game.id} />
        </ClientTexts>
      ) : (
        <p className="card empty reading">
          {t.rich('verify.sealed', {
            seal: () => <span className="mono break-all">{game.commitment}</span>,
          })}
        </p>
      )}
    </Page>
  );
}
