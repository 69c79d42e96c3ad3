'use client';

import type { Case } from '../../../functions/api/schemas/cases';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ProblemNote } from '../forms/problem-note';

/** Whoever opened a case can take it back. */
export function WithdrawCase({ of }: { readonly of: Case }) {
  const { busy, problem, run } = useMutation();
  return (
    <>
      <ProblemNote problem={problem} />
      <p className="form-actions mt-3">
        <button
          type="button"
          className="button compact"
          disabled={busy}
          onClick={() => void run(() => api('DELETE /games/{id}/cases/{case}', { id: of.game, case: of.id }))}
        >
          Take it back
        </button>
      </p>
    </>
  );
}
