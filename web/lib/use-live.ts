import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

interface Live<Value> {
  /** Undefined if nothing has changed or the platform does not answer. */
  readonly ask: () => Promise<Value | undefined>;
  /** The milliseconds to the next request after `idle` requests without news; null to stop. */
  readonly waitFor: (value: Value, idle: number) => number | null;
}

/**
 * A value from the platform, asked for repeatedly while the page is in sight, and at once when it comes into sight.
 * @param live always the same
 */
export function useLive<Value>(
  first: Value,
  { ask, waitFor }: Live<Value>,
): readonly [Value, () => Promise<Value | undefined>] {
  const [value, setValue] = useState(first);
  const [idle, setIdle] = useState(0);
  const [asked, setAsked] = useState(0);
  const requests = useRef(0);

  const refetch = useCallback(async () => {
    requests.current += 1;
    const request = requests.current;
    const answer = await ask();
    // Answers may overtake each other; only the one to the last request counts.
    if (request !== requests.current) return answer;
    // The new view may have to load first; until then the page stays as it is.
    startTransition(() => {
      if (answer !== undefined) setValue(answer);
      setIdle((times) => (answer === undefined ? times + 1 : 0));
      setAsked(request);
    });
    return answer;
  }, [ask]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is followed by a wait
  useEffect(() => {
    const wait = waitFor(value, idle);
    if (wait === null) return;
    const inSight = () => void (document.visibilityState === 'visible' && refetch());
    const timer = setTimeout(inSight, wait);
    document.addEventListener('visibilitychange', inSight);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', inSight);
    };
  }, [value, idle, asked, waitFor, refetch]);

  return [value, refetch];
}

/**
 * A value that belongs to another one, asked for again when that one reaches another moment.
 * @param ask always the same function
 */
export function useFollowing<Value>(
  first: Value,
  moment: string,
  ask: () => Promise<Value | undefined>,
): readonly [Value, () => Promise<void>] {
  const [value, setValue] = useState(first);
  const last = useRef(moment);
  const requests = useRef(0);
  const refetch = useCallback(async () => {
    requests.current += 1;
    const request = requests.current;
    const answer = await ask();
    if (answer !== undefined && request === requests.current) startTransition(() => setValue(answer));
  }, [ask]);
  useEffect(() => {
    if (moment === last.current) return;
    last.current = moment;
    void refetch();
  }, [moment, refetch]);
  return [value, refetch];
}
