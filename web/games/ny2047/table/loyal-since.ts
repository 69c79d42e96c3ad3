import { useEffect, useState } from 'react';
import { type Position, TURRETONS, type TurretonName } from '../../../../engine/ny2047/types';
import type { Game, Step } from '../../../../functions/core/game/games.schema';
import { api } from '../../../lib/api';
import { answerTo } from '../../../lib/ask-until-answered';

type Loyalty = Position['turretons'];

/** A step with the loyalty of the Turretons before and after it. */
export interface LoyaltyStep {
  readonly step: number;
  readonly before: Loyalty;
  readonly after: Loyalty;
}

/** The number of steps that are fetched at once; every second one is enough. */
const AT_ONCE = 4;

/**
 * The step in which a Turreton became loyal to the faction that it is loyal to now; undefined if the steps do not reach
 * back to it.
 * @param steps the latest first, without a gap between the loyalty before one and after the next
 */
export function loyalSince(
  name: TurretonName,
  now: Loyalty,
  steps: readonly LoyaltyStep[],
): number | undefined {
  const moments = steps.flatMap(({ step, before, after }) => [
    { step, loyal: after[name] },
    { step: step - 1, loyal: before[name] },
  ]);
  const other = moments.findIndex(({ loyal }) => loyal !== now[name]);
  return moments[other - 1]?.step;
}

/**
 * The label of the step since which a Turreton has been loyal to its faction of today; null while it is not known.
 * Goes back through the steps of the game only as far as needed.
 */
export function useLoyalSince(game: Game): (name: TurretonName) => string | null {
  const { id, last, steps } = game;
  const { turretons } = game.position as Position;
  const [known, setKnown] = useState<ReadonlyMap<number, LoyaltyStep | null>>(new Map());
  const { read, next } = withoutGap(last, known);
  const since = (name: TurretonName) => loyalSince(name, turretons, read);
  const isKnown = TURRETONS.every((name) => turretons[name] === null || since(name) !== undefined);
  const from = isKnown ? undefined : next;
  useEffect(() => {
    if (from === undefined) return;
    let current = true;
    void fetchBack(id, from).then((found) => {
      if (current) setKnown((before) => new Map([...before, ...found]));
    });
    return () => {
      current = false;
    };
  }, [id, from]);
  return (name) => steps.find(({ step }) => step === since(name))?.label ?? null;
}

/** What is known from the last step back, and the next step to fetch; undefined if nothing more can be known. */
function withoutGap(last: Step | null, known: ReadonlyMap<number, LoyaltyStep | null>) {
  const read = last === null ? [] : [loyaltyOf(last)];
  for (const next of stepsBack((last?.step ?? 0) - 2)) {
    const one = known.get(next);
    if (one === undefined) return { read, next };
    // The platform has refused this step.
    if (one === null) break;
    read.push(one);
  }
  return { read, next: undefined };
}

/** Every second step from one back to the first, which alone has the loyalty at the set-up. */
function stepsBack(from: number): readonly number[] {
  const count = Math.max(0, Math.floor(from / 2) + 1);
  return Array.from({ length: count }, (_, at) => Math.max(1, from - 2 * at));
}

async function fetchBack(id: string, from: number) {
  return Promise.all(
    stepsBack(from)
      .slice(0, AT_ONCE)
      .map(async (step) => {
        const answer = await answerTo(() => api('GET /games/{id}/steps/{step}', { id, step }));
        return [step, answer.ok ? loyaltyOf(answer.value) : null] as const;
      }),
  );
}

function loyaltyOf({ step, before, position }: Step): LoyaltyStep {
  return { step, before: (before as Position).turretons, after: (position as Position).turretons };
}
