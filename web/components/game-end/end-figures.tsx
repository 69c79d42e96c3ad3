import { useTranslations } from 'next-intl';
import type { GameEnd } from '../../../functions/core/game/game-end.schema';
import { ratingWords } from '../results/result-table';

/** The figures of one seat at the end of a game, large. */
export function EndFigures({
  end: { seats, measures },
  seat,
}: {
  readonly end: GameEnd;
  readonly seat: string;
}) {
  const t = useTranslations('result-table');
  const own = seats.find((one) => one.seat === seat);
  if (own === undefined) return null;
  const { figures, rating } = own;
  return (
    <dl className="end-figures">
      {measures.map(({ id, name }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{figures[id] ?? 0}</dd>
        </div>
      ))}
      {rating === null ? null : (
        <div>
          <dt>{t('rating')}</dt>
          <dd>
            {Math.round(rating.after)} <small>{ratingWords(rating, t)}</small>
          </dd>
        </div>
      )}
    </dl>
  );
}
