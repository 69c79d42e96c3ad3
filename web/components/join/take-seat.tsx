'use client';

import { useTranslations } from 'next-intl';
import type { JoinableSeat } from '../../../functions/core/entry/joinable.schema';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { ProblemNote } from '../forms/problem-note';
import { hidden } from '../frame/hidden';
import { Link } from '../frame/link';

interface TakeSeatProps {
  readonly seat: Pick<JoinableSeat, 'season' | 'game' | 'seat'>;
  readonly loggedIn: boolean;
  readonly main?: boolean;
}

/** Registers the reader as a substitute in advance: they get the first vacant seat that fits at once. */
export function TakeSeat({ seat: { season, game, seat }, loggedIn, main = false }: TakeSeatProps) {
  const t = useTranslations('join');
  const mutation = useMutation();
  const words = t.rich('takeSeat', { season: season.name, hidden });
  const back = `/join/${season.id}?game=${game}&seat=${encodeURIComponent(seat)}`;
  if (!loggedIn)
    return (
      <Link className="button" href={`/signin?callbackUrl=${encodeURIComponent(back)}`}>
        {words}
      </Link>
    );
  return (
    <span className="join">
      <ProblemNote problem={mutation.problem} />
      <ActionButton
        by={mutation}
        className={main ? 'button main' : 'button'}
        send={() => api('POST /seasons/{id}/substitutes', { id: season.id }, { atOnce: true })}
        then={() => `/games/${game}`}
      >
        {words}
      </ActionButton>
    </span>
  );
}
