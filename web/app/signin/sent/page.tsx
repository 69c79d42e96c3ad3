import type { Metadata } from 'next';
import Link from 'next/link';
import { Page } from '../../../components/frame/page';

export const metadata: Metadata = { title: 'Check your mail' };

export default function SentPage() {
  return (
    <Page>
      <div className="page-head">
        <h1>Check your mail</h1>
        <p className="lead reading">
          A link is on its way. It works once, for 30 minutes, in this browser or another.
        </p>
        {process.env.TURRETON_LOCAL === '1' ? (
          <p className="mt-4">
            On this machine mails go to the <Link href="/mailbox">local mailbox</Link>.
          </p>
        ) : null}
      </div>
    </Page>
  );
}
