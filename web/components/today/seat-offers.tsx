'use client';

import { useTranslations } from 'next-intl';
import type { SeatOffer } from '../../../functions/core/substitute/substitutes.schema';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import type { Texts } from '../../lib/texts';
import { ActionButton } from '../forms/action-button';
import { ProblemNote } from '../forms/problem-note';
import { Link } from '../frame/link';
import { SeatChip } from '../frame/seat-chip';
import { seatFullName } from '../frame/seats';
import { When } from '../frame/when';

/** Seats that the reader is offered, each answered with one click. */
export function SeatOffers({ offers }: { readonly offers: readonly SeatOffer[] }) {
  const t = useTranslations('offers');
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="offers" className="section mb-8">
      <div className="section-head">
        <h2 id="offers">{t('title')}</h2>
      </div>
      {offers.map((offer) => (
        <Offer key={`${offer.game} ${offer.seat}`} offer={offer} />
      ))}
    </section>
  );
}

function Offer({ offer }: { readonly offer: SeatOffer }) {
  const t = useTranslations('offers');
  const { game, system, season, round, board, seat, asks, until } = offer;
  return (
    <div className="side-card" data-game={system}>
      <h3>
        <SeatChip seat={seat} />{' '}
        <Link href={`/games/${game}`}>
          {t('seat', { seat: seatFullName(seat), season: season.name, round, board })}
        </Link>
      </h3>
      <p>{asks}</p>
      <p className="small muted">
        {offer.systemTitle}. {standing(offer, t)}
        <OpenTurn offer={offer} />
      </p>
      <p>{t.rich('until', { time: () => <When at={until} as="long" /> })}</p>
      <Answers game={game} seat={seat} />
    </div>
  );
}

function OpenTurn({ offer: { label, deadline } }: { readonly offer: SeatOffer }) {
  const t = useTranslations('offers');
  if (deadline === null) return t('stopped', { label });
  return t.rich('closes', { label, time: () => <When at={deadline} as="long" /> });
}

function Answers({ game, seat }: Pick<SeatOffer, 'game' | 'seat'>) {
  const t = useTranslations('offers');
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
          {t('take')}
        </ActionButton>
        <ActionButton by={mutation} send={() => answer(false)}>
          {t('decline')}
        </ActionButton>
      </p>
    </>
  );
}

/** "The seat has: stars 4, land 9." */
function standing({ figures }: SeatOffer, t: Texts<'offers'>): string {
  const parts = Object.entries(figures).map(([measure, count]) => `${measure} ${count}`);
  return parts.length === 0 ? '' : `${t('figures', { figures: parts.join(', ') })} `;
}
