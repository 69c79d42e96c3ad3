import { provedRandom, proveStep } from '../proof';
import { systemFor } from '../systems';
import type { GameExport } from '../verify';
import type { StudyStart } from './study';

/**
 * The start of a step of a finished game, with its real cards and dice, which are public by now.
 * @returns undefined for a step that the game did not have, or rules that this release does not know
 */
export function revealedStart(
  { start, seed, steps, corrections = [] }: GameExport,
  step: number,
): StudyStart | undefined {
  const system = systemFor(start);
  const wanted = steps.find((one) => one.step === step);
  if (system === undefined || wanted === undefined) return undefined;
  const secret = { seed, game: start.game };
  const options = system.options.parse(start.options);
  const ruled = (after: number, position: unknown) =>
    corrections.filter((one) => one.step === after).at(-1)?.position ?? position;
  let position = ruled(0, start.position);
  for (const one of steps.filter((earlier) => earlier.step < step)) {
    const { result } = proveStep(system, options, secret, { position, hash: '' }, one);
    position = ruled(one.step, result.position);
  }
  return { position, random: () => provedRandom(secret, step, wanted.proof) };
}
