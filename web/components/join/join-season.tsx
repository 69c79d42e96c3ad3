'use client';

import { useTranslations } from 'next-intl';
import type { JoinableSeason } from '../../../functions/core/entry/joinable.schema';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import type { Texts } from '../../lib/texts';
import { ActionButton } from '../forms/action-button';
import { ProblemNote } from '../forms/problem-note';
import { hidden } from '../frame/hidden';
import { Link } from '../frame/link';

interface JoinSeasonProps {
  readonly season: Pick<
    JoinableSeason,
    'season' | 'approval' | 'accepts' | 'asksQuestions' | 'mine' | 'line'
  >;
  readonly loggedIn: boolean;
  /** Whether the terms that a player accepts by entering are shown beside the button. */
  readonly termsShown?: boolean;
}

/**
 * Registers for a season with one press. Visitors log in first and return to a page that asks once more; so do players
 * who have not read the terms that they accept by entering.
 */
export function JoinSeason({ season, loggedIn, termsShown = false }: JoinSeasonProps) {
  const t = useTranslations('join');
  const mutation = useMutation();
  const { id, name } = season.season;
  const words = season.approval ? t('askForPlace') : t('register');
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
  // The season's page has the fields.
  if (season.asksQuestions)
    return (
      <Link className={termsShown ? 'button main' : 'button'} href={`/seasons/${id}`}>
        {words}
        <span className="hidden-text">: {name}</span>
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
        then={() => `/seasons/${id}?joined=yes`}
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
  const t = useTranslations('join');
  const mutation = useMutation();
  const { id, name } = season;
  if (state !== 'in' || line === null || waits)
    return (
      <Link className="button" href={`/seasons/${id}`}>
        {waits && state !== 'invited' ? t('own.inLine') : ownInWords(state, t)}
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
        {t.rich('nextBoard', { season: name, hidden })}
      </ActionButton>
    </span>
  );
}

function ownInWords(state: OwnEntryProps['mine']['state'], t: Texts<'join'>): string {
  switch (state) {
    case 'in':
      return t('own.in');
    case 'waiting':
      return t('own.waiting');
    case 'asked':
      return t('own.asked');
    case 'invited':
      return t('own.answer');
    case 'withdrawn':
    case 'removed':
      return t('own.see');
  }
}
