import { useTranslations } from 'next-intl';
import type { Season, SeasonHour } from '../../../functions/core/season/seasons.schema';
import type { Texts } from '../../lib/texts';
import { Card } from '../forms/card';
import { When } from '../frame/when';

/** The events of a season, the next first; above them anything out of the ordinary. */
export function Timeline({ season }: { readonly season: Season }) {
  const t = useTranslations('season');
  const { hours, postponed } = season;
  if (hours.length === 0 && postponed === null) return null;
  return (
    <Card title={t('timeline.title')}>
      {postponed === null ? null : (
        <p>{t.rich('timeline.postponed', { reason: postponed, b: (words) => <b>{words}</b> })}</p>
      )}
      {hours.length === 0 ? null : (
        <ol className="calendar">
          {hours.map(({ at, what, round }) => (
            <li key={`${what} ${round}`}>
              <b>
                <When at={at} as="short" />
              </b>
              <span>{hourInWords(what, round ?? 0, t)}</span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function hourInWords(what: SeasonHour['what'], round: number, t: Texts<'season'>): string {
  return {
    announce: t('timeline.announce'),
    'open-registration': t('timeline.openRegistration'),
    'close-registration': t('timeline.closeRegistration'),
    start: t('timeline.start'),
    ask: t('timeline.ask', { round }),
    remind: t('timeline.remind', { round }),
    'open-round': t('timeline.openRound', { round }),
    'warn-of-end': t('timeline.warnOfEnd', { round }),
    'end-round': t('timeline.endRound', { round }),
    renew: t('timeline.renew'),
  }[what];
}
