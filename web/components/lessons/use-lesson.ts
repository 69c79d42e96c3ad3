import { useLayoutEffect, useState } from 'react';
import { useTexts, useTranslate } from '#texts';
import type { GameSystemId } from '../../../engine/games';
import type { PlayedLesson } from '../../../engine/lessons/play-lesson';
import type { Translate } from '../../../messages/translate';
import type { Send } from '../../lib/ask';
import { fetchScript } from '../../lib/fetch-script';
import { rememberLocalGame } from '../../lib/local-games';
import type { Texts } from '../../lib/texts';
import { lessonGameId } from './lesson-game';

export interface UsedLesson {
  /** The lesson after its last step; null before the first. */
  readonly played: PlayedLesson | null;
  /** The number of the attempt, from 1. */
  readonly attempt: number;
  /** Restarts the lesson. */
  readonly again: () => void;
}

/**
 * Plays a lesson in this browser: the table of the page sends its requests here, and the rules are loaded with the
 * first one.
 */
export function useLesson(system: GameSystemId, lesson: string): UsedLesson {
  const [attempt, setAttempt] = useState(1);
  const [reached, setReached] = useState<Reached | null>(null);
  const t = useTexts('lesson');
  const say = useTranslate(system);
  const [answer] = useState(() => answering(system, lesson, setReached, say, t));
  // Runs before the effects of the table below, which sends requests at once.
  useLayoutEffect(
    () => rememberLocalGame(lessonGameId(system, lesson), answer.send),
    [system, lesson, answer],
  );
  return {
    attempt,
    played: reached?.attempt === attempt ? reached.played : null,
    again: () => {
      answer.begin(attempt + 1);
      setAttempt(attempt + 1);
    },
  };
}

interface Reached {
  readonly attempt: number;
  readonly played: PlayedLesson;
}

interface Answering {
  readonly send: Send;
  readonly begin: (attempt: number) => void;
}

function answering(
  system: GameSystemId,
  lesson: string,
  onReached: (reached: Reached) => void,
  say: Translate,
  t: Texts<'lesson'>,
): Answering {
  const hostOf = async (attempt: number): Promise<{ readonly send: Send }> => {
    const [{ lessonNamed }, { LessonHost }] = await Promise.all([
      fetchScript(() => import('./lesson-engine')),
      fetchScript(() => import('./lesson-host')),
    ]);
    const begun = lessonNamed(system, lesson);
    if (begun === undefined) throw new Error(`no lesson ${lesson}`);
    return new LessonHost(begun, (played) => onReached({ attempt, played }), say, t);
  };
  let host: ReturnType<typeof hostOf> | null = null;
  return {
    send: async (...request) => {
      host ??= hostOf(1);
      return (await host).send(...request);
    },
    begin: (attempt) => {
      host = hostOf(attempt);
    },
  };
}
