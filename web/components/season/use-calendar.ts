import { useCallback, useEffect, useRef, useState } from 'react';
import type { RoundDates } from '../../../functions/core/season/seasons.schema';
import { api, type Body } from '../../lib/api';
import { wordsOf } from '../../lib/mutate';

/** How long to wait after a change before asking for the calendar, in milliseconds. */
const PAUSE = 400;

interface Preview {
  readonly rounds: readonly RoundDates[];
  /** The reason why there is no calendar of these settings. */
  readonly problem: string | null;
  /** Call it after each change of the settings. */
  readonly changed: () => void;
}

/** The calendar of a season that is being set up, requested again when the reader pauses after a change. */
export function useCalendar(settings: () => Body<'POST /calendar'>): Preview {
  const [shown, setShown] = useState<Omit<Preview, 'changed'>>({ rounds: [], problem: null });
  const [change, setChange] = useState(0);
  const read = useRef(settings);
  read.current = settings;
  useEffect(() => {
    let stale = change < 0;
    const timer = setTimeout(async () => {
      const answer = await api('POST /calendar', {}, read.current());
      if (stale) return;
      setShown(
        answer.ok
          ? { rounds: answer.value.rounds, problem: null }
          : { rounds: [], problem: wordsOf(answer.problem) },
      );
    }, PAUSE);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [change]);
  const changed = useCallback(() => setChange((count) => count + 1), []);
  return { ...shown, changed };
}
