'use client';

import { useEffect, useState } from 'react';
import type { Game } from '../../../../functions/api/schemas/games';
import { gameApi } from '../../../lib/game-api';
import { type LogStep, logStepOf } from '../history';

export interface History {
  /** Steps this page knows, the latest first. */
  readonly steps: readonly LogStep[];
  /** Whether there are earlier ones. */
  readonly more: boolean;
  readonly loadMore: () => Promise<void>;
}

const AT_ONCE = 8;

/** The steps the page came with, those that were carried out since, and earlier ones on demand. */
export function useHistory(game: Game, initial: readonly LogStep[]): History {
  const [steps, setSteps] = useState(initial);
  const { last } = game;
  useEffect(() => {
    if (last === null) return;
    const known = steps[0]?.step ?? last.step - 1;
    if (known >= last.step) return;
    const missing = Array.from({ length: last.step - known - 1 }, (_, index) => known + 1 + index);
    let current = true;
    void fetchSteps(game.id, missing.slice(-AT_ONCE)).then((between) => {
      if (current) setSteps((all) => merged(all, [...between, logStepOf(last)]));
    });
    return () => {
      current = false;
    };
  }, [game.id, last, steps]);
  const oldest = steps.at(-1)?.step ?? 1;
  return {
    steps,
    more: oldest > 1,
    loadMore: async () => {
      const from = Math.max(1, oldest - AT_ONCE);
      const wanted = Array.from({ length: oldest - from }, (_, index) => from + index);
      const found = await fetchSteps(game.id, wanted);
      setSteps((all) => merged(all, found));
    },
  };
}

async function fetchSteps(game: string, numbers: readonly number[]): Promise<readonly LogStep[]> {
  const answers = await Promise.all(numbers.map((number) => gameApi.step(game, number)));
  return answers.flatMap((answer) => (answer.ok ? [logStepOf(answer.value)] : []));
}

function merged(one: readonly LogStep[], other: readonly LogStep[]): readonly LogStep[] {
  const byNumber = new Map([...one, ...other].map((step) => [step.step, step]));
  return [...byNumber.values()].sort((a, b) => b.step - a.step);
}
