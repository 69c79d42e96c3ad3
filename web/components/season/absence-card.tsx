'use client';

import { type FormEvent, useState } from 'react';
import type { SeasonAbsence } from '../../../functions/api/schemas/absence';
import type { Season } from '../../../functions/api/schemas/seasons';
import { absenceInWords } from '../../lib/absence';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { counted } from '../../lib/time';
import { ActionButton } from '../forms/action-button';
import { Card } from '../forms/card';
import { ProblemNote } from '../forms/problem-note';

interface AbsenceCardProps {
  readonly season: Season;
  readonly absence: SeasonAbsence;
}

/** What happens to missed turns in a season, and which graces and holidays the reader has left. */
export function AbsenceCard({ season, absence }: AbsenceCardProps) {
  const { policy, mine } = absence;
  const playing = season.mine !== null && season.mine.state === 'in';
  return (
    <Card title="Missed turns">
      {policy === null ? (
        <p className="muted">{absenceInWords(null)}</p>
      ) : (
        <>
          {playing && mine !== null ? <Left policy={policy} mine={mine} /> : null}
          {playing ? <AcceptNewRules season={season} /> : null}
          <details open={season.status === 'registration' && !playing}>
            <summary>The rules</summary>
            <ul className="absence-rules">
              {absenceInWords(policy).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </details>
          {mine !== null && season.mine !== null && policy.holidays > 0 && season.status !== 'finished' ? (
            <Holidays season={season} mine={mine} />
          ) : null}
          {policy.substitutes !== 'none' && season.status !== 'finished' ? (
            <Substitutes season={season} absence={absence} />
          ) : null}
        </>
      )}
    </Card>
  );
}

type Policy = NonNullable<SeasonAbsence['policy']>;
type Mine = NonNullable<SeasonAbsence['mine']>;

function Left({ policy, mine }: { readonly policy: Policy; readonly mine: Mine }) {
  const rows = [
    ...(policy.grace === null ? [] : [['Graces', mine.gracesLeft, policy.grace.times] as const]),
    ...(policy.holidays === 0 ? [] : [['Days of holiday', mine.holidaysLeft, policy.holidays] as const]),
  ];
  if (rows.length === 0) return null;
  return (
    <dl className="absence-left">
      {rows.map(([name, left, all]) => (
        <div key={name}>
          <dt>{name} left</dt>
          <dd className="numbers">
            {left} of {all}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function AcceptNewRules({ season }: { readonly season: Season }) {
  const mutation = useMutation();
  const version = season.absence?.version;
  if (version === undefined || season.mine?.accepted === version) return null;
  return (
    <div className="mb-3">
      <p>
        These rules have changed since you accepted them. Games that have begun keep the old rules; later
        games use the new ones.
      </p>
      <ProblemNote problem={mutation.problem} />
      <ActionButton
        by={mutation}
        className="button main"
        send={() => api('PUT /seasons/{id}/entries/me', { id: season.id }, { accepts: version })}
      >
        I accept the new rules
      </ActionButton>
    </div>
  );
}

function Holidays({ season, mine }: { readonly season: Season; readonly mine: Mine }) {
  const { busy, problem, run } = useMutation();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = String(new FormData(event.currentTarget).get('days') ?? '');
    const days = written.split(/[\s,;]+/).filter((day) => day !== '');
    void run(() => api('PUT /seasons/{id}/holidays', { id: season.id }, { days }));
  };
  return (
    <form className="absence-form" onSubmit={submit}>
      <label htmlFor="days">My days of holiday</label>
      <input
        key={mine.holidays.join(' ')}
        id="days"
        name="days"
        className="input"
        placeholder="2026-12-25 2026-12-26"
        defaultValue={mine.holidays.join(' ')}
      />
      <p className="help">
        Dates from tomorrow on, with spaces between them, in the time zone{' '}
        {season.deadlines.zone?.replaceAll('_', ' ') ?? 'UTC'}. {counted(mine.holidaysLeft, 'day')} left.
      </p>
      <ProblemNote problem={problem} />
      <button type="submit" className="button" disabled={busy}>
        Book these days
      </button>
    </form>
  );
}

function Substitutes({ season, absence: { mine, substitutes } }: AbsenceCardProps) {
  return (
    <div className="absence-form">
      <h3>Substitutes</h3>
      <p className="muted">
        {substitutes.length === 0
          ? 'Nobody has offered to take a seat that needs a player.'
          : `${substitutes.map(({ name }) => name).join(', ')} offered to take a seat that needs a player.`}
      </p>
      {mine === null ? null : <MyOffer season={season.id} mine={mine} />}
    </div>
  );
}

function MyOffer({ season: id, mine }: { readonly season: string; readonly mine: Mine }) {
  const mutation = useMutation();
  const [atOnce, setAtOnce] = useState(mine.atOnce);
  return (
    <>
      <p>{offerInWords(mine)}</p>
      <p>
        <label>
          <input type="checkbox" checked={atOnce} onChange={(event) => setAtOnce(event.target.checked)} /> Do
          not ask me: I accept the next seat now
        </label>
      </p>
      <ProblemNote problem={mutation.problem} />
      <p className="form-actions">
        {mine.substitute && mine.atOnce === atOnce ? null : (
          <ActionButton by={mutation} send={() => api('POST /seasons/{id}/substitutes', { id }, { atOnce })}>
            {mine.substitute ? 'Change my offer' : 'Offer to substitute'}
          </ActionButton>
        )}
        {mine.substitute ? (
          <ActionButton by={mutation} send={() => api('DELETE /seasons/{id}/substitutes/me', { id })}>
            Take my offer back
          </ActionButton>
        ) : null}
      </p>
    </>
  );
}

function offerInWords({ substitute, atOnce }: Mine): string {
  if (!substitute) return 'Substitutes are asked before they get a seat, and can decline.';
  return atOnce
    ? 'You accepted in advance: the next seat that needs a player is yours, without a question.'
    : 'When a seat needs a player you are asked, on your first page and by your notifications.';
}
