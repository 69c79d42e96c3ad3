import { classic } from './classic';
import { domination } from './domination';
import type { GameSystem } from './game';
import { type GameSystemId, isGameSystem, RESULTS_ONLY } from './games';
import { newEra } from './new-era';
import { newEraRulesV1 } from './new-era/versions/rules-v1';
import { ny2047 } from './ny2047';
import { nycRisk } from './nyc-risk';
import { hasRulesVersion, resultsOnly } from './results-only';

/**
 * The game systems of the platform under their newest rules, all at once, for pages, tests and commands. Functions load
 * those that they need (`load-system.ts`).
 */
export const SYSTEMS: Readonly<Record<GameSystemId, GameSystem>> = {
  ny2047,
  'nyc-risk': nycRisk,
  'new-era': newEra,
  domination,
  classic,
};

/** The newest rules of a system, under which new seasons are played. `systemFor` returns those of a game. */
export function gameSystem(id: GameSystemId): GameSystem {
  return SYSTEMS[id];
}

/**
 * Systems of earlier rules versions: a version with games in progress stays here, beside its successor, until the last
 * of those games has ended.
 */
const EARLIER: readonly GameSystem[] = [newEraRulesV1];

/**
 * The system under whose rules a game began, so that it ends under them; undefined if this release no longer has them.
 */
export function systemFor(
  {
    system: id,
    rulesVersion,
    options,
  }: { readonly system: string; readonly rulesVersion: string; readonly options?: unknown },
  earlier: readonly GameSystem[] = EARLIER,
): GameSystem | undefined {
  if (id === RESULTS_ONLY) {
    const definition = typeof options === 'object' && options !== null ? { ...options } : undefined;
    return hasRulesVersion(rulesVersion) ? (resultsOnly(definition) as GameSystem) : undefined;
  }
  const newest = isGameSystem(id) ? gameSystem(id) : undefined;
  const current = newest?.forOptions?.(options, rulesVersion) ?? newest;
  if (current?.rulesVersion === rulesVersion) return current;
  return earlier.find((system) => system.id === id && system.rulesVersion === rulesVersion);
}
