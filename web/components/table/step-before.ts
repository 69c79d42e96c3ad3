import type { Game } from '../../../functions/api/schemas/games';

/** The number of the step before another, which a ruling may have taken out of the row. */
export function numberBefore({ steps }: Pick<Game, 'steps'>, step: number): number | null {
  return steps[steps.findIndex((one) => one.step === step) - 1]?.step ?? null;
}

/** The page of the step before another; null where there is none. */
export function stepBefore(
  game: Pick<Game, 'id' | 'steps'>,
  step: { readonly step: number } | null,
): string | null {
  const number = step === null ? null : numberBefore(game, step.step);
  return number === null ? null : `/games/${game.id}/steps/${number}`;
}
