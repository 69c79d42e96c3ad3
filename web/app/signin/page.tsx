import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { LoginForm } from '../../components/forms/login-form';
import { Page } from '../../components/frame/page';
import { authOptions } from '../../lib/auth';
import { demoAccounts } from '../../lib/demo-accounts';
import { reader } from '../../lib/reader';

export const metadata: Metadata = { title: 'Log in' };

interface Props {
  readonly searchParams: Promise<{ callbackUrl?: string; error?: string }>;
}

const ERRORS: Readonly<Record<string, string>> = {
  Verification: 'This link has been used or is too old. Ask for a new one.',
  OAuthAccountNotLinked: 'You logged in another way with this address before. Use that way again.',
};

export default async function LoginPage({ searchParams }: Props) {
  const { callbackUrl = '/', error } = await searchParams;
  const goal = safePath(callbackUrl);
  if ((await reader()) !== null) redirect(goal);
  const services = (await authOptions()).providers.map(({ id, name }) => ({ id, name }));
  const problem = error === undefined ? null : (ERRORS[error] ?? 'That did not work. Try again.');
  return (
    <Page title="Log in" lead="No password: use a link by mail or an account you already have.">
      <LoginForm services={services} accounts={await demoAccounts()} goal={goal} problem={problem} />
    </Page>
  );
}

/** A login leads only to paths of this site. */
function safePath(url: string): string {
  try {
    const { pathname, search } = new URL(url, 'http://site.invalid');
    return pathname.startsWith('//') ? '/' : pathname + search;
  } catch {
    return '/';
  }
}
