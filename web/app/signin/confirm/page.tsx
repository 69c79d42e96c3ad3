import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ConfirmLogin } from '../../../components/forms/confirm-login';
import { ClientTexts } from '../../../components/frame/client-texts';
import { Page } from '../../../components/frame/page';
import { isGuest, reader } from '../../../lib/reader';

export async function generateMetadata(): Promise<Metadata> {
  // This page's address contains a login token: it is sent to no other site.
  return { title: (await getTranslations('signin'))('confirm.title'), referrer: 'no-referrer' };
}

/** A link in a mail leads here. Nothing happens before the reader presses the button. */
export default async function ConfirmPage() {
  const t = await getTranslations('signin');
  const player = await reader();
  const current = player === null || (await isGuest()) ? null : player.name;
  return (
    <Page title={t('confirm.title')} lead={t('confirm.lead')}>
      <ClientTexts of={['signin']}>
        <ConfirmLogin current={current} />
      </ClientTexts>
    </Page>
  );
}
