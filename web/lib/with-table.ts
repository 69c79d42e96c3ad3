import type { GameSystemId } from '../../engine/game';

/** The games that have a table on these pages. The others are played over the API alone. */
export const WITH_TABLE = ['ny2047', 'nyc-risk', 'domination'] as const;

export function hasTable(system: GameSystemId): boolean {
  return WITH_TABLE.some((id) => id === system);
}
