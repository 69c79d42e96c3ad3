import Link from 'next/link';
import type { GameEnd } from '../../../functions/api/schemas/game-end';
import { SeatChip } from '../frame/seat-chip';
import { namesOfSeats } from './words';

/** What is worth telling of a game, each with the step that it speaks of. */
export function AwardList({ end: { game, seats, awards } }: { readonly end: GameEnd }) {
  if (awards.length === 0) return null;
  return (
    <section className="section" aria-labelledby="awards">
      <div className="section-head">
        <h2 id="awards">Awards</h2>
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
                {namesOfSeats(seats, to)} {text}.
              </span>
            </p>
            {step === null ? null : (
              <p className="small">
                <Link href={`/games/${game}/replay?step=${step}`}>See it in the replay</Link>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
