import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Definition } from '../../../../engine/classic/variant/definition';
import {
  advance,
  type History,
  historyOf,
  redo,
  undo,
} from '../../../../engine/classic/variant/edits/history';
import { variantText } from '../../../../engine/classic/variant/edits/variant-text';
import { type DraftProblem, draftProblems, formProblems, keepDraft, keptDraft } from './device-draft';

export interface Draft {
  readonly definition: Definition;
  readonly problems: readonly DraftProblem[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  /** The next state of the variant, or why its form does not allow it: then nothing changes. */
  readonly change: (next: Definition) => readonly DraftProblem[];
}

/**
 * The variant on the drawing board with its history, kept on the device. Its tabs show the same one; what another tab
 * did can be undone here, too.
 */
export function useDraft(first: Definition): Draft {
  const [history, setHistory] = useState<History<Definition>>(() => historyOf(first));
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    const kept = keptDraft();
    if (kept !== null) setHistory(historyOf(kept));
    setRead(true);
  }, []);
  useEffect(() => {
    const follow = () => {
      const kept = keptDraft();
      if (kept !== null)
        setHistory((before) =>
          variantText(kept) === variantText(before.now) ? before : advance(before, kept),
        );
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
  const { now, past, undone } = history;
  useEffect(() => {
    if (isRead && past.length + undone.length > 0) keepDraft(now);
  }, [isRead, now, past, undone]);
  const change = useCallback(
    (next: Definition) => {
      const wrong = formProblems(next);
      if (wrong.length === 0 && variantText(next) !== variantText(now))
        setHistory((before) => advance(before, next));
      return wrong;
    },
    [now],
  );
  const problems = useMemo(() => draftProblems(now), [now]);
  return {
    definition: now,
    problems,
    canUndo: past.length > 0,
    canRedo: undone.length > 0,
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    change,
  };
}
