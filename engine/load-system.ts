import type { GameSystem } from './game';
import { type GameSystemId, isGameSystem } from './games';

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
 * Loads the newest rules of a system, under which new seasons are played. `loadSystemFor` loads those of a game in
 * progress.
 */
export function loadGameSystem(id: GameSystemId): Promise<GameSystem> {
  return NEWEST[id]();
}

/**
 * Loads the rules under which a game began, so that it ends under them; undefined if this release no longer has them.
 */
export async function loadSystemFor(game: {
  readonly system: string;
  readonly rulesVersion: string;
}): Promise<GameSystem | undefined> {
  if (!isGameSystem(game.system)) return undefined;
  const earlier = EARLIER[game.system]?.[game.rulesVersion];
  if (earlier !== undefined) return earlier();
  const newest = await loadGameSystem(game.system);
  return newest.rulesVersion === game.rulesVersion ? newest : undefined;
}

function once(load: Load): Load {
  let loaded: Promise<GameSystem> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}
