import { useCallback, useState } from 'react';
import type { Threads } from '../../../functions/api/schemas/press';
import { askingAgain } from '../../lib/ask-again';
import { useLive } from '../../lib/use-live';

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
  const [live] = useState(() => {
    const ask = askingAgain('GET /games/{id}/press', { id: game });
    return {
      ask: async () => {
        const answer = await ask();
        return answer?.ok ? answer.value : undefined;
      },
      waitFor: (_: Threads, idle: number) => Math.min(LATEST, SOONEST * SLOWER ** idle),
    };
  });
  const [press, ask] = useLive(first, live);
  const refresh = useCallback(async () => void (await ask()), [ask]);
  return { ...press, unread: press.threads.reduce((sum, { unread }) => sum + unread, 0), refresh };
}
