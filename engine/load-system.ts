import type { GameSystem } from './game';
import { type GameSystemId, isGameSystem } from './games';

type Load = () => Promise<GameSystem>;

/** A function of the platform reads a game's rules when it first needs them, so that it starts without any. */
const NEWEST: Readonly<Record<GameSystemId, Load>> = {
  ny2047: once(async () => (await import('./ny2047')).ny2047),
  'nyc-risk': once(async () => (await import('./nyc-risk')).nycRisk),
  'new-era': once(async () => (await import('./new-era')).newEra),
  domination: once(async () => (await import('./domination')).domination),
  classic: once(async () => (await import('./classic')).classic),
};

/**
 * Rules of earlier versions, by game: a version that games are still being played under stays here, beside the one
 * that follows it, until the last of them has ended.
 */
const EARLIER: Readonly<Partial<Record<GameSystemId, Readonly<Record<string, Load>>>>> = {
  'new-era': { '1': once(async () => (await import('./new-era/versions/rules-v1')).newEraRulesV1) },
};

/** The newest rules of a system: what new seasons are played under. A game's own are loaded by `loadSystemFor`. */
export function loadGameSystem(id: GameSystemId): Promise<GameSystem> {
  return NEWEST[id]();
}

/** The rules under which a game began, so that it ends under them; undefined if this release has them no more. */
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
