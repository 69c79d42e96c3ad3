import Link from 'next/link';
import { queryOf } from '../../lib/api';

interface CrossTablePagesProps {
  readonly address: string;
  readonly page: number;
  readonly against: number;
  readonly pages: number;
}

/** Of a long standing: which forty stand in the rows, and which in the columns. */
export function CrossTablePages({ address, page, against, pages }: CrossTablePagesProps) {
  if (pages < 2) return null;
  return (
    <nav className="cross-pages small" aria-label="Players of the cross table">
      <Side word="Rows" here={page} pages={pages} to={(one) => address + queryOf({ page: one, against })} />
      <Side
        word="Columns"
        here={against}
        pages={pages}
        to={(one) => address + queryOf({ page, against: one })}
      />
    </nav>
  );
}

interface SideProps {
  readonly word: string;
  readonly here: number;
  readonly pages: number;
  readonly to: (page: number) => string;
}

function Side({ word, here, pages, to }: SideProps) {
  return (
    <span>
      {here > 1 ? <Link href={to(here - 1)}>{`${word}: 40 before`}</Link> : null}
      <span>
        {word} {40 * (here - 1) + 1} to {40 * here}
      </span>
      {here < pages ? <Link href={to(here + 1)}>{`${word}: next 40`}</Link> : null}
    </span>
  );
}
