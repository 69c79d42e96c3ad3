import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientTexts } from '../../../components/frame/client-texts';
import { Contents } from '../../../components/frame/contents';
import { Link } from '../../../components/frame/link';
import { Page } from '../../../components/frame/page';
import { PageHead } from '../../../components/frame/page-head';
import { Browsers } from '../../../components/notifications/browsers';
import { CalendarAddress } from '../../../components/notifications/calendar-address';
import { Choices } from '../../../components/notifications/choices';
import { MailStopped } from '../../../components/notifications/mail-stopped';
import { MyFailed } from '../../../components/notifications/my-failed';
import { OwnWebhook } from '../../../components/notifications/own-webhook';
import { Times } from '../../../components/notifications/times';
import { serverApi, valueFrom } from '../../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('notifications'))('title') };
}

export default async function NotificationsPage() {
  const settings = valueFrom(await serverApi('GET /me/notifications'), '/me/notifications');
  const { email, mailStopped } = settings;
  const t = await getTranslations('notifications');
  const account = await getTranslations('account');
  const parts = [
    { id: 'choices', title: t('choices') },
    { id: 'times', title: t('times.title') },
    { id: 'push', title: t('browsers.title') },
    { id: 'calendar', title: t('calendar.title') },
    { id: 'program', title: t('program.title') },
  ];
  return (
    <Page>
      <PageHead
        above={<Link href="/me">{account('page')}</Link>}
        title={t('title')}
        lead={email === null ? t('noAddress') : t('address', { email })}
      >
        {email === null || mailStopped === null ? null : (
          <ClientTexts of={['notifications']}>
            <MailStopped email={email} why={mailStopped} />
          </ClientTexts>
        )}
      </PageHead>
      <ClientTexts of={['notifications', 'account']}>
        <div className="with-contents">
          <Contents label={account('parts')} parts={parts} />
          <div className="settings">
            <MyFailed failed={settings.failed} />
            <Choices choices={settings.choices} />
            <Times {...settings} />
            <Browsers {...settings} />
            <CalendarAddress address={settings.calendar} />
            <OwnWebhook program={settings.program} />
          </div>
        </div>
      </ClientTexts>
    </Page>
  );
}
