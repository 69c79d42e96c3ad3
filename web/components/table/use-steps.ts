import { useCallback, useRef, useState } from 'react';
import type { Game, Step } from '../../../functions/core/game/games.schema';
import { api } from '../../lib/api';
import { answerTo } from '../../lib/ask-until-answered';

/** The number of steps that are fetched ahead of the current one. */
const AHEAD = 3;

export interface KnownSteps {
  readonly known: ReadonlyMap<number, Step>;
  /** Fetches a step and a few after it, each once. */
  readonly ask: (step: number) => void;
}

/** The steps of a game by number, fetched when they are shown. */
export function useSteps({ id, steps }: Pick<Game, 'id' | 'steps'>, first: Step | null): KnownSteps {
  const [known, setKnown] = useState<ReadonlyMap<number, Step>>(
    () => new Map(first === null ? [] : [[first.step, first]]),
  );
  const asked = useRef(new Set(known.keys()));
  const ask = useCallback(
    (wanted: number) => {
      const at = steps.findIndex(({ step }) => step === wanted);
      for (const { step } of at < 0 ? [] : steps.slice(at, at + AHEAD + 1)) {
        if (asked.current.has(step)) continue;
        asked.current.add(step);
        void answerTo(() => api('GET /games/{id}/steps/{step}', { id, step })).then((answer) => {
          if (answer.ok) setKnown((before) => new Map(before).set(step, answer.value));
        });
      }
    },
    [id, steps],
  );
  return { known, ask };
}
