import { useState } from 'react';

interface Draft {
  readonly text: string;
  /** Whether it was restored from an earlier visit. */
  readonly kept: boolean;
  readonly write: (text: string) => void;
}

/** Text typed into a thread, stored in this browser until it is sent. */
export function useDraft(game: string, thread: string | null): Draft {
  const key = `press-draft:${game}:${thread ?? 'new'}`;
  const [text, setText] = useState(() => localStorage.getItem(key) ?? '');
  const [kept, setKept] = useState(text !== '');
  return {
    text,
    kept,
    write: (next) => {
      setText(next);
      setKept(next !== '');
      if (next === '') localStorage.removeItem(key);
      else localStorage.setItem(key, next);
    },
  };
}
