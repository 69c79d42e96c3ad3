import type { ReactNode } from 'react';
import type { SiteTarget } from '../../../functions/core/site/site.schema';
import { Link } from '../frame/link';
import { reportAddress } from './target';

interface ReportLinkProps {
  readonly target: SiteTarget;
  readonly children: ReactNode;
}

/** The link by which a reader reports a text, a league or an account to the site administrators. */
export function ReportLink({ target, children }: ReportLinkProps) {
  return (
    <Link className="small muted" href={reportAddress(target)}>
      {children}
    </Link>
  );
}
