import { IDENTITY as classic, identityOfOptions as classicOf } from './classic/identity';
import { IDENTITY as domination } from './domination/identity';
import type { GameIdentity } from './game-identity';
import { IDENTITY as newEra } from './new-era/identity';
import { IDENTITY as ny2047 } from './ny2047/identity';
import { IDENTITY as nycRisk } from './nyc-risk/identity';
import { definitionIn, RESULTS_ONLY } from './results-only/definition';
import { identityFrom } from './results-only/identity';

/** The game systems with an engine, by the id used in URLs, table keys and files. Their rules: `load-system.ts`. */
export const GAMES = {
  ny2047,
  'nyc-risk': nycRisk,
  'new-era': newEra,
  domination,
  classic,
} satisfies Readonly<Record<string, GameIdentity>>;

export type GameSystemId = keyof typeof GAMES;

export const GAME_SYSTEM_IDS = Object.keys(GAMES) as readonly GameSystemId[];

/** The game that stands for the platform where no other is meant. */
export const FLAGSHIP: GameSystemId = 'ny2047';

export function isGameSystem(id: string): id is GameSystemId {
  return Object.hasOwn(GAMES, id);
}

export { RESULTS_ONLY };

/** The system of a season or a game: one with an engine, or none. */
export type SystemId = GameSystemId | typeof RESULTS_ONLY;

export const SYSTEM_IDS: readonly SystemId[] = [...GAME_SYSTEM_IDS, RESULTS_ONLY];

/** Games whose options also choose who plays, and their identities by the options. */
const BY_OPTIONS: Readonly<Partial<Record<GameSystemId, (options: PlayedGame['options']) => GameIdentity>>> =
  { classic: classicOf };

/** What a season or a board plays. The options define a game without an engine, or choose a variant of one. */
export interface PlayedGame {
  readonly system: SystemId;
  readonly options?: Readonly<Record<string, unknown>> | undefined;
}

/** The game of a season or board without its rules: its title, its seats, and how it is scored unless chosen otherwise. */
export function identityOf({ system, options }: PlayedGame): GameIdentity {
  if (system === RESULTS_ONLY) return identityFrom(definitionIn(options));
  return BY_OPTIONS[system]?.(options) ?? GAMES[system];
}
