import { useSyncExternalStore } from 'react';
import type { GameSystemId } from '../../engine/games';
import { keepChoice } from './keep-choice';

const KEY = 'lessons-done';
const CHANGED = 'lessons-done-changed';
const NONE = '';

/** The names of lessons finished in this browser: "ny2047/take-a-star". */
export function useLessonsDone(): ReadonlySet<string> {
  const kept = useSyncExternalStore(follow, read, () => NONE);
  return new Set(kept.split(' ').filter((name) => name !== ''));
}

/** Records in this browser that a lesson was finished. */
export function keepLessonDone(system: GameSystemId, lesson: string): void {
  const name = `${system}/${lesson}`;
  const names = read()
    .split(' ')
    .filter((one) => one !== '' && one !== name);
  try {
    localStorage.setItem(KEY, [...names, name].join(' '));
  } catch {
    // A browser without storage shows no progress; the lessons still work.
  }
  window.dispatchEvent(new Event(CHANGED));
}

/**
 * Records that the reader no longer needs a hint about the lessons of a game.
 * @param known the games that are recorded already
 */
export function keepLearned(system: GameSystemId, known: readonly string[]): void {
  keepChoice('learned', [...new Set([...known, system])].join(' '));
}

function read(): string {
  try {
    return localStorage.getItem(KEY) ?? NONE;
  } catch {
    return NONE;
  }
}

function follow(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('storage', onChange);
  };
}
