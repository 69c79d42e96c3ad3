import { useLocale, useTranslations } from 'next-intl';
import type { GameEnd } from '../../../functions/core/game/game-end.schema';
import { Link } from '../frame/link';
import { SeatChip } from '../frame/seat-chip';
import { namesOfSeats } from './words';

/** The awards of a game, each with the step that it is about. */
export function AwardList({ end: { game, seats, awards } }: { readonly end: GameEnd }) {
  const t = useTranslations('game-end');
  const language = useLocale();
  if (awards.length === 0) return null;
  return (
    <section className="section" aria-labelledby="awards">
      <div className="section-head">
        <h2 id="awards">{t('awards.title')}</h2>
      </div>
      <ul className="award-list">
        {awards.map(({ id, title, seats: to, text, step }) => (
          <li key={id} className="card padded">
            <h3>{title}</h3>
            <p className="line">
              {to.map((seat) => (
                <SeatChip
                  key={seat}
                  seat={seat}
                  player={seats.find((one) => one.seat === seat)?.player.name}
                />
              ))}{' '}
              <span>
                {namesOfSeats(seats, to, language)} {text}.
              </span>
            </p>
            {step === null ? null : (
              <p className="small">
                <Link href={`/games/${game}/replay?step=${step}`}>{t('awards.see')}</Link>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
