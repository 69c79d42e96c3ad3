import { entryOf, GAME_SYSTEM_IDS, type GameSystemId } from '../games';
import type { Lesson } from '../lesson';

/** The lessons of each game, in the order in which they build up. */
export const LESSONS = Object.fromEntries(
  await Promise.all(GAME_SYSTEM_IDS.map(async (id) => [id, (await entryOf(id).lessons?.()) ?? []] as const)),
) as Readonly<Record<GameSystemId, readonly Lesson[]>>;

/** Whether a game has lessons to link to. */
export function hasLessons(system: GameSystemId): boolean {
  return LESSONS[system].length > 0;
}
