import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '../frame/link';

interface LogInAgainProps {
  /** The page to come back to. */
  readonly goal: string;
  /** Why this session does not do. */
  readonly children: ReactNode;
}

/** Says why a session is not enough, with the way to one that is. */
export function LogInAgain({ goal, children }: LogInAgainProps) {
  const t = useTranslations('account');
  return (
    <p className="reading">
      {children}{' '}
      <Link href={`/signin?again=1&callbackUrl=${encodeURIComponent(goal)}`}>{t('logInAgain')}</Link>
    </p>
  );
}
