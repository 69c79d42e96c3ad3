import { IDENTITY as classic } from './classic/identity';
import { IDENTITY as domination } from './domination/identity';
import type { GameIdentity } from './game-identity';
import { IDENTITY as newEra } from './new-era/identity';
import { IDENTITY as ny2047 } from './ny2047/identity';
import { IDENTITY as nycRisk } from './nyc-risk/identity';

/** The game systems of the platform, by the id used in URLs, table keys and files. Their rules: `load-system.ts`. */
export const GAMES = {
  ny2047,
  'nyc-risk': nycRisk,
  'new-era': newEra,
  domination,
  classic,
} satisfies Readonly<Record<string, GameIdentity>>;

export type GameSystemId = keyof typeof GAMES;

export const GAME_SYSTEM_IDS = Object.keys(GAMES) as readonly GameSystemId[];

export function isGameSystem(id: string): id is GameSystemId {
  return Object.hasOwn(GAMES, id);
}
