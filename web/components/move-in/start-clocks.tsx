'use client';

import { useTranslations } from 'next-intl';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { ProblemNote } from '../forms/problem-note';

interface StartClocksProps {
  /** Its id. */
  readonly season: string;
  /** The boards that wait, with the turn that each of them waits in. */
  readonly boards: readonly { readonly board: number; readonly label: string }[];
}

/** Starts the clocks of boards that have moved in: one by one, or all at once. */
export function StartClocks({ season, boards }: StartClocksProps) {
  const t = useTranslations('move-in');
  const mutation = useMutation();
  const start = (wanted: { readonly boards?: number[] }) =>
    api('POST /seasons/{id}/running-games/clocks', { id: season }, wanted);
  return (
    <>
      <p className="muted">{t('clocks.about')}</p>
      <ProblemNote problem={mutation.problem} />
      <ul className="entries">
        {boards.map(({ board, label }) => (
          <li key={board}>
            {t('clocks.board', { board, label })}
            <ActionButton className="button small" by={mutation} send={() => start({ boards: [board] })}>
              {t.rich('clocks.one', {
                board,
                hidden: (words) => <span className="hidden-text">{words}</span>,
              })}
            </ActionButton>
          </li>
        ))}
      </ul>
      <p className="form-actions">
        <ActionButton className="button main" by={mutation} send={() => start({})}>
          {t('clocks.all', { boards: boards.length })}
        </ActionButton>
      </p>
    </>
  );
}
