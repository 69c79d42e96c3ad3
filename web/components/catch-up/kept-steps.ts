import { useCallback, useEffect, useState } from 'react';

/** The last step of a game that its reader has been told about, on this device. */
const keyOf = (game: string) => `told-step:${game}`;

interface ToldStep {
  /** Null until it is known, and where there is nothing to tell yet. */
  readonly told: number | null;
  readonly setTold: (step: number) => void;
}

/**
 * The last step that the reader of a table has been told about. At the first visit on this device that is the last step
 * there is: a new reader finds the results in their own panel.
 */
export function useToldStep(game: string, last: number): ToldStep {
  const [told, set] = useState<number | null>(null);
  const setTold = useCallback(
    (step: number) => {
      keepTold(game, step);
      set(step);
    },
    [game],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: later steps are told, not taken as known
  useEffect(() => {
    const kept = keptTold(game);
    // A ruling may have taken steps back.
    if (kept === null || kept > last) setTold(last);
    else set(kept);
  }, [game]);
  return { told, setTold };
}

function keptTold(game: string): number | null {
  try {
    const kept = localStorage.getItem(keyOf(game));
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}

/** Stores the step without a change of the page. */
export function keepTold(game: string, step: number): void {
  try {
    localStorage.setItem(keyOf(game), String(step));
  } catch {
    // Without storage the table tells only what closes while it is open.
  }
}
