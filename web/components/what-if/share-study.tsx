import { Link2, NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#texts';
import { api } from '../../lib/api';
import type { StudySource } from './use-study';

interface ShareStudyProps {
  readonly isDealt: boolean;
  readonly noteOn: StudySource['noteOn'];
}

/** Shares a study: its address contains all orders. */
export function ShareStudy({ isDealt, noteOn }: ShareStudyProps) {
  const t = useTexts('what-if');
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const copy = () =>
    navigator.clipboard.writeText(window.location.href).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  return (
    <section className="panel shown" aria-labelledby="study-share">
      <div className="panel-head">
        <h2 id="study-share">{t('share.title')}</h2>
      </div>
      <div className="study-body">
        <p className="small muted">
          {t('share.about')} {isDealt ? t('share.dealt') : ''}
        </p>
        <p className="form-actions" aria-live="polite">
          <button type="button" className="button compact" onClick={() => void copy()}>
            <Link2 size={18} /> {t('share.copy')}
          </button>
          <span className="small muted">
            {copied === 'no' ? '' : copied === 'yes' ? t('share.copied') : t('share.failed')}
          </span>
        </p>
        {noteOn === null ? null : <KeepStudy {...noteOn} />}
      </div>
    </section>
  );
}

type State = 'idle' | 'kept' | { readonly refused: string };

/** Stores a study as a note of the reader. Its orders are those in the page's address. */
function KeepStudy({ game, step }: NonNullable<StudySource['noteOn']>) {
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
