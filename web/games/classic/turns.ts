import type { Game } from '../../../functions/core/game/games.schema';

/** Retreats and Winters have separate names: "Spring 1901, retreats", "Winter 1901". */
const PHASE_AFTER = /, retreats$|^Winter /;

/** The number of the last step before another in which all powers gave orders; null if there is none. */
export function turnBefore({ steps }: Pick<Game, 'steps'>, step: number): number | null {
  const earlier = steps.filter((one) => one.step < step && !PHASE_AFTER.test(one.name));
  return earlier.at(-1)?.step ?? null;
}
