import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { LoginForm } from '../../components/forms/login-form';
import { Page } from '../../components/frame/page';
import { demoAccounts } from '../../lib/login/demo-accounts';
import { authOptions } from '../../lib/login/options';
import { safePath } from '../../lib/login/safe-path';
import { isGuest, reader } from '../../lib/reader';
import { siteAddress } from '../../lib/site-address';

export const metadata: Metadata = { title: 'Log in' };

interface Props {
  readonly searchParams: Promise<{ callbackUrl?: string | string[]; error?: string; again?: string }>;
}

const ERRORS: Readonly<Record<string, string>> = {
  Verification: 'This link has been used or is too old. Ask for a new one.',
  OAuthAccountNotLinked: 'You logged in another way with this address before. Use that way again.',
  AddressNotVerified:
    'An account that somebody made with another service has this address, but the service had not verified it. Log in with that service.',
};

const LEAD = 'No password: use a link by mail or an account you already have.';
const LEAD_GUEST = 'The boards that you opened as a guest in this browser come along.';
const LEAD_AGAIN =
  'What you want to do needs a login that is less than an hour old, not made for a shared computer.';

export default async function LoginPage({ searchParams }: Props) {
  const { callbackUrl, error, again } = await searchParams;
  // A name that is given twice is a list.
  const goal = safePath(typeof callbackUrl === 'string' ? callbackUrl : null, siteAddress());
  // Who needs a younger login, or one with all scopes, logs in again.
  if (again === undefined && (await reader()) !== null) redirect(goal);
  const services = (await authOptions()).providers.map(({ id, name }) => ({ id, name }));
  const problem = error === undefined ? null : (ERRORS[error] ?? 'That did not work. Try again.');
  const lead = (await isGuest()) ? `${LEAD} ${LEAD_GUEST}` : LEAD;
  return (
    <Page title="Log in" lead={again === undefined ? lead : LEAD_AGAIN}>
      <LoginForm services={services} accounts={await demoAccounts()} goal={goal} problem={problem} />
    </Page>
  );
}
