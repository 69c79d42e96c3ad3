'use client';

import { useTranslations } from 'next-intl';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { ProblemNote } from '../forms/problem-note';
import { Link } from '../frame/link';

/** Joins a league, or leads visitors to the login. */
export function JoinButton({ league, loggedIn }: { league: string; loggedIn: boolean }) {
  const t = useTranslations('membership');
  const mutation = useMutation();
  if (!loggedIn)
    return (
      <Link className="button main" href={`/signin?callbackUrl=/leagues/${league}`}>
        {t('logIn')}
      </Link>
    );
  return (
    <>
      <ProblemNote problem={mutation.problem} />
      <ActionButton
        by={mutation}
        className="button main"
        send={() => api('POST /leagues/{id}/members', { id: league }, {})}
      >
        {t('join')}
      </ActionButton>
    </>
  );
}
