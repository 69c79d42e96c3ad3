'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { ProblemReply } from '../../functions/api/schemas/common';
import type { Answer } from './ask';

export interface Mutation {
  readonly busy: boolean;
  /** What the platform said when it refused. */
  readonly problem: string | null;
  /** Sends, and then shows the page as it is now, or goes where `then` says. */
  readonly run: <Value>(send: () => Promise<Answer<Value>>, then?: (value: Value) => string) => Promise<void>;
}

/** What is wrong, with every field's fault. */
export function wordsOf({ detail, problems = [] }: ProblemReply): string {
  return [detail, ...new Set(problems.map(({ message }) => message))].join(' ');
}

/** One change to the platform at a time, with what it said. */
export function useMutation(): Mutation {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    busy,
    problem,
    run: async (send, then) => {
      setBusy(true);
      const answer = await send();
      setBusy(false);
      setProblem(answer.ok ? null : wordsOf(answer.problem));
      if (!answer.ok) return;
      if (then === undefined) router.refresh();
      else router.push(then(answer.value));
    },
  };
}
