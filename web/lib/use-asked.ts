import { startTransition, useCallback, useRef, useState } from 'react';

/**
 * A value from the platform that can be requested again.
 * @param ask always the same function; undefined if the platform does not answer
 */
export function useAsked<Value>(
  first: Value,
  ask: () => Promise<Value | undefined>,
): readonly [Value, () => Promise<Value | undefined>, (value: Value) => void] {
  const [value, setValue] = useState(first);
  const requests = useRef(0);
  const refetch = useCallback(async () => {
    requests.current += 1;
    const request = requests.current;
    const answer = await ask();
    // Answers may overtake each other; only the one to the last request counts. Its content may have to load first;
    // until then the page stays unchanged.
    if (answer !== undefined && request === requests.current) startTransition(() => setValue(answer));
    return answer;
  }, [ask]);
  return [value, refetch, setValue];
}
