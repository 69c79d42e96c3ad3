import type { ReactNode } from 'react';

interface PageHeadProps {
  /** The parents of the page, with links to them. */
  readonly above?: ReactNode;
  readonly title: ReactNode;
  /** A short description of the page. */
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

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
