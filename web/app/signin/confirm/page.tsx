import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ConfirmLogin } from '../../../components/forms/confirm-login';
import { ClientTexts } from '../../../components/frame/client-texts';
import { Page } from '../../../components/frame/page';
import { isGuest, reader } from '../../../lib/reader';

export async function generateMetadata(): Promise<Metadata> {
  // What logs in stands in this page's address: it is handed to no other site.
  return { title: (await getTranslations('signin'))('confirm.title'), referrer: 'no-referrer' };
}

/** Where a link in a mail leads. Nothing happens before the reader presses the button. */
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
