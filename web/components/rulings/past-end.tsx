import { useLocale, useTranslations } from 'next-intl';
import type { ClocksEffect } from '../../../functions/core/ruling/rulings.schema';
import { duration } from '../../lib/time';
import { When } from '../frame/when';

interface PastEndProps {
  readonly end: ClocksEffect['end'];
  /** The future deadlines; null for a stopped clock. */
  readonly deadlines: readonly (string | null)[];
}

/** Warns of deadlines that lie after the end of their round or season, and shows by how much. */
export function PastEnd({ end, deadlines }: PastEndProps) {
  const t = useTranslations('ruling-form');
  const language = useLocale();
  if (end === null) return null;
  const past = deadlines.flatMap((deadline) => {
    const by = deadline === null ? 0 : Date.parse(deadline) - Date.parse(end.at);
    return by > 0 ? [by] : [];
  });
  if (past.length === 0) return null;
  const about = {
    of: end.of,
    round: end.round ?? 0,
    most: duration(Math.max(...past), language),
    time: () => <When at={end.at} as="long" />,
  };
  return (
    <p className="notice bad">
      <span>
        {deadlines.length === 1
          ? t.rich('past.one', about)
          : t.rich('past.many', { ...about, count: past.length })}{' '}
        {end.slow === 'void' ? t('past.void') : t('past.stands')} {t('past.move')}
      </span>
    </p>
  );
}
