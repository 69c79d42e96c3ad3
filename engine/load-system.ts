import type { GameSystem } from './game';
import { type GameSystemId, isGameSystem, type PlayedGame, RESULTS_ONLY } from './games';

type Load = () => Promise<GameSystem>;

/** A function of the platform loads the rules of a game when it first needs them, so that it starts without any. */
const NEWEST: Readonly<Record<GameSystemId, Load>> = {
  ny2047: once(async () => (await import('./ny2047')).ny2047),
  'nyc-risk': once(async () => (await import('./nyc-risk')).nycRisk),
  'new-era': once(async () => (await import('./new-era')).newEra),
  domination: once(async () => (await import('./domination')).domination),
  classic: once(async () => (await import('./classic')).classic),
};

/**
 * Rules of earlier versions, by game: a version with games in progress stays here, beside its successor, until the last
 * of those games has ended.
 */
const EARLIER: Readonly<Partial<Record<GameSystemId, Readonly<Record<string, Load>>>>> = {
  'new-era': { '1': once(async () => (await import('./new-era/versions/rules-v1')).newEraRulesV1) },
};

/**
 * Loads the newest rules of a game, under which new seasons are played. `loadSystemFor` loads those of a game in
 * progress.
 */
export async function loadGameSystem({ system, options }: PlayedGame): Promise<GameSystem> {
  if (system === RESULTS_ONLY) return (await import('./results-only')).resultsOnly(options) as GameSystem;
  const newest = await NEWEST[system]();
  return newest.forOptions?.(options) ?? newest;
}

/**
 * Loads the rules under which a game began, so that it ends under them; undefined if this release no longer has them.
 */
export async function loadSystemFor(game: {
  readonly system: string;
  readonly rulesVersion: string;
  readonly options?: unknown;
}): Promise<GameSystem | undefined> {
  const { system, rulesVersion } = game;
  if (system === RESULTS_ONLY) {
    const { hasRulesVersion, resultsOnly } = await import('./results-only');
    return hasRulesVersion(rulesVersion) ? (resultsOnly(optionsIn(game)) as GameSystem) : undefined;
  }
  if (!isGameSystem(system)) return undefined;
  const earlier = EARLIER[system]?.[rulesVersion];
  if (earlier !== undefined) return earlier();
  const newest = await NEWEST[system]();
  const played = newest.forOptions?.(game.options, rulesVersion) ?? newest;
  return played.rulesVersion === rulesVersion ? played : undefined;
}

function optionsIn({ options }: { readonly options?: unknown }): PlayedGame['options'] {
  return typeof options === 'object' && options !== null ? { ...options } : undefined;
}

function once(load: Load): Load {
  let loaded: Promise<GameSystem> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}
