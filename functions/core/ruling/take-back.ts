import type { ChainCorrection } from '../../../engine/core/chain';
import { leadingFigures } from '../../../engine/core/leading';
import type { GameSystem } from '../../../engine/game';
import { type GameSecret, provedCorrectionHash, shuffleRandom } from '../../../engine/proof';
import type { GameRecord, StepRecord } from '../game/games.records';
import { adjudicateStep, headOf } from '../step/adjudicate-step';
import type { TakeBackRecord } from './rulings.records';

/**
 * The steps that stand after a ruling has taken some back: the one before them, if its position is corrected, and those
 * that are adjudicated again, with the same dice. When steps that were seen are reopened, the future must be unknown
 * again: hidden piles are shuffled after the last step that stands, and later dice depend on the ruling.
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
  const { from, again, orders, position, ruling } = takeBack;
  const secret = { seed, game: game.id };
  const base = taken.find(({ step }) => step === from - 1);
  if (base === undefined) throw new Error(`game ${game.id} has no step ${from - 1}`);
  let last = position === undefined ? base : correctedStep(system, secret, base, { ruling, position });
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
      { step, label, why: was.why, closedAt: takeBack.at, given, proof: was.proof },
      seed,
    );
    rewritten.push(last);
  }
  if (last.step >= takeBack.last || system.shuffleHidden === undefined) return { last, rewritten };
  const random = shuffleRandom(secret, last.step, ruling);
  const shuffled = { ruling, position: system.shuffleHidden(last.position, random), shuffled: true } as const;
  const opened = correctedStep(system, secret, last, shuffled);
  return { last: opened, rewritten: [...rewritten.filter(({ step }) => step !== last.step), opened] };
}

/** A step whose position a ruling has replaced. The chain continues from the ruling's own link. */
function correctedStep(
  system: GameSystem,
  secret: GameSecret,
  step: StepRecord,
  change: Pick<ChainCorrection, 'ruling' | 'position' | 'shuffled'>,
): StepRecord {
  const correction = { ...change, proof: 2 } as const;
  const hash = provedCorrectionHash(secret, headOf(step), step.step, correction);
  return {
    ...step,
    position: correction.position,
    leading: leadingFigures(system, correction.position),
    played: step.played ?? step.position,
    corrections: [...(step.corrections ?? []), { ...correction, hash }],
  };
}
