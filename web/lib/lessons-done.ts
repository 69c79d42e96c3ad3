import { useSyncExternalStore } from 'react';
import type { GameSystemId } from '../../engine/games';
import { keepChoice } from './keep-choice';

const KEY = 'lessons-done';
const CHANGED = 'lessons-done-changed';
const NONE = '';

/** The names of lessons that were finished in this browser: "ny2047/take-a-star". */
export function useLessonsDone(): ReadonlySet<string> {
  const kept = useSyncExternalStore(follow, read, () => NONE);
  return new Set(kept.split(' ').filter((name) => name !== ''));
}

/** Keeps in this browser that a lesson was finished. */
export function keepLessonDone(system: GameSystemId, lesson: string): void {
  const name = `${system}/${lesson}`;
  const names = read()
    .split(' ')
    .filter((one) => one !== '' && one !== name);
  try {
    localStorage.setItem(KEY, [...names, name].join(' '));
  } catch {
    // A browser that keeps nothing shows no progress; the lessons work all the same.
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Keeps that the reader needs no hint at the lessons of a game any more. @param known the games of which that is kept */
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
