import { useLocale, useTranslations } from 'next-intl';
import type { PlayerPage } from '../../../functions/core/rating/ratings.schema';
import { pointsInColumn } from '../../lib/figures';
import { Card } from '../forms/card';
import { SeatChip } from '../frame/seat-chip';
import { seatFullName } from '../frame/seats';

/** A player's record with each faction or colour. */
export function SeatRecord({ page: { bySeat, player } }: { readonly page: PlayerPage }) {
  const t = useTranslations('player');
  const language = useLocale();
  return (
    <Card title={t('seats.title')}>
      <ul className="plain-list">
        {bySeat.map(({ system, seat, games, wins, meanPlace }) => (
          <li key={`${system} ${seat}`} className="result-row">
            <SeatChip seat={seat} player={player.name} />
            <span>
              {seatFullName(seat)}
              <small className="muted"> {t('seats.record', { boards: games, wins })}</small>
            </span>
            <span className="numbers right">
              {t.rich('seats.mean', {
                place: pointsInColumn(meanPlace, language),
                muted: (words) => <small className="muted">{words}</small>,
              })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
