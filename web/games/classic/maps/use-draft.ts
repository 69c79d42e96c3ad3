import { useCallback, useEffect, useMemo, useState } from 'react';
import { CLASSIC } from '../../../../engine/classic/data/standard';
import type { Definition } from '../../../../engine/classic/variant/definition';
import {
  advance,
  type History,
  historyOf,
  redo,
  undo,
} from '../../../../engine/classic/variant/edits/history';
import { variantText } from '../../../../engine/classic/variant/edits/variant-text';
import { type VariantProblem, variantProblems } from '../../../../engine/classic/variant/problems';
import { pageProblems } from '../../../../engine/page-problems';

/** Where a device keeps the variant that its reader works on. */
const KEY = 'turreton-map';

/** A problem as the drawing board shows it. */
export type Found = Pick<VariantProblem, 'message' | 'path'>;

export interface Draft {
  readonly definition: Definition;
  readonly problems: readonly Found[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  /** The next state of the variant, or why its form does not allow it: then nothing changes. */
  readonly change: (next: Definition) => readonly Found[];
}

/** The variant on the drawing board with its history, kept on the device. */
export function useDraft(first: Definition): Draft {
  const [history, setHistory] = useState<History<Definition>>(() => historyOf(first));
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    const kept = keptDraft();
    if (kept !== null) setHistory(historyOf(kept));
    setRead(true);
  }, []);
  const { now, past, undone } = history;
  useEffect(() => {
    if (isRead && past.length + undone.length > 0) keep(now);
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
  const problems = useMemo(() => allProblems(now), [now]);
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

/** What keeps a variant from being played, or pages from showing it. */
function allProblems(definition: Definition): readonly Found[] {
  const found = variantProblems(definition, CLASSIC);
  return [...found, ...pageProblems({ system: 'classic', options: { variant: definition } })];
}

/** What is wrong with the form of a file, which the drawing board cannot show. */
export function formProblems(written: unknown): readonly Found[] {
  return variantProblems(written, CLASSIC).filter(
    ({ code }) => code.startsWith('form-') || code === 'too-large',
  );
}

function keptDraft(): Definition | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return kept === null || formProblems(kept).length > 0 ? null : (kept as Definition);
  } catch {
    // A browser that keeps nothing, or something else under that name.
    return null;
  }
}

function keep(definition: Definition): void {
  try {
    localStorage.setItem(KEY, variantText(definition));
  } catch {
    // The device is full, or keeps nothing: the file can still be saved.
  }
}
