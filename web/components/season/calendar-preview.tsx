import { useTranslations } from 'next-intl';
import type { RoundDates } from '../../../functions/core/season/seasons.schema';
import { When } from '../frame/when';

/** The rounds of a season with their expected dates. */
export function CalendarPreview({ rounds }: { readonly rounds: readonly RoundDates[] }) {
  const t = useTranslations('calendar');
  return (
    <ol className="calendar">
      {rounds.map(({ round, opens, firstDeadline, usualEnd, latestEnd }) => (
        <li key={round}>
          <b>{t('round', { round })}</b>
          <span>
            {t.rich('usually', {
              opens: () => <When at={opens} as="date" />,
              ends: () => <When at={usualEnd} as="date" />,
            })}
          </span>
          <small>
            {latestEnd === null
              ? t.rich('first', { deadline: () => <When at={firstDeadline} as="short" /> })
              : t.rich('firstAndLatest', {
                  deadline: () => <When at={firstDeadline} as="short" />,
                  latest: () => <When at={latestEnd} as="date" />,
                })}
          </small>
        </li>
      ))}
    </ol>
  );
}
