import { useEffect, useState } from 'react';
import type { Game, Step } from '../../../functions/core/game/games.schema';
import { api } from '../../lib/api';
import { answerTo } from '../../lib/ask-until-answered';

/** The fields of a step in every log; a game stores more. */
export interface KeptStep {
  readonly step: number;
}

export interface History<Kept extends KeptStep> {
  /** The steps that this page has, the latest first. */
  readonly steps: readonly Kept[];
  /** Whether there are earlier ones. */
  readonly more: boolean;
  readonly loadMore: () => Promise<void>;
}

const AT_ONCE = 8;

/**
 * The steps that the page was loaded with, those closed since, and earlier ones on demand.
 * @param keep the part of a step that the log stores; always the same function
 */
export function useHistory<Kept extends KeptStep>(
  game: Game,
  initial: readonly Kept[],
  keep: (step: Step) => Kept,
): History<Kept> {
  const [steps, setSteps] = useState(initial);
  const { last } = game;
  useEffect(() => {
    if (last === null) return;
    // A page that was loaded without a step was loaded before the first.
    const known = steps[0]?.step ?? 0;
    if (known >= last.step) return;
    const missing = Array.from({ length: last.step - known - 1 }, (_, index) => known + 1 + index);
    let current = true;
    void fetchSteps(game.id, missing.slice(-AT_ONCE), keep).then((between) => {
      if (current) setSteps((all) => merged(all, [...between, keep(last)]));
    });
    return () => {
      current = false;
    };
  }, [game.id, last, steps, keep]);
  const oldest = steps.at(-1)?.step ?? 1;
  return {
    steps,
    more: oldest > 1,
    loadMore: async () => {
      const from = Math.max(1, oldest - AT_ONCE);
      const wanted = Array.from({ length: oldest - from }, (_, index) => from + index);
      const found = await fetchSteps(game.id, wanted, keep);
      setSteps((all) => merged(all, found));
    },
  };
}

async function fetchSteps<Kept>(
  game: string,
  numbers: readonly number[],
  keep: (step: Step) => Kept,
): Promise<readonly Kept[]> {
  const answers = await Promise.all(
    numbers.map((step) => answerTo(() => api('GET /games/{id}/steps/{step}', { id: game, step }))),
  );
  return answers.flatMap((answer) => (answer.ok ? [keep(answer.value)] : []));
}

function merged<Kept extends KeptStep>(one: readonly Kept[], other: readonly Kept[]): readonly Kept[] {
  const byNumber = new Map([...one, ...other].map((step) => [step.step, step]));
  return [...byNumber.values()].sort((a, b) => b.step - a.step);
}
