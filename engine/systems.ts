import { domination } from './domination';
import type { GameSystem } from './game';
import type { GameSystemId } from './games';
import { newEra } from './new-era';
import { ny2047 } from './ny2047';
import { nycRisk } from './nyc-risk';

/** A system the platform knows by name. One that is not built yet says so and cannot be chosen for a season. */
export type SystemEntry =
  | {
      readonly id: GameSystemId;
      readonly title: string;
      readonly available: true;
      readonly system: GameSystem;
    }
  | { readonly id: GameSystemId; readonly title: string; readonly available: false };

export const SYSTEMS: Readonly<Record<GameSystemId, SystemEntry>> = {
  ny2047: { id: 'ny2047', title: ny2047.title, available: true, system: ny2047 },
  'nyc-risk': { id: 'nyc-risk', title: nycRisk.title, available: true, system: nycRisk },
  'new-era': { id: 'new-era', title: newEra.title, available: true, system: newEra },
  domination: { id: 'domination', title: domination.title, available: true, system: domination },
};

/** Whether a text is the id of a game system. */
export function isGameSystem(id: string): id is GameSystemId {
  return Object.hasOwn(SYSTEMS, id);
}

/** The system of that id, or undefined while it is not available. */
export function gameSystem(id: GameSystemId): GameSystem | undefined {
  const entry = SYSTEMS[id];
  return entry.available ? entry.system : undefined;
}

/**
 * Systems of earlier rules versions: a version that games are still being played under stays here, beside the one
 * that follows it, until the last of them has ended.
 */
const EARLIER: readonly GameSystem[] = [];

/** The system under whose rules a game began, so that it ends under them; undefined if this release has them no more. */
export function systemFor(
  { system: id, rulesVersion }: { readonly system: string; readonly rulesVersion: string },
  earlier: readonly GameSystem[] = EARLIER,
): GameSystem | undefined {
  const current = isGameSystem(id) ? gameSystem(id) : undefined;
  if (current?.rulesVersion === rulesVersion) return current;
  return earlier.find((system) => system.id === id && system.rulesVersion === rulesVersion);
}
