import type { Metadata } from 'next';
import Link from 'next/link';
import { Page } from '../../../components/frame/page';
import { Browsers } from '../../../components/notifications/browsers';
import { CalendarAddress } from '../../../components/notifications/calendar-address';
import { Choices } from '../../../components/notifications/choices';
import { MailStopped } from '../../../components/notifications/mail-stopped';
import { MyFailed } from '../../../components/notifications/my-failed';
import { Times } from '../../../components/notifications/times';
import { serverApi, valueFrom } from '../../../lib/server-api';

export const metadata: Metadata = { title: 'Notifications' };

export default async function NotificationsPage() {
  const settings = valueFrom(await serverApi('GET /me/notifications'), '/me/notifications');
  const { email, mailStopped } = settings;
  return (
    <Page>
      <div className="page-head">
        <p className="eyebrow">
          <Link href="/me">Your account</Link>
        </p>
        <h1>Notifications</h1>
        <p className="lead reading">
          {email === null
            ? 'Your account has no mail address, so mails and the digest do not reach you.'
            : `Mails go to ${email}, the address you log in with.`}
        </p>
        {email === null || mailStopped === null ? null : <MailStopped email={email} why={mailStopped} />}
      </div>
      <div className="notification-settings">
        <MyFailed failed={settings.failed} />
        <Choices choices={settings.choices} />
        <Times {...settings} />
        <Browsers {...settings} />
        <CalendarAddress address={settings.calendar} />
      </div>
    </Page>
  );
}
