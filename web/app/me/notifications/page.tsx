import type { Metadata } from 'next';
import Link from 'next/link';
import { Page } from '../../../components/frame/page';
import { PageHead } from '../../../components/frame/page-head';
import { Browsers } from '../../../components/notifications/browsers';
import { CalendarAddress } from '../../../components/notifications/calendar-address';
import { Choices } from '../../../components/notifications/choices';
import { MailStopped } from '../../../components/notifications/mail-stopped';
import { MyFailed } from '../../../components/notifications/my-failed';
import { OwnProgram } from '../../../components/notifications/own-program';
import { Times } from '../../../components/notifications/times';
import { serverApi, valueFrom } from '../../../lib/server-api';

export const metadata: Metadata = { title: 'Notifications' };

export default async function NotificationsPage() {
  const settings = valueFrom(await serverApi('GET /me/notifications'), '/me/notifications');
  const { email, mailStopped } = settings;
  return (
    <Page>
      <PageHead
        above={<Link href="/me">Your account</Link>}
        title="Notifications"
        lead={
          email === null
            ? 'Your account has no mail address, so mails and the digest do not reach you.'
            : `Mails go to ${email}, the address you log in with.`
        }
      >
        {email === null || mailStopped === null ? null : <MailStopped email={email} why={mailStopped} />}
      </PageHead>
      <div className="notification-settings">
        <MyFailed failed={settings.failed} />
        <Choices choices={settings.choices} />
        <Times {...settings} />
        <Browsers {...settings} />
        <CalendarAddress address={settings.calendar} />
        <OwnProgram program={settings.program} />
      </div>
    </Page>
  );
}
