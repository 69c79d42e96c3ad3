import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { LoginForm } from '../../components/forms/login-form';
import { ClientTexts } from '../../components/frame/client-texts';
import { Page } from '../../components/frame/page';
import { demoAccounts } from '../../lib/login/demo-accounts';
import { authOptions } from '../../lib/login/options';
import { safePath } from '../../lib/login/safe-path';
import { isGuest, reader } from '../../lib/reader';
import { siteAddress } from '../../lib/site-address';
import type { Texts } from '../../lib/texts';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('signin'))('title') };
}

interface Props {
  readonly searchParams: Promise<{ callbackUrl?: string | string[]; error?: string; again?: string }>;
}

export default async function LoginPage({ searchParams }: Props) {
  const { callbackUrl, error, again } = await searchParams;
  // A parameter that is given twice is a list.
  const goal = safePath(typeof callbackUrl === 'string' ? callbackUrl : null, siteAddress());
  // A reader who needs a more recent login, or one with all scopes, logs in again.
  if (again === undefined && (await reader()) !== null) redirect(goal);
  const services = (await authOptions()).providers.map(({ id, name }) => ({ id, name }));
  const t = await getTranslations('signin');
  const problem = error === undefined ? null : wordsOf(error, t);
  const lead = (await isGuest()) ? `${t('lead')} ${t('leadGuest')}` : t('lead');
  return (
    <Page title={t('title')} lead={again === undefined ? lead : t('leadAgain')}>
      <ClientTexts of={['signin']}>
        <LoginForm services={services} accounts={await demoAccounts()} goal={goal} problem={problem} />
      </ClientTexts>
    </Page>
  );
}

/** The reason that a login failed, by the code that the login library puts into the address. */
function wordsOf(error: string, t: Texts<'signin'>): string {
  switch (error) {
    case 'Verification':
      return t('linkUsed');
    case 'OAuthAccountNotLinked':
      return t('anotherWay');
    case 'AddressNotVerified':
      return t('notVerified');
    default:
      return t('failed');
  }
}
