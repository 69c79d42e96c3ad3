import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Page } from '../../components/frame/page';
import { When } from '../../components/frame/when';
import { serverFile } from '../../lib/server-api';

export const metadata: Metadata = { title: 'Local mailbox' };

interface Mail {
  readonly id: string;
  readonly at: string;
  readonly channel: 'mail' | 'push' | 'discord' | 'slack' | 'program';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const CHANNELS = {
  mail: 'Mail',
  push: 'Push',
  discord: 'Discord',
  slack: 'Slack',
  program: 'Webhook',
} as const;

export default async function MailboxPage() {
  const answer = await serverFile<{ mails: readonly Mail[] }>('/local/mail');
  if (!answer.ok) notFound();
  const { mails } = answer.value;
  return (
    <Page
      title="Local mailbox"
      lead="What the platform would send by mail, push and webhooks. This page exists only on your own machine."
    >
      {mails.length === 0 ? <p className="card empty">Nothing yet.</p> : null}
      <ul className="grid gap-3">
        {mails.map((mail) => (
          <li key={mail.id} className="card padded">
            <p className="small muted">
              {CHANNELS[mail.channel]}, <When at={mail.at} as="long" />, to {mail.to}
            </p>
            <h2 className="title-3">{mail.subject}</h2>
            <p className="small mt-2 whitespace-pre-wrap wrap-anywhere">
              <Linked text={mail.text} />
            </p>
          </li>
        ))}
      </ul>
    </Page>
  );
}

/** A mail's text with its addresses as links. */
function Linked({ text }: { text: string }) {
  return text.split(/(https?:\/\/\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <a key={part} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
