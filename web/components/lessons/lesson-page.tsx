'use client';

import { Fragment, type ReactNode, useEffect, useMemo } from 'react';
import { useTexts } from '#texts';
import type { GameSystemId } from '../../../engine/games';
import type { LessonWords } from '../../lib/lesson-words';
import { keepLearned, keepLessonDone } from '../../lib/lessons-done';
import { ShownFirst } from '../map/shown-first';
import { PlaceOfTable } from '../table/place';
import { LessonCard } from './lesson-card';
import { useLesson } from './use-lesson';

interface LessonPageProps {
  readonly system: GameSystemId;
  /** The game's title. */
  readonly game: string;
  readonly lesson: LessonWords;
  /** Its number among the lessons of the game, from 1. */
  readonly number: number;
  readonly of: number;
  /** The address of the next lesson; null after the last. */
  readonly next: string | null;
  /** Games whose lessons the reader knows. */
  readonly known: readonly string[];
  /** The places or cards that the lesson speaks of. */
  readonly shows: readonly string[];
  /** The table of the lesson's game. */
  readonly children: ReactNode;
}

/** A lesson: the task above, the real table below, and the result. */
export function LessonPage(props: LessonPageProps) {
  const { system, game, lesson, known, shows, children } = props;
  const t = useTexts('lesson');
  const { played, attempt, again } = useLesson(system, lesson.id);
  const state = played?.state ?? 'open';
  useEffect(() => {
    if (state !== 'done') return;
    keepLessonDone(system, lesson.id);
  }, [state, system, lesson.id]);
  useEffect(() => keepLearned(system, known), [system, known]);
  const place = useMemo(
    () => ({ name: `${game}: ${lesson.title}`, href: `/${system}/learn`, backTo: t('lessons') }),
    [game, lesson.title, system, t],
  );
  return (
    <PlaceOfTable value={place}>
      <div className="lesson">
        <LessonCard key={`card ${attempt}`} {...props} played={played} onAgain={again} />
        <div className="lesson-table" inert={state !== 'open'}>
          <ShownFirst value={shows}>
            <Fragment key={attempt}>{children}</Fragment>
          </ShownFirst>
        </div>
      </div>
    </PlaceOfTable>
  );
}
