import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { SentTo } from '../../../components/forms/sent-to';
import { ClientTexts } from '../../../components/frame/client-texts';
import { Link } from '../../../components/frame/link';
import { Page } from '../../../components/frame/page';
import { PageHead } from '../../../components/frame/page-head';
import { LINK_MINUTES } from '../../../lib/login/mail';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('signin'))('sent.title') };
}

export default function SentPage() {
  const t = useTranslations('signin');
  return (
    <Page>
      <PageHead title={t('sent.title')} lead={t('sent.lead', { minutes: LINK_MINUTES })}>
        {process.env.TURRETON_LOCAL === '1' ? (
          <p className="mt-4">
            {t.rich('sent.local', { mailbox: (words) => <Link href="/mailbox">{words}</Link> })}
          </p>
        ) : null}
      </PageHead>
      <ClientTexts of={['signin']}>
        <SentTo />
      </ClientTexts>
    </Page>
  );
}
