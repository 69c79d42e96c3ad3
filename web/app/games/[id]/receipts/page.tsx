import type { Metadata } from 'next';
import Link from 'next/link';
import { Card } from '../../../../components/forms/card';
import { Page } from '../../../../components/frame/page';
import { ReceiptCheck } from '../../../../components/receipts/receipt-check';
import { ReceiptList } from '../../../../components/receipts/receipt-list';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export const metadata: Metadata = { title: 'Receipts' };

/** Signed receipts of a game: proof of what was stored and adjudicated, and when. */
export default async function ReceiptsPage({ params }: PageOf<'id'>) {
  const { id } = await params;
  const [game, receipts, keys] = await Promise.all([
    serverApi('GET /games/{id}', { id }),
    serverApi('GET /games/{id}/receipts', { id }),
    serverApi('GET /receipts/keys'),
  ]);
  const { season, board, me } = valueFrom(game);
  return (
    <Page
      above={
        <Link href={`/games/${id}`}>
          {season.name}, board {board}
        </Link>
      }
      title="Receipts"
      lead={
        <>
          The platform signs what it holds.{' '}
          {me.seat === null ? '' : 'A receipt of your orders shows which list it had, and since when. '}
          Keep the file: you can check it here or with any program, without asking anyone.
        </>
      }
    >
      <div className="season-columns">
        <section aria-label="Receipts">
          <ReceiptList game={id} receipts={valueFrom(receipts).receipts} />
        </section>
        <aside>
          <Card title="Check a receipt">
            <ReceiptCheck keys={valueFrom(keys).keys} />
          </Card>
        </aside>
      </div>
    </Page>
  );
}
