'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Threads } from '../../../functions/api/schemas/press';
import { askingAgain } from '../../lib/ask-again';

const SOONEST = 4_000;
const LATEST = 30_000;
/** Each question that finds nothing new is followed by a longer wait: half a minute is reached after two. */
const SLOWER = 1.25;

export interface Press extends Threads {
  /** Unread messages of all threads. */
  readonly unread: number;
  readonly refresh: () => Promise<void>;
}

/**
 * The threads of a game as the platform has them now, at first as they came with the page. While that is in sight they
 * are asked for every four seconds, and less often the longer nothing happens (ADR 018).
 */
export function usePress(game: string, first: Threads): Press {
  const [press, setPress] = useState(first);
  const asked = useRef<(() => Promise<void>) | null>(null);

  useEffect(() => {
    const ask = askingAgain('GET /games/{id}/press', { id: game });
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait = SOONEST;
    let left = false;
    const again = async () => {
      clearTimeout(timer);
      if (left || document.visibilityState !== 'visible') return;
      const answer = await ask();
      if (left) return;
      if (answer?.ok) setPress(answer.value);
      wait = answer?.ok ? SOONEST : Math.min(LATEST, wait * SLOWER);
      clearTimeout(timer);
      timer = setTimeout(() => void again(), wait);
    };
    const seen = () => void again();
    asked.current = again;
    timer = setTimeout(seen, wait);
    document.addEventListener('visibilitychange', seen);
    return () => {
      left = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [game]);

  const refresh = useCallback(async () => asked.current?.(), []);
  return { ...press, unread: press.threads.reduce((sum, { unread }) => sum + unread, 0), refresh };
}
