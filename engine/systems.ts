import type { GameSystem } from './game';
import { entryOf, GAME_SYSTEM_IDS, type GameSystemId, isGameSystem, RESULTS_ONLY } from './games';
import { optionsIn } from './load-system';

/**
 * The game systems of the platform under their newest rules, all at once, for pages, tests and commands. Functions load
 * those that they need (`load-system.ts`).
 */
export const SYSTEMS = Object.fromEntries(
  await Promise.all(GAME_SYSTEM_IDS.map(async (id) => [id, await entryOf(id).rules()] as const)),
) as Readonly<Record<GameSystemId, GameSystem>>;

/** The newest rules of a system, under which new seasons are played. `systemFor` returns those of a game. */
export function gameSystem(id: GameSystemId): GameSystem {
  return SYSTEMS[id];
}

const NO_ENGINE = await entryOf(RESULTS_ONLY).rules();

/** Systems of earlier rules versions. */
const EARLIER: readonly GameSystem[] = await Promise.all(
  GAME_SYSTEM_IDS.flatMap((id) => Object.values(entryOf(id).earlier ?? {}).map((load) => load())),
);

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
  const newest = id === RESULTS_ONLY ? NO_ENGINE : isGameSystem(id) ? gameSystem(id) : undefined;
  const current = newest?.under?.(optionsIn({ options }), rulesVersion) ?? newest;
  if (current?.rulesVersion === rulesVersion) return current;
  return earlier.find((system) => system.id === id && system.rulesVersion === rulesVersion);
}
