import type { Game } from '../../../functions/core/game/games.schema';

/** The number of the step before another, as a ruling may have removed steps from the sequence. */
export function numberBefore({ steps }: Pick<Game, 'steps'>, step: number): number | null {
  return steps[steps.findIndex((one) => one.step === step) - 1]?.step ?? null;
}

/** The page of the step before another; null if there is none. */
export function stepBefore(
  game: Pick<Game, 'id' | 'steps'>,
  step: { readonly step: number } | null,
): string | null {
  const number = step === null ? null : numberBefore(game, step.step);
  return number === null ? null : `/games/${game.id}/steps/${number}`;
}
