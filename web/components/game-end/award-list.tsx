import { useLocale, useTranslations } from 'next-intl';
import type { GameEnd } from '../../../functions/core/game/game-end.schema';
import { Link } from '../frame/link';
import { SeatChip } from '../frame/seat-chip';
import { namesOfSeats } from './words';

type Award = GameEnd['awards'][number];

interface AwardListProps {
  readonly end: GameEnd;
  /** The reader’s own seat. */
  readonly mine: string | null;
}

/** The awards of a game, each with the step that it is about: the first one large, the reader’s own before the others. */
export function AwardList({ end, mine }: AwardListProps) {
  const t = useTranslations('game-end');
  const isMine = ({ seats }: Award) => mine !== null && seats.includes(mine);
  const [first, ...others] = [...end.awards.filter(isMine), ...end.awards.filter((one) => !isMine(one))];
  if (first === undefined) return null;
  return (
    <section className="section" aria-labelledby="awards">
      <div className="section-head">
        <h2 id="awards">{t('awards.title')}</h2>
      </div>
      <ul className="award-list">
        <li className="card padded">
          <OneAward award={first} end={end} size={44} />
        </li>
        {others.map((award) => (
          <li key={award.id}>
            <OneAward award={award} end={end} size={26} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OneAwardProps {
  readonly award: Award;
  readonly end: GameEnd;
  readonly size: number;
}

function OneAward({ award: { title, seats: to, text, step }, end: { game, seats }, size }: OneAwardProps) {
  const t = useTranslations('game-end');
  const language = useLocale();
  return (
    <>
      <h3>{title}</h3>
      <p className="line">
        {to.map((seat) => (
          <SeatChip
            key={seat}
            seat={seat}
            size={size}
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
    </>
  );
}
