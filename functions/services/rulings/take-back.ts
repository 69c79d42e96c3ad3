import { correctionHash } from '../../../engine/core/chain';
import type { GameSystem } from '../../../engine/game';
import type { GameRecord, StepRecord, TakeBackRecord } from '../../store/records';
import { adjudicateStep, headOf } from '../steps/adjudicate-step';

/**
 * The steps that stand after a ruling has taken some back: the one before them, if its position is corrected, and
 * those that are adjudicated again. Each draws from the random stream it drew from before, so no die is cast again.
 * @param taken the steps as they were, with the one before them, oldest first
 * @returns the last step that stands, and those that have to be written
 */
export function stepsAfter(
  system: GameSystem,
  game: Pick<GameRecord, 'id' | 'options'>,
  takeBack: Omit<TakeBackRecord, 'game'>,
  taken: readonly StepRecord[],
  seed: string,
): { readonly last: StepRecord; readonly rewritten: readonly StepRecord[] } {
  const { from, again, orders, position } = takeBack;
  const base = taken.find(({ step }) => step === from - 1);
  if (base === undefined) throw new Error(`game ${game.id} has no step ${from - 1}`);
  let last = position === undefined ? base : correctedStep(base, takeBack.ruling, position);
  const rewritten = last === base ? [] : [last];
  for (let step = from; step < from + again && system.pending(last.position) !== null; step += 1) {
    const was = taken.find((one) => one.step === step);
    if (was === undefined) throw new Error(`game ${game.id} has no step ${step}`);
    const corrected = step === from && orders !== null ? { [orders.seat]: orders.orders } : {};
    const label = system.label(last.position);
    const given = { ...was.given, ...corrected };
    last = adjudicateStep(
      system,
      game,
      last,
      { step, label, why: was.why, closedAt: takeBack.at, given },
      seed,
    );
    rewritten.push(last);
  }
  return { last, rewritten };
}

/** A step whose position a ruling has replaced. The chain goes on from the ruling's own link. */
function correctedStep(step: StepRecord, ruling: number, position: unknown): StepRecord {
  const hash = correctionHash(headOf(step), { ruling, position });
  return {
    ...step,
    position,
    played: step.played ?? step.position,
    corrections: [...(step.corrections ?? []), { ruling, position, hash }],
  };
}
