import { useTranslations } from 'next-intl';
import type { ReportsToAnswer } from '../../../functions/core/result/table-reports.schema';
import { Link } from '../frame/link';

/** Boards at real tables whose result another player has reported, which the reader can confirm or dispute. */
export function ReportedTables({ reports }: { readonly reports: ReportsToAnswer }) {
  const t = useTranslations('table-report');
  if (reports.length === 0) return null;
  return (
    <section aria-labelledby="reported-tables" className="section">
      <div className="section-head">
        <h2 id="reported-tables">{t('today.title')}</h2>
      </div>
      <ul className="card rows">
        {reports.map(({ season, game, round, board }) => (
          <li key={game}>
            <h3 className="grow title-3">{t('today.board', { season: season.name, round, board })}</h3>
            <Link className="button compact" href={`/seasons/${season.id}/rounds?round=${round}`}>
              {t('today.answer')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
