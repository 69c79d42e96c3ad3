import type { GameEntry } from './game-entry';
import type { GameIdentity } from './game-identity';
import * as registry from './registry';
import { definitionIn, optionsOfRound, RESULTS_ONLY } from './results-only/definition';
import { GAME as resultsOnly } from './results-only/game';

type Registry = typeof registry;

export type GameSystemId = Registry[keyof Registry]['id'];

/** The order of lists: the platform's first games; others follow by their titles. */
const FIRST: readonly string[] = ['ny2047', 'nyc-risk', 'new-era', 'domination', 'classic'];

const ENTRIES: readonly GameEntry<GameSystemId>[] = Object.values(registry).sort(
  (one, other) => placeOf(one.id) - placeOf(other.id) || (one.identity.title < other.identity.title ? -1 : 1),
);

function placeOf(id: string): number {
  const place = FIRST.indexOf(id);
  return place < 0 ? FIRST.length : place;
}

/** The ids of the game systems with an engine, as used in URLs, table keys and files. */
export const GAME_SYSTEM_IDS: readonly GameSystemId[] = ENTRIES.map(({ id }) => id);

/** A part of each game with an engine, by its id. */
export function forEachGame<Part>(
  of: (entry: GameEntry<GameSystemId>) => Part,
): Readonly<Record<GameSystemId, Part>> {
  return Object.fromEntries(ENTRIES.map((entry) => [entry.id, of(entry)])) as Record<GameSystemId, Part>;
}

/** The game systems with an engine. Their rules: `load-system.ts`. */
export const GAMES: Readonly<Record<GameSystemId, GameIdentity>> = forEachGame(({ identity }) => identity);

/** The games that have variants: those that come with Turreton, and files of leagues. */
export const GAMES_WITH_VARIANTS: readonly GameSystemId[] = GAME_SYSTEM_IDS.filter(
  (id) => GAMES[id].variants !== undefined,
);

/** The game that stands for the platform where no other is meant. */
export const FLAGSHIP: GameSystemId = 'ny2047';

/** The game whose terms explain a scoring where no game is named: its squares are those of centres. */
export const DEFAULT_SCORING_GAME: GameSystemId = 'classic';

/** The game of a variant that names none. */
export const DEFAULT_VARIANT_GAME: GameSystemId = 'classic';

export function isGameSystem(id: string): id is GameSystemId {
  return Object.hasOwn(GAMES, id);
}

export { RESULTS_ONLY };

/** The system of a season or a game: one with an engine, or none. */
export type SystemId = GameSystemId | typeof RESULTS_ONLY;

export const SYSTEM_IDS: readonly SystemId[] = [...GAME_SYSTEM_IDS, RESULTS_ONLY];

const BY_ID: Readonly<Record<SystemId, GameEntry>> = {
  ...forEachGame((entry) => entry),
  [RESULTS_ONLY]: resultsOnly,
};

/** The entry of a game, or of those without an engine. */
export function entryOf(system: SystemId): GameEntry {
  return BY_ID[system];
}

/** What a season or a board plays. The options define a game without an engine, or choose a variant of one. */
export interface PlayedGame {
  readonly system: SystemId;
  readonly options?: Readonly<Record<string, unknown>> | undefined;
}

/** The game of a season or board without its rules: its title, its seats, and how it is scored unless chosen otherwise. */
export function identityOf({ system, options }: PlayedGame): GameIdentity {
  const { identity, byOptions } = entryOf(system);
  return byOptions?.identity?.(options) ?? identity;
}

/**
 * A season as it is in one of its rounds: a season of games without an engine may have another game there, of which the
 * largest boards are drawn. Every other season is the same in all rounds.
 */
export function inRound<Played extends PlayedGame & { readonly boardSize?: number | undefined }>(
  played: Played,
  round: number,
): Played {
  const { system, options } = played;
  if (system !== RESULTS_ONLY || options?.games === undefined) return played;
  const own = { ...played, options: optionsOfRound(options, round) };
  if (!definitionIn(options).games.some((one) => one.round === round)) return own;
  return { ...own, boardSize: definitionIn(own.options).seats.max };
}

/** The titles of a season's games, each once: first the one of all rounds without a game of their own. */
export function titlesOf({ system, options }: PlayedGame): readonly string[] {
  if (system !== RESULTS_ONLY) return [identityOf({ system, options }).title];
  const { title, games } = definitionIn(options);
  return [...new Set([title, ...games.map((one) => one.title)])];
}
