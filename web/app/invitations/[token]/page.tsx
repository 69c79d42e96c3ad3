import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientTexts } from '../../../components/frame/client-texts';
import { Link } from '../../../components/frame/link';
import { Page } from '../../../components/frame/page';
import { MailConsent } from '../../../components/notifications/mail-consent';
import type { PageOf } from '../../../lib/page-of';
import { serverApi } from '../../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('invitation');
  return { title: t('title'), robots: { index: false } };
}

/**
 * The link of the one mail to a person who has never logged in leads here: this page has the names that the mail leaves
 * out.
 */
export default async function InvitationPage({ params }: PageOf<'token'>) {
  const { token } = await params;
  const [t, invitation] = await Promise.all([
    getTranslations('invitation'),
    serverApi('GET /invitations/{token}', { token }),
  ]);
  if (!invitation.ok)
    return (
      <Page title={t('title')}>
        <p className="lead">{t('gone')}</p>
      </Page>
    );
  const { season, league, by } = invitation.value;
  const goal = encodeURIComponent(`/seasons/${season.id}#register`);
  return (
    <Page title={t('title')} lead={t('lead', { by, season: season.name, league })}>
      <p className="reading">{t('answer')}</p>
      <p className="form-actions">
        <Link className="button main" href={`/signin?callbackUrl=${goal}`}>
          {t('logIn')}
        </Link>
      </p>
      <ClientTexts of={['invitation']}>
        <MailConsent token={token} />
      </ClientTexts>
    </Page>
  );
}
