import { useTranslations } from 'next-intl';
import type { TableReports } from '../../../functions/core/result/table-reports.schema';
import { Card } from '../forms/card';
import { Link } from '../frame/link';

interface ReportsCardProps {
  /** Its id. */
  readonly season: string;
  readonly open: TableReports['open'];
}

/** The results that players have reported and that do not count yet, for the season's organizers. */
export function ReportsCard({ season, open }: ReportsCardProps) {
  const t = useTranslations('table-report');
  const words = { open: t('state.open'), disputed: t('state.disputed'), stale: t('state.stale') };
  if (open.length === 0) return null;
  return (
    <Card title={t('desk.title')}>
      <ul className="plain-list">
        {open.map(({ game, round, board, state }) => (
          <li key={game}>
            <Link href={`/seasons/${season}/rounds?round=${round}`}>{t('desk.board', { round, board })}</Link>{' '}
            <span className="small muted">{words[state]}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
