import type { GameSystemId } from '../../../engine/games';
import { LESSONS } from '../../../engine/lessons/lessons';
import { beginLesson, type PlayedLesson } from '../../../engine/lessons/play-lesson';
import { gameSystem } from '../../../engine/systems';

/** A lesson at its start, with all rules: pages fetch this file when they need it. Undefined for an unknown name. */
export function lessonNamed(system: GameSystemId, name: string): PlayedLesson | undefined {
  const lesson = LESSONS[system].find(({ id }) => id === name);
  return lesson === undefined ? undefined : beginLesson(gameSystem(system), lesson);
}
