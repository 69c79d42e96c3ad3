import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '../frame/link';

interface LogInAgainProps {
  /** The page to return to. */
  readonly goal: string;
  /** The reason why this session is not sufficient. */
  readonly children: ReactNode;
}

/** Explains why a session is not sufficient, with a link to log in again. */
export function LogInAgain({ goal, children }: LogInAgainProps) {
  const t = useTranslations('account');
  return (
    <p className="reading">
      {children}{' '}
      <Link href={`/signin?again=1&callbackUrl=${encodeURIComponent(goal)}`}>{t('logInAgain')}</Link>
    </p>
  );
}
