import { useState } from 'react';
import type { ProblemReply } from '../../functions/core/platform/common.schema';
import type { Answer } from './ask';
import { usePageLoad } from './use-page-load';

export interface Mutation {
  /** From when a change is sent until its page is shown. */
  readonly busy: boolean;
  /** Whether the platform accepted the last change. */
  readonly done: boolean;
  /** Why the platform refused. */
  readonly problem: string | null;
  /** The reason for the refusal of the value at a path, such as "schedule.startsAt". */
  readonly wrongAt: (path: string) => string | null;
  /** Sends, then refreshes the page or opens the address from `then`. */
  readonly run: <Value>(send: () => Promise<Answer<Value>>, then?: (value: Value) => string) => Promise<void>;
}

/** A problem as text, with every field's fault. */
export function wordsOf({ detail, problems = [] }: ProblemReply): string {
  return [detail, ...new Set(problems.map(({ message }) => message))].join(' ');
}

/** Sends one change at a time to the platform, and stores its refusal. */
export function useMutation(): Mutation {
  const { loading, refresh, open } = usePageLoad();
  const [sending, setSending] = useState(false);
  const [done, setDone] = useState(false);
  const [refusal, setRefusal] = useState<ProblemReply | null>(null);
  return {
    busy: sending || loading,
    done,
    problem: refusal === null ? null : wordsOf(refusal),
    wrongAt: (wanted) => refusal?.problems?.find(({ path }) => path.join('.') === wanted)?.message ?? null,
    run: async (send, then) => {
      setSending(true);
      setDone(false);
      const answer = await send();
      setSending(false);
      setDone(answer.ok);
      setRefusal(answer.ok ? null : answer.problem);
      if (!answer.ok) return;
      if (then === undefined) refresh();
      else open(then(answer.value));
    },
  };
}
