import { use } from 'react';
import type { GameSystem } from '../../../engine/game';
import type { GameSystemId } from '../../../engine/games';
import { loadGameSystem, loadSystemFor } from '../../../engine/load-system';
import { fetchScript } from '../../lib/fetch-script';

/** Which rules: the newest ones, or those of a game in progress. */
export interface WantedRules {
  readonly system: GameSystemId;
  readonly rulesVersion?: string;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** What has been asked for: a component that waits must be handed the same promise again. */
const ASKED = new Map<string, Promise<GameSystem>>();

/** Loads the rules of one game; those of an earlier version that this release no longer has are read as the newest. */
export function rulesFor(wanted: WantedRules): Promise<GameSystem> {
  const key = JSON.stringify([wanted.system, wanted.rulesVersion, wanted.options]);
  const known = ASKED.get(key) ?? fetchScript(() => load(wanted));
  ASKED.set(key, known);
  return known;
}

async function load({ system, rulesVersion, options }: WantedRules): Promise<GameSystem> {
  const own = rulesVersion === undefined ? undefined : await loadSystemFor({ system, rulesVersion, options });
  return own ?? loadGameSystem({ system, options });
}

/** The rules of a game, for a component that waits until they are there. */
export function useRules(wanted: WantedRules): GameSystem {
  return use(rulesFor(wanted));
}
