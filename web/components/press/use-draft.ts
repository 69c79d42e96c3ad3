import { useCallback, useEffect, useRef, useState } from 'react';

interface Draft {
  readonly text: string;
  /** Whether it was restored from an earlier visit. */
  readonly kept: boolean;
  readonly write: (text: string) => void;
  /** Ends with a message: what was written after it stays. */
  readonly sent: (message: string) => void;
}

/** Text typed into a thread, stored in this browser until it is sent; the same in all of its tabs. */
export function useDraft(game: string, thread: string | null): Draft {
  const key = `press-draft:${game}:${thread ?? 'new'}`;
  const [text, setText] = useState(() => readDraft(key) ?? '');
  const [kept, setKept] = useState(text !== '');
  const newest = useRef(text);
  /** The text that the browser had last, as far as this tab knows. */
  const stored = useRef(text);
  const show = useCallback((next: string) => {
    newest.current = next;
    setText(next);
    setKept(next !== '');
  }, []);
  useEffect(() => {
    const follow = () => {
      const now = readDraft(key);
      if (now === null || now === stored.current) return;
      stored.current = now;
      show(now);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [key, show]);
  const write = (next: string) => {
    show(next);
    if (keepDraft(key, next)) stored.current = next;
  };
  return { text, kept, write, sent: (message) => write(textAfter(message, newest.current)) };
}

function textAfter(message: string, text: string): string {
  const written = text.trimStart();
  return written.startsWith(message) ? written.slice(message.length).trimStart() : text;
}

/** Null in a browser that stores nothing. */
function readDraft(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return null;
  }
}

/** @returns whether the browser has stored it */
function keepDraft(key: string, text: string): boolean {
  try {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    // Without storage, or with a full one, the text lives as long as the page.
    return false;
  }
}
