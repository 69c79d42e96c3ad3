'use client';

import { useTranslations } from 'next-intl';
import type { Case } from '../../../functions/core/case/cases.schema';
import { api } from '../../lib/api';
import type { Answer } from '../../lib/ask';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { ProblemNote } from '../forms/problem-note';

/** Lets the player who opened a case withdraw it. */
export function WithdrawCase({ of: { id, game } }: { readonly of: Case }) {
  const t = useTranslations('cases');
  return (
    <Withdraw
      words={t('withdraw')}
      send={() => api('DELETE /games/{id}/cases/{case}', { id: game, case: id })}
    />
  );
}

/** The same for an appeal; the answer then remains in force. */
export function WithdrawAppeal({ of: { id, game } }: { readonly of: Case }) {
  const t = useTranslations('cases');
  return (
    <Withdraw
      words={t('appeal.withdraw')}
      send={() => api('DELETE /games/{id}/cases/{case}/appeal', { id: game, case: id })}
    />
  );
}

function Withdraw({
  words,
  send,
}: {
  readonly words: string;
  readonly send: () => Promise<Answer<unknown>>;
}) {
  const mutation = useMutation();
  return (
    <>
      <ProblemNote problem={mutation.problem} />
      <p className="form-actions mt-3">
        <ActionButton by={mutation} className="button compact" send={send}>
          {words}
        </ActionButton>
      </p>
    </>
  );
}
