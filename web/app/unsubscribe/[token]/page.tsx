import type { Metadata } from 'next';
import Link from 'next/link';
import { Page } from '../../../components/frame/page';
import { PageHead } from '../../../components/frame/page-head';
import { kindInWords } from '../../../components/notifications/kinds';
import { Unsubscribe } from '../../../components/notifications/unsubscribe';
import type { PageOf } from '../../../lib/page-of';

export const metadata: Metadata = { title: 'Fewer mails', robots: { index: false } };

export default async function UnsubscribePage({ params }: PageOf<'token'>) {
  const { token } = await params;
  const kind = kindInWords(token.split('.')[0] ?? '');
  const settings = <Link href="/me/notifications">the page of notifications</Link>;
  return (
    <Page>
      <PageHead title="Fewer mails">
        {kind === undefined ? (
          <p className="lead reading">
            This link is not complete. Open it from the mail again, or choose your mails on {settings}.
          </p>
        ) : (
          <>
            <p className="lead reading">
              Mails of this kind: {kind}. Everything else stays as you chose it on {settings}.
            </p>
            <Unsubscribe token={token} kind={kind} />
          </>
        )}
      </PageHead>
    </Page>
  );
}
