import type { Metadata } from 'next';
import Link from 'next/link';
import { Page } from '../../../components/frame/page';
import { PageHead } from '../../../components/frame/page-head';
import { LINK_MINUTES } from '../../../lib/login/mail';

export const metadata: Metadata = { title: 'Check your mail' };

export default function SentPage() {
  return (
    <Page>
      <PageHead
        title="Check your mail"
        lead={`A link is on its way. It works once, for ${LINK_MINUTES} minutes, in this browser or another.`}
      >
        {process.env.TURRETON_LOCAL === '1' ? (
          <p className="mt-4">
            On this machine mails go to the <Link href="/mailbox">local mailbox</Link>.
          </p>
        ) : null}
      </PageHead>
    </Page>
  );
}
