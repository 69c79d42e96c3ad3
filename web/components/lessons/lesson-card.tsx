import { Check, Lightbulb, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts, useTranslate } from '#texts';
import type { GameSystemId } from '../../../engine/games';
import type { PlayedLesson } from '../../../engine/lessons/play-lesson';
import type { LessonWords } from '../../lib/lesson-words';
import { Link } from '../frame/link';
import { RuleLinks } from '../frame/rule-link';
import { sentencesOf } from './lesson-game';

interface LessonCardProps {
  readonly system: GameSystemId;
  readonly lesson: LessonWords;
  readonly number: number;
  readonly of: number;
  readonly next: string | null;
  readonly played: PlayedLesson | null;
  readonly onAgain: () => void;
}

/** The task of a lesson, its hints, and the result of the orders. */
export function LessonCard({ system, lesson, number, of, next, played, onAgain }: LessonCardProps) {
  const t = useTexts('lesson');
  const isOver = played !== null && played.state !== 'open';
  return (
    <aside className="lesson-card" aria-labelledby="lesson-title">
      <p className="eyebrow">{t('number', { number, of })}</p>
      <h2 id="lesson-title">{lesson.title}</h2>
      <p>
        {lesson.asks} <RuleLinks rules={lesson.rules} system={system} />
      </p>
      {played === null || played.steps.length === 0 ? null : <Story played={played} system={system} />}
      {isOver ? (
        <Verdict {...{ system, lesson, next, onAgain }} isDone={played.state === 'done'} />
      ) : (
        <Hints hints={lesson.hints} />
      )}
    </aside>
  );
}

function Hints({ hints }: Pick<LessonWords, 'hints'>) {
  const t = useTexts('lesson');
  const [shown, setShown] = useState(0);
  if (hints.length === 0) return null;
  return (
    <>
      <ol className="lesson-hints" aria-live="polite">
        {hints.slice(0, shown).map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ol>
      {shown === hints.length ? null : (
        <button type="button" className="button compact" onClick={() => setShown(shown + 1)}>
          <Lightbulb size={18} /> {shown === 0 ? t('hint') : t('anotherHint')}
        </button>
      )}
    </>
  );
}

/** The report of the last steps, in the adjudicator's own sentences. */
function Story({ played, system }: { readonly played: PlayedLesson; readonly system: GameSystemId }) {
  const say = useTranslate(system);
  const sentences = played.steps.slice(-2).flatMap((step) => sentencesOf(played, step));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on phones, where the board keeps its room
    <ul className="lesson-story small" tabIndex={0}>
      {sentences.map(({ says, rules }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen twice
        <li key={at}>
          {say(says)} <RuleLinks rules={rules} system={system} />
        </li>
      ))}
    </ul>
  );
}

interface VerdictProps extends Pick<LessonCardProps, 'system' | 'lesson' | 'next' | 'onAgain'> {
  readonly isDone: boolean;
}

/** The result of the lesson, and the next links. It takes the focus, as the table below no longer changes. */
function Verdict({ system, lesson, next, isDone, onAgain }: VerdictProps) {
  const t = useTexts('lesson');
  const verdict = useRef<HTMLDivElement>(null);
  useEffect(() => {
    verdict.current?.focus({ preventScroll: true });
    verdict.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className="lesson-verdict" ref={verdict} tabIndex={-1} role="status">
      <p>
        <b>{isDone ? t('worked') : t('notYet')}</b> {isDone ? lesson.done : lesson.missed}
      </p>
      <p className="form-actions">
        {isDone ? (
          <Link className="button main" href={next ?? `/${system}/learn`}>
            <Check size={18} /> {next === null ? t('back') : t('next')}
          </Link>
        ) : null}
        <button type="button" className={`button ${isDone ? 'compact' : 'main'}`} onClick={onAgain}>
          <RotateCcw size={18} /> {isDone ? t('again') : t('tryAgain')}
        </button>
        {isDone ? <Link href={`/${system}`}>{t('play')}</Link> : null}
      </p>
    </div>
  );
}
