'use client';

import { useId, useState } from 'react';

interface CopyTextProps {
  readonly label: string;
  readonly text: string;
  readonly rows: number;
  /** The text of the button, before and after copying. */
  readonly words: CopyWords;
}

interface CopyWords {
  readonly copy: string;
  readonly copied: string;
  readonly failed: string;
}

/** Text to copy, by button or manually. */
export function CopyText({ label, text, rows, words }: CopyTextProps) {
  const id = useId();
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
      <CopyButton text={text} words={words} />
    </div>
  );
}

/** A sentence to copy, as a quotation. */
export function CopyQuote({ label, text, words }: Omit<CopyTextProps, 'rows'>) {
  return (
    <>
      <blockquote className="copy-quote" aria-label={label}>
        {text}
      </blockquote>
      <CopyButton text={text} words={words} />
    </>
  );
}

function CopyButton({ text, words }: Pick<CopyTextProps, 'text' | 'words'>) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  return (
    <p className="form-actions" aria-live="polite">
      <button type="button" className="button" onClick={() => void copy()}>
        {words.copy}
      </button>
      <span className="small muted">
        {copied === 'no' ? '' : copied === 'yes' ? words.copied : words.failed}
      </span>
    </p>
  );
}
