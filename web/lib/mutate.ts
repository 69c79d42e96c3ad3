import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { ProblemReply } from '../../functions/api/schemas/common';
import type { Answer } from './ask';

export interface Mutation {
  readonly busy: boolean;
  /** Whether the platform took the last change. */
  readonly done: boolean;
  /** Why the platform refused. */
  readonly problem: string | null;
  /** Why it refused what stands at a path, such as "schedule.startsAt". */
  readonly wrongAt: (path: string) => string | null;
  /** Sends, then refreshes the page or goes where `then` says. */
  readonly run: <Value>(send: () => Promise<Answer<Value>>, then?: (value: Value) => string) => Promise<void>;
}

/** A problem in words, with every field's fault. */
export function wordsOf({ detail, problems = [] }: ProblemReply): string {
  return [detail, ...new Set(problems.map(({ message }) => message))].join(' ');
}

/** Sends one change at a time to the platform, and keeps its refusal. */
export function useMutation(): Mutation {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [refusal, setRefusal] = useState<ProblemReply | null>(null);
  return {
    busy,
    done,
    problem: refusal === null ? null : wordsOf(refusal),
    wrongAt: (wanted) => refusal?.problems?.find(({ path }) => path.join('.') === wanted)?.message ?? null,
    run: async (send, then) => {
      setBusy(true);
      setDone(false);
      const answer = await send();
      setBusy(false);
      setDone(answer.ok);
      setRefusal(answer.ok ? null : answer.problem);
      if (!answer.ok) return;
      if (then === undefined) router.refresh();
      else router.push(then(answer.value));
    },
  };
}
