import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ClientTexts } from '../../../components/frame/client-texts';
import { Link } from '../../../components/frame/link';
import { Page } from '../../../components/frame/page';
import { PageHead } from '../../../components/frame/page-head';
import { KINDS } from '../../../components/notifications/kinds';
import { Unsubscribe } from '../../../components/notifications/unsubscribe';
import type { PageOf } from '../../../lib/page-of';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notifications');
  return { title: t('unsubscribe.title'), robots: { index: false } };
}

export default async function UnsubscribePage({ params }: PageOf<'token'>) {
  const { token } = await params;
  const t = await getTranslations('notifications');
  const named = KINDS.find((one) => one === token.split('.')[0]);
  const isDigest = token.startsWith('digest.');
  const isRefusal = token.startsWith('invitations.');
  const kind = isRefusal
    ? t('unsubscribe.invitations')
    : isDigest
      ? t('unsubscribe.digest')
      : named === undefined
        ? undefined
        : t(`kind.${named}`);
  const settings = (words: ReactNode) => <Link href="/me/notifications">{words}</Link>;
  return (
    <Page>
      <PageHead title={t('unsubscribe.title')}>
        <p className="lead reading">
          {isRefusal
            ? t('unsubscribe.refuse')
            : kind === undefined
              ? t.rich('unsubscribe.incomplete', { settings })
              : t.rich('unsubscribe.about', { kind, settings })}
        </p>
        {kind === undefined ? null : (
          <ClientTexts of={['notifications']}>
            <Unsubscribe token={token} kind={kind} />
          </ClientTexts>
        )}
      </PageHead>
    </Page>
  );
}
