import { getTranslations } from 'next-intl/server';
import type { GameSystemId } from '../../engine/games';
import type { Lesson } from '../../engine/lesson';

/** The texts of a lesson in the reader's language. */
export interface LessonWords extends Pick<Lesson, 'id' | 'rules'> {
  readonly title: string;
  /** The learner's task, in one or two sentences. */
  readonly asks: string;
  /** From a nudge to nearly the answer. */
  readonly hints: readonly string[];
  /** The idea, shown after a success. */
  readonly done: string;
  /** Advice, shown after a failure. */
  readonly missed: string;
}

/** Returns the texts of a game's lessons. Pages send them with the lesson that they show, and no others. */
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
