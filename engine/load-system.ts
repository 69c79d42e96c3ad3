import type { GameSystem } from './game';
import { entryOf, isGameSystem, type PlayedGame, RESULTS_ONLY, type SystemId } from './games';

/**
 * Loads the newest rules of a game, under which new seasons are played, when they are first needed: a function of the
 * platform starts without any. `loadSystemFor` loads those of a game in progress.
 */
export async function loadGameSystem({ system, options }: PlayedGame): Promise<GameSystem> {
  const newest = await entryOf(system).rules();
  return newest.under?.(options) ?? newest;
}

/**
 * Loads the rules under which a game began, so that it ends under them; undefined if this release no longer has them.
 */
export async function loadSystemFor(game: {
  readonly system: string;
  readonly rulesVersion: string;
  /** Not optional: they choose the variant, whose rules have a version of their own. */
  readonly options: unknown;
}): Promise<GameSystem | undefined> {
  const { system, rulesVersion } = game;
  if (!isSystem(system)) return undefined;
  const { earlier = {}, rules } = entryOf(system);
  if (Object.hasOwn(earlier, rulesVersion)) return earlier[rulesVersion]?.();
  const newest = await rules();
  const played = newest.under?.(optionsIn(game), rulesVersion) ?? newest;
  return played.rulesVersion === rulesVersion ? played : undefined;
}

function isSystem(id: string): id is SystemId {
  return id === RESULTS_ONLY || isGameSystem(id);
}

/** The options of a stored game, as far as they have the form of options. */
export function optionsIn({ options }: { readonly options?: unknown }): PlayedGame['options'] {
  return typeof options === 'object' && options !== null ? { ...options } : undefined;
}
