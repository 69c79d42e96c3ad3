import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#texts';
import { KeepStudy } from './keep-study';
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
