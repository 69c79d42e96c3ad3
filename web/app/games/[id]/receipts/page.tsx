import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Card } from '../../../../components/forms/card';
import { ClientTexts } from '../../../../components/frame/client-texts';
import { Link } from '../../../../components/frame/link';
import { Page } from '../../../../components/frame/page';
import { ReceiptCheck } from '../../../../components/receipts/receipt-check';
import { ReceiptList } from '../../../../components/receipts/receipt-list';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('receipts'))('title') };
}

/** Signed receipts of a game: proof of what was stored and adjudicated, and when. */
export default async function ReceiptsPage({ params }: PageOf<'id'>) {
  const { id } = await params;
  const [game, receipts, keys] = await Promise.all([
    serverApi('GET /games/{id}', { id }),
    serverApi('GET /games/{id}/receipts', { id }),
    serverApi('GET /receipts/keys'),
  ]);
  const { season, board, me } = valueFrom(game);
  const t = await getTranslations('receipts');
  return (
    <Page
      above={<Link href={`/games/${id}`}>{t('board', { season: season.name, board })}</Link>}
      title={t('title')}
      lead={me.seat === null ? t('lead') : t('leadOfPlayer')}
    >
      <div className="season-columns">
        <section aria-label={t('title')}>
          <ReceiptList game={id} receipts={valueFrom(receipts).receipts} />
        </section>
        <aside>
          <Card title={t('checkTitle')}>
            <ClientTexts of={['receipt-check']}>
              <ReceiptCheck keys={valueFrom(keys).keys} />
            </ClientTexts>
          </Card>
        </aside>
      </div>
    </Page>
  );
}
