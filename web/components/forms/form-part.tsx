import type { ReactNode } from 'react';

interface FormPartProps {
  readonly title: string;
  /** The text of the closed part. */
  readonly hint: string;
  readonly children: ReactNode;
}

/** A part of a long form that most readers leave unchanged, so it is closed at first. */
export function FormPart({ title, hint, children }: FormPartProps) {
  return (
    <details className="form-part">
      <summary>
        <span>
          <b>{title}</b>
          <span className="small muted">{hint}</span>
        </span>
      </summary>
      <div className="form">{children}</div>
    </details>
  );
}
