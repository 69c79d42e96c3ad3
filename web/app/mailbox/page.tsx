import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Page } from '../../components/frame/page';
import { When } from '../../components/frame/when';
import { serverFile } from '../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('mailbox'))('title') };
}

interface Mail {
  readonly id: string;
  readonly at: string;
  readonly channel: 'mail' | 'push' | 'discord' | 'slack' | 'program';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export default async function MailboxPage() {
  const answer = await serverFile<{ mails: readonly Mail[] }>('/local/mail');
  if (!answer.ok) notFound();
  const { mails } = answer.value;
  const t = await getTranslations('mailbox');
  return (
    <Page title={t('title')} lead={t('lead')}>
      {mails.length === 0 ? <p className="card empty">{t('none')}</p> : null}
      <ul className="grid gap-3">
        {mails.map((mail) => (
          <li key={mail.id} className="card padded">
            <p className="small muted">
              {t.rich('head', {
                channel: mail.channel,
                to: mail.to,
                time: () => <When at={mail.at} as="long" />,
              })}
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
