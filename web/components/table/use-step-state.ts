import { useState } from 'react';

/**
 * State of one step of a game, such as a selection on its map: with the next step it is `initial` again.
 * @param initial must not change
 */
export function useStepState<Value>(
  step: number,
  initial: Value,
): readonly [Value, (next: Value | ((now: Value) => Value)) => void] {
  const [kept, setKept] = useState({ step, value: initial });
  const valueAt = (one: typeof kept) => (one.step === step ? one.value : initial);
  const set = (next: Value | ((now: Value) => Value)) =>
    setKept((now) => ({
      step,
      value: typeof next === 'function' ? (next as (now: Value) => Value)(valueAt(now)) : next,
    }));
  return [valueAt(kept), set];
}
