'use client';

import Link from 'next/link';
import type { JoinableSeason } from '../../../functions/api/schemas/joinable';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { ProblemNote } from '../forms/problem-note';

interface JoinSeasonProps {
  readonly season: Pick<JoinableSeason, 'season' | 'approval' | 'accepts' | 'mine' | 'line'>;
  readonly loggedIn: boolean;
  /** Whether what one accepts by entering stands beside the button. */
  readonly termsShown?: boolean;
}

/**
 * Registers for a season with one press. Visitors log in first and come back to a page that asks once more; so do players who
 * have not read what they accept by entering.
 */
export function JoinSeason({ season, loggedIn, termsShown = false }: JoinSeasonProps) {
  const mutation = useMutation();
  const { id, name } = season.season;
  const words = season.approval ? 'Ask for a place' : 'Register';
  if (season.mine !== null) return <OwnEntry season={season} mine={season.mine} />;
  if (!loggedIn || (season.accepts !== null && !termsShown))
    return (
      <Link
        className="button"
        href={loggedIn ? `/join/${id}` : `/signin?callbackUrl=${encodeURIComponent(`/join/${id}`)}`}
        aria-label={`${words}: ${name}`}
      >
        {words}
      </Link>
    );
  const accepted = season.accepts === null ? {} : { accepts: season.accepts };
  return (
    <span className="join">
      <ProblemNote problem={mutation.problem} />
      <ActionButton
        by={mutation}
        className={termsShown ? 'button main' : 'button'}
        send={() => api('POST /seasons/{id}/entries', { id }, accepted)}
        then={() => `/seasons/${id}`}
      >
        {words}
        <span className="hidden-text">: {name}</span>
      </ActionButton>
    </span>
  );
}

interface OwnEntryProps extends Pick<JoinSeasonProps, 'season'> {
  readonly mine: NonNullable<JoinableSeason['mine']>;
}

/** The reader is in the season already; on a ladder they may ask for the next board. */
function OwnEntry({ season: { season, line }, mine: { state, waits } }: OwnEntryProps) {
  const mutation = useMutation();
  const { id, name } = season;
  if (state !== 'in' || line === null || waits)
    return (
      <Link className="button" href={`/seasons/${id}`}>
        {state === 'invited' ? 'Answer the invitation' : waits ? 'You are in line' : OWN[state]}
        <span className="hidden-text">: {name}</span>
      </Link>
    );
  return (
    <span className="join">
      <ProblemNote problem={mutation.problem} />
      <ActionButton
        by={mutation}
        send={() => api('PUT /seasons/{id}/entries/me', { id }, { confirm: true })}
        then={() => `/seasons/${id}`}
      >
        Join the next board<span className="hidden-text">: {name}</span>
      </ActionButton>
    </span>
  );
}

const OWN = {
  in: 'You are in',
  waiting: 'You are on the waiting list',
  asked: 'You have asked',
  invited: 'Answer the invitation',
  withdrawn: 'See the season',
  removed: 'See the season',
} as const;
