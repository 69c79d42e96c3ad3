import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#texts';
import { api } from '../../lib/api';
import type { StudySource } from './use-study';

type State = 'idle' | 'kept' | { readonly refused: string };

/** Stores a study as a note of the reader. Its orders are those in the page's address. */
export function KeepStudy({ game, step }: NonNullable<StudySource['noteOn']>) {
  const t = useTexts('what-if');
  const [state, setState] = useState<State>('idle');
  const keep = async () => {
    const study = window.location.hash.slice(1);
    if (study === '') return setState({ refused: t('keep.unchanged') });
    const answer = await api('POST /games/{id}/notes', { id: game }, { step, text: t('keep.text'), study });
    setState(answer.ok ? 'kept' : { refused: answer.problem.detail });
  };
  return (
    <p className="form-actions mt-3" aria-live="polite">
      <button type="button" className="button compact" onClick={() => void keep()}>
        <NotebookPen size={18} /> {t('keep.button')}
      </button>
      <span className="small muted">
        {state === 'kept'
          ? t.rich('keep.kept', { notes: (words) => <a href={`/games/${game}/notes`}>{words}</a> })
          : typeof state === 'object'
            ? state.refused
            : null}
      </span>
    </p>
  );
}
