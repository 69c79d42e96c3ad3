import { useTranslations } from 'next-intl';
import { queryOf } from '../../lib/api';
import { Link } from '../frame/link';

interface CrossTablePagesProps {
  readonly address: string;
  readonly page: number;
  readonly against: number;
  readonly pages: number;
}

/** For long standings: the forty players in the rows, and those in the columns. */
export function CrossTablePages({ address, page, against, pages }: CrossTablePagesProps) {
  const t = useTranslations('season-statistics');
  if (pages < 2) return null;
  return (
    <nav className="cross-pages small" aria-label={t('pages.label')}>
      <Side side="rows" here={page} pages={pages} to={(one) => address + queryOf({ page: one, against })} />
      <Side
        side="columns"
        here={against}
        pages={pages}
        to={(one) => address + queryOf({ page, against: one })}
      />
    </nav>
  );
}

interface SideProps {
  readonly side: 'rows' | 'columns';
  readonly here: number;
  readonly pages: number;
  readonly to: (page: number) => string;
}

function Side({ side, here, pages, to }: SideProps) {
  const t = useTranslations('season-statistics');
  return (
    <span>
      {here > 1 ? <Link href={to(here - 1)}>{t('pages.before', { side })}</Link> : null}
      <span>{t('pages.here', { side, from: 40 * (here - 1) + 1, to: 40 * here })}</span>
      {here < pages ? <Link href={to(here + 1)}>{t('pages.next', { side })}</Link> : null}
    </span>
  );
}
