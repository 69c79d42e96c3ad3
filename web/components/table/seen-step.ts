import { useEffect, useState } from 'react';

/** The last step of a game that its reader has seen, on this device. */
const keyOf = (game: string) => `seen-step:${game}`;

/**
 * The last step that the reader of a table has seen, and a function that notes another one; null until it is known. At
 * the first visit on this device it is the last step there is: a new reader finds the results in their own panel.
 */
export function useSeenStep(game: string, last: number): readonly [number | null, (step: number) => void] {
  const [seen, set] = useState<number | null>(null);
  const setSeen = (step: number) => {
    keepSeenStep(game, step);
    set(step);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each game; later steps are news
  useEffect(() => {
    const kept = keptSeenStep(game);
    // A ruling may have taken steps back.
    if (kept === null || kept > last) setSeen(last);
    else set(kept);
  }, [game]);
  return [seen, setSeen];
}

function keptSeenStep(game: string): number | null {
  try {
    const kept = localStorage.getItem(keyOf(game));
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}

/** Stores the step without a change of the page. */
export function keepSeenStep(game: string, step: number): void {
  try {
    localStorage.setItem(keyOf(game), String(step));
  } catch {
    // Without storage the table tells only what closes while it is open.
  }
}
