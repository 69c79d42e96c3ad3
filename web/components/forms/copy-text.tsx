'use client';

import { useId, useState } from 'react';

interface CopyTextProps {
  readonly label: string;
  readonly text: string;
  readonly rows: number;
}

/** Text to copy, by button or by hand. */
export function CopyText({ label, text, rows }: CopyTextProps) {
  const id = useId();
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  return (
    <div className="field mt-3">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className="input mono"
        rows={rows}
        readOnly
        value={text}
        onFocus={(event) => event.target.select()}
      />
      <p className="form-actions" aria-live="polite">
        <button type="button" className="button" onClick={() => void copy()}>
          Copy
        </button>
        <span className="small muted">{SAID[copied]}</span>
      </p>
    </div>
  );
}

const SAID = {
  no: '',
  yes: 'Copied.',
  failed: 'Your browser does not allow it. Select the text by hand.',
} as const;
