import { useLocale, useTranslations } from 'next-intl';
import type { PlayerPage } from '../../../functions/core/rating/ratings.schema';
import { pointsInColumn } from '../../lib/figures';
import type { Texts } from '../../lib/texts';
import { Link } from '../frame/link';
import { SeatChip } from '../frame/seat-chip';
import { seatFullName } from '../frame/seats';

/** The last hundred boards, newest first. */
export function PlayerResults({ page: { player, results } }: { readonly page: PlayerPage }) {
  const t = useTranslations('player');
  const language = useLocale();
  return (
    <section className="section" aria-labelledby="results">
      <div className="section-head">
        <h2 id="results">{t('results.title')}</h2>
      </div>
      <ul className="card rows">
        {results.map((result) => (
          <li key={result.game}>
            <SeatChip seat={result.seat} player={player.name} />
            <span className="grow">
              <Link href={`/games/${result.game}`}>
                {t('board', { season: result.season.name, round: result.round, board: result.board })}
              </Link>
              <small className="muted"> {endInWords(result, t)}</small>
            </span>
            <span className="numbers right">
              {result.voided || result.unconfirmed ? (
                <small className="muted">
                  {result.voided ? t('results.nothing') : t('results.unconfirmed')}
                </small>
              ) : (
                t.rich('results.then', {
                  points: pointsInColumn(result.points, language),
                  rating: result.rating,
                  muted: (words) => <small className="muted">{words}</small>,
                })
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The result of a game for a player, and how they left it. */
function endInWords(result: PlayerPage['results'][number], t: Texts<'player'>): string {
  const { seat, place, players, winner, left, voided } = result;
  return [
    seatFullName(seat),
    voided ? t('results.void') : winner ? t('results.won') : t('results.place', { place, players }),
    ...(left === null ? [] : [left === 'missed' ? t('results.missed') : t('results.handedOver')]),
  ].join(', ');
}
