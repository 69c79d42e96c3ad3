import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { KeepStudy } from './keep-study';
import type { StudySource } from './use-study';

const SAID = {
  no: '',
  yes: 'Copied.',
  failed: 'Your browser does not allow it. Copy the address of this page.',
} as const;

interface ShareStudyProps {
  readonly isDealt: boolean;
  readonly noteOn: StudySource['noteOn'];
}

/** The way to show a study to others: its address holds all orders. */
export function ShareStudy({ isDealt, noteOn }: ShareStudyProps) {
  const [copied, setCopied] = useState<keyof typeof SAID>('no');
  const copy = () =>
    navigator.clipboard.writeText(window.location.href).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  return (
    <section className="panel shown" aria-labelledby="study-share">
      <div className="panel-head">
        <h2 id="study-share">Share</h2>
      </div>
      <div className="study-body">
        <p className="small muted">
          The address of this page holds every order above, yours included, and nothing else.{' '}
          {isDealt ? 'Others start from what they may see themselves.' : ''}
        </p>
        <p className="form-actions" aria-live="polite">
          <button type="button" className="button compact" onClick={() => void copy()}>
            <Link2 size={18} /> Copy the link
          </button>
          <span className="small muted">{SAID[copied]}</span>
        </p>
        {noteOn === null ? null : <KeepStudy {...noteOn} />}
      </div>
    </section>
  );
}
