'use client';

import Link from 'next/link';
import type { SeatOffer } from '../../../functions/api/schemas/substitutes';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { ProblemNote } from '../forms/problem-note';
import { SeatChip } from '../frame/seat-chip';
import { seatFullName } from '../frame/seats';
import { When } from '../frame/when';

/** Seats that the reader is asked to take, each answered with one click. */
export function SeatOffers({ offers }: { readonly offers: readonly SeatOffer[] }) {
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="offers" className="section mb-8">
      <div className="section-head">
        <h2 id="offers">You are asked to play</h2>
      </div>
      {offers.map((offer) => (
        <Offer key={`${offer.game} ${offer.seat}`} offer={offer} />
      ))}
    </section>
  );
}

function Offer({ offer }: { readonly offer: SeatOffer }) {
  const { game, system, season, round, board, seat, asks, until } = offer;
  return (
    <div className="side-card" data-game={system}>
      <h3>
        <SeatChip seat={seat} />{' '}
        <Link href={`/games/${game}`}>
          {seatFullName(seat)} in {season.name}, round {round}, board {board}
        </Link>
      </h3>
      <p>{asks}</p>
      <p className="small muted">
        {offer.systemTitle}. {standing(offer)}Open turn: {offer.label}
        {offer.deadline === null ? (
          ', the clock is stopped'
        ) : (
          <>
            , closes <When at={offer.deadline} as="long" />
          </>
        )}
        .
      </p>
      <p>
        Answer until <When at={until} as="long" />. If you say nothing, another player is asked.
      </p>
      <Answers game={game} seat={seat} />
    </div>
  );
}

function Answers({ game, seat }: Pick<SeatOffer, 'game' | 'seat'>) {
  const mutation = useMutation();
  const answer = (accepts: boolean) =>
    api('PUT /games/{id}/seats/{seat}/offer', { id: game, seat }, { accepts });
  return (
    <>
      <ProblemNote problem={mutation.problem} />
      <p className="form-actions">
        <ActionButton
          by={mutation}
          className="button main"
          send={() => answer(true)}
          then={() => `/games/${game}`}
        >
          I take the seat
        </ActionButton>
        <ActionButton by={mutation} send={() => answer(false)}>
          I decline
        </ActionButton>
      </p>
    </>
  );
}

/** "The seat has: stars 4, land 9." */
function standing({ figures }: SeatOffer): string {
  const parts = Object.entries(figures).map(([measure, count]) => `${measure} ${count}`);
  return parts.length === 0 ? '' : `The seat has: ${parts.join(', ')}. `;
}
