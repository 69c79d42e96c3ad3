import type { ReactNode } from 'react';

interface PageHeadProps {
  /** What the page belongs to, with links there. */
  readonly above?: ReactNode;
  readonly title: ReactNode;
  /** What the reader finds here. */
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** The head of a page. */
export function PageHead({ above, title, lead, children }: PageHeadProps) {
  return (
    <div className="page-head">
      {above ? <p className="eyebrow">{above}</p> : null}
      <h1>{title}</h1>
      {lead ? <p className="lead reading">{lead}</p> : null}
      {children}
    </div>
  );
}
