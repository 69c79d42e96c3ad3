import { useTranslations } from 'next-intl';
import type { RequestedConfirmations } from '../../../functions/core/result/confirmations.schema';
import { Link } from '../frame/link';

/** Seasons whose organizers have reported results of the reader's boards, which the reader is asked to confirm. */
export function ToConfirm({ seasons }: { readonly seasons: RequestedConfirmations }) {
  const t = useTranslations('confirmation');
  if (seasons.length === 0) return null;
  return (
    <section aria-labelledby="to-confirm" className="section">
      <div className="section-head">
        <h2 id="to-confirm">{t('title')}</h2>
      </div>
      <ul className="card rows">
        {seasons.map(({ season, league }) => (
          <li key={season.id}>
            <h3 className="grow title-3">{t('today', { season: season.name, league: league.name })}</h3>
            <Link className="button compact" href={`/seasons/${season.id}/confirm`}>
              {t('check')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
