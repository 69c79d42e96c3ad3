'use client';

import { useTranslations } from 'next-intl';
import type { Blocked } from '../../../functions/core/press/press.schema';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { hidden } from '../frame/hidden';
import { ActionButton } from './action-button';
import { ProblemNote } from './problem-note';

/** The players whom the reader blocks, each with a button to unblock. */
export function BlockedPlayers({ players }: Blocked) {
  const t = useTranslations('account');
  const mutation = useMutation();
  if (players.length === 0) return <p className="muted">{t('blocked.nobody')}</p>;
  return (
    <>
      <ProblemNote problem={mutation.problem} />
      <ul className="account-rows">
        {players.map(({ id, name }) => (
          <li key={id}>
            <b>{name}</b>
            <ActionButton
              by={mutation}
              className="button compact"
              send={() => api('DELETE /me/blocked/{player}', { player: id })}
            >
              {t.rich('blocked.showAgain', { name, hidden })}
            </ActionButton>
          </li>
        ))}
      </ul>
    </>
  );
}
