import { getTranslations } from 'next-intl/server';
import type { GameSystemId } from '../../engine/games';
import type { Lesson } from '../../engine/lesson';

/** What a lesson says, in the reader's language. */
export interface LessonWords extends Pick<Lesson, 'id' | 'rules'> {
  readonly title: string;
  /** What the learner should do, in one or two sentences. */
  readonly asks: string;
  /** From a nudge to nearly the answer. */
  readonly hints: readonly string[];
  /** The idea, said once it has worked. */
  readonly done: string;
  /** What to look at, said when it has not. */
  readonly missed: string;
}

/** Gives what lessons of a game say. Pages send it with the lesson that they show, and no other. */
export async function lessonWords(game: GameSystemId): Promise<(lesson: Lesson) => LessonWords> {
  const t = (await getTranslations(`lessons-${game}` as 'lessons-classic')) as (key: string) => string;
  return ({ id, hints, rules }) => ({
    ...{ id, rules },
    title: t(`${id}.title`),
    asks: t(`${id}.asks`),
    hints: hints === 0 ? [] : [t(`${id}.firstHint`), t(`${id}.secondHint`)],
    done: t(`${id}.done`),
    missed: t(`${id}.missed`),
  });
}
