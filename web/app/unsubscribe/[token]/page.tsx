import type { Metadata } from 'next';
import Link from 'next/link';
import { Page } from '../../../components/frame/page';
import { kindInWords } from '../../../components/notifications/kinds';
import { Unsubscribe } from '../../../components/notifications/unsubscribe';

export const metadata: Metadata = { title: 'Fewer mails', robots: { index: false } };

interface Props {
  readonly params: Promise<{ token: string }>;
}

export default async function UnsubscribePage({ params }: Props) {
  const { token } = await params;
  return (
    <Page>
      <div className="page-head">
        <h1>Fewer mails</h1>
        <p className="lead reading">
          Mails of this kind: {kindInWords(token.split('.')[0] ?? '')}. Everything else stays as you chose it
          on <Link href="/me/notifications">the page of notifications</Link>.
        </p>
        <Unsubscribe token={token} />
      </div>
    </Page>
  );
}
