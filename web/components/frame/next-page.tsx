import type { ReactNode } from 'react';
import { queryOf } from '../../lib/api';
import { Link } from './link';

interface NextPageProps {
  readonly path: string;
  readonly filter?: object;
  /** The cursor of the next page; null on the last one. */
  readonly next: string | null;
  readonly children: ReactNode;
}

/** The link to the rest of a list. */
export function NextPage({ path, filter, next, children }: NextPageProps) {
  if (next === null) return null;
  return (
    <p className="form-actions mt-4">
      <Link className="button" href={path + queryOf({ ...filter, page: next })}>
        {children}
      </Link>
    </p>
  );
}
