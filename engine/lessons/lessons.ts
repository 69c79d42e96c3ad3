import { LESSONS as classic } from '../classic/lessons/lessons';
import { LESSONS as domination } from '../domination/lessons/lessons';
import type { GameSystemId } from '../games';
import type { Lesson } from '../lesson';
import { LESSONS as newEra } from '../new-era/lessons/lessons';
import { LESSONS as ny2047 } from '../ny2047/lessons/lessons';
import { LESSONS as nycRisk } from '../nyc-risk/lessons/lessons';

/** The lessons of each game, in the order in which they build up. */
export const LESSONS: Readonly<Record<GameSystemId, readonly Lesson[]>> = {
  ny2047,
  'nyc-risk': nycRisk,
  'new-era': newEra,
  domination,
  classic,
};

/** Whether a game has lessons to link to. */
export function hasLessons(system: GameSystemId): boolean {
  return LESSONS[system].length > 0;
}
