'use client';

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Live } from '../../../functions/core/today/live.schema';
import { api } from '../../lib/api';
import { askUntilAnswered } from '../../lib/ask-until-answered';
import { whenQuiet } from '../../lib/when-quiet';

const LiveContext = createContext<Live | null>(null);

/** Fetches the boards that run now, for all parts of a page that show them, once the page is usable. */
export function LiveBoards({ children }: { readonly children: ReactNode }) {
  const [live, setLive] = useState<Live | null>(null);
  useEffect(() => {
    let stopAsking = () => {};
    const stopWaiting = whenQuiet(() => {
      stopAsking = askUntilAnswered(
        () => api('GET /live'),
        (answer) => setLive(answer.ok ? answer.value : null),
      );
    });
    return () => {
      stopWaiting();
      stopAsking();
    };
  }, []);
  return <LiveContext value={live}>{children}</LiveContext>;
}

/** The boards that run now; null until they are there. */
export function useLive(): Live | null {
  return useContext(LiveContext);
}
