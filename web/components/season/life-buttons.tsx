'use client';

import { useState } from 'react';
import type { Season } from '../../../functions/api/schemas/seasons';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { FoldedCard } from '../forms/card';
import { SelectField, TextField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';

/** What an organizer does before a season's hours do it: each step by a button. */
export function LifeButtons({ season }: { readonly season: Season }) {
  const over = season.status === 'finished';
  const playing = season.counts.running > 0;
  const rounds = season.status === 'running' && season.format.kind !== 'ladder';
  return (
    <>
      {season.status === 'registration' && season.registrationOpen ? (
        <CloseRegistration season={season} />
      ) : null}
      {season.openable === null ? null : <OpenRound season={season} round={season.openable} />}
      {rounds && playing ? <EndRound season={season} /> : null}
      {season.status !== 'registration' && season.division === null ? <NextSeason season={season} /> : null}
      {over ? null : <Cancel season={season} />}
    </>
  );
}

interface ButtonProps {
  readonly season: Season;
}

function CloseRegistration({ season: { id } }: ButtonProps) {
  const mutation = useMutation();
  return (
    <FoldedCard title="Close registration">
      <p className="muted">
        Nobody can register any more. The season starts when you start it, or at its date.
      </p>
      <ProblemNote problem={mutation.problem} />
      <ActionButton by={mutation} send={() => api('POST /seasons/{id}/close-registration', { id })}>
        Close registration now
      </ActionButton>
    </FoldedCard>
  );
}

function OpenRound({ season: { id, registration }, round }: ButtonProps & { readonly round: number }) {
  const mutation = useMutation();
  return (
    <FoldedCard title={`Open round ${round} now`}>
      <p className="muted">
        It does not wait for its date.
        {registration.confirm ? ' Players who have not answered count as the season says.' : ''}
      </p>
      <ProblemNote problem={mutation.problem} />
      <ActionButton
        by={mutation}
        send={() => api('POST /seasons/{id}/rounds/{round}/open', { id, round: String(round) })}
      >
        Open round {round}
      </ActionButton>
    </FoldedCard>
  );
}

function EndRound({ season: { id, round, schedule, format } }: ButtonProps) {
  const mutation = useMutation();
  const [as, setAs] = useState(schedule?.slow ?? 'stands');
  return (
    <FoldedCard title={`End round ${round} now`}>
      <p className="muted">Every open board of the round ends. This cannot be undone.</p>
      {format.kind === 'knock-out' ? null : (
        <SelectField
          label="Open boards"
          value={as}
          onChange={(event) => setAs(event.target.value === 'void' ? 'void' : 'stands')}
          options={[
            ['stands', 'are scored as they stand'],
            ['void', 'end without a result'],
          ]}
        />
      )}
      <ProblemNote problem={mutation.problem} />
      <ActionButton
        by={mutation}
        send={() => api('POST /seasons/{id}/rounds/{round}/end', { id, round: String(round) }, { as })}
      >
        End round {round}
      </ActionButton>
    </FoldedCard>
  );
}

function NextSeason({ season: { id, next } }: ButtonProps) {
  const mutation = useMutation();
  if (next !== null) return null;
  return (
    <FoldedCard title="The next season">
      <p className="muted">
        You get a draft with the same settings, later dates and the next number in its name. When you announce
        it, the players of this season are asked to play again.
      </p>
      <ProblemNote problem={mutation.problem} />
      <ActionButton
        by={mutation}
        then={(draft) => `/leagues/${draft.league.id}/drafts/${draft.id}`}
        send={() => api('POST /seasons/{id}/next', { id })}
      >
        Draft the next season
      </ActionButton>
    </FoldedCard>
  );
}

function Cancel({ season: { id, status } }: ButtonProps) {
  const mutation = useMutation();
  const [reason, setReason] = useState('');
  return (
    <FoldedCard title="Cancel the season">
      <p className="muted">
        Nobody wins it, and its players are told why.
        {status === 'running' ? ' Open boards end without a result.' : ''} This cannot be undone.
      </p>
      <TextField
        label="Why?"
        value={reason}
        minLength={5}
        maxLength={500}
        onChange={(event) => setReason(event.target.value)}
      />
      <ProblemNote problem={mutation.problem} />
      <ActionButton
        by={mutation}
        disabled={reason.trim().length < 5}
        send={() => api('POST /seasons/{id}/cancel', { id }, { reason })}
      >
        Cancel the season
      </ActionButton>
    </FoldedCard>
  );
}
