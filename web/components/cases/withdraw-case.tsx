'use client';

import type { Case } from '../../../functions/api/schemas/cases';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { ProblemNote } from '../forms/problem-note';

/** The player who opened a case can withdraw it. */
export function WithdrawCase({ of }: { readonly of: Case }) {
  const mutation = useMutation();
  return (
    <>
      <ProblemNote problem={mutation.problem} />
      <p className="form-actions mt-3">
        <ActionButton
          by={mutation}
          className="button compact"
          send={() => api('DELETE /games/{id}/cases/{case}', { id: of.game, case: of.id })}
        >
          Withdraw it
        </ActionButton>
      </p>
    </>
  );
}
