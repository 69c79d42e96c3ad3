import { useTranslations } from 'next-intl';
import type { PlayerPage } from '../../../functions/core/rating/ratings.schema';
import { Card } from '../forms/card';
import { Link } from '../frame/link';
import { When } from '../frame/when';

/** The trophies of a player in finished seasons, the latest first. */
export function Trophies({ page: { trophies } }: { readonly page: PlayerPage }) {
  const t = useTranslations('player');
  if (trophies.length === 0) return null;
  return (
    <Card title={t('trophies')}>
      <ul className="plain-list">
        {trophies.map(({ season, league, endedAt, awards }) => (
          <li key={season.id}>
            <b>{awards.map(({ title }) => title).join(', ')}</b>
            <br />
            <span className="muted">
              <Link href={`/seasons/${season.id}#awards`}>{season.name}</Link>, {league.name},{' '}
              <When at={endedAt} as="date" />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
