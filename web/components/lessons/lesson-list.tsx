'use client';

import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { GameSystemId } from '../../../engine/games';
import type { LessonWords } from '../../lib/lesson-words';
import { useLessonsDone } from '../../lib/lessons-done';
import { Link } from '../frame/link';

interface LessonListProps {
  readonly system: GameSystemId;
  readonly lessons: readonly Pick<LessonWords, 'id' | 'title' | 'asks'>[];
}

/** The lessons of a game in order, and which of them were finished in this browser. */
export function LessonList({ system, lessons }: LessonListProps) {
  const t = useTranslations('lesson-list');
  const done = useLessonsDone();
  const isDone = (id: string) => done.has(`${system}/${id}`);
  const count = lessons.filter(({ id }) => isDone(id)).length;
  const next = lessons.find(({ id }) => !isDone(id)) ?? lessons[0];
  return (
    <>
      <p className="form-actions">
        {next === undefined ? null : (
          <Link className="button main" href={`/${system}/learn/${next.id}`}>
            {count === 0 ? t('begin') : count < lessons.length ? t('goOn') : t('beginAgain')}
          </Link>
        )}
        <span className="muted" role="status">
          {t('done', { done: count, of: lessons.length })}
        </span>
      </p>
      <ol className="rows card lesson-list">
        {lessons.map(({ id, title, asks }) => (
          <li key={id}>
            <div className="grow">
              <h2 className="title-3">
                <Link href={`/${system}/learn/${id}`}>{title}</Link>
              </h2>
              <p className="small muted">{asks}</p>
            </div>
            {isDone(id) ? (
              <span className="lesson-done small">
                <Check size={18} /> {t('finished')}
              </span>
            ) : null}
          </li>
        ))}
      </ol>
    </>
  );
}
