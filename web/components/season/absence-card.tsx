'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import type { SeasonAbsence } from '../../../functions/core/absence/absence.schema';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import type { Texts } from '../../lib/texts';
import { ActionButton } from '../forms/action-button';
import { Card } from '../forms/card';
import { ProblemNote } from '../forms/problem-note';

interface AbsenceCardProps {
  readonly season: Season;
  readonly absence: SeasonAbsence;
  /** The consequences of missed turns, in sentences. */
  readonly rules: readonly string[];
}

/** The consequences of missed turns in a season, and the graces and holidays that the reader has left. */
export function AbsenceCard({ season, absence, rules }: AbsenceCardProps) {
  const t = useTranslations('taking-part');
  const { policy, mine } = absence;
  const playing = season.mine !== null && season.mine.state === 'in';
  return (
    <Card title={t('missed.title')}>
      {policy === null ? (
        <p className="muted">{rules}</p>
      ) : (
        <>
          {playing && mine !== null ? <Left policy={policy} mine={mine} /> : null}
          {playing ? <AcceptNewRules season={season} /> : null}
          <details open={season.status === 'registration' && !playing}>
            <summary>{t('missed.rules')}</summary>
            <ul className="absence-rules">
              {rules.map((sentence) => (
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
  const t = useTranslations('taking-part');
  const rows = [
    ...(policy.grace === null ? [] : [[t('missed.graces'), mine.gracesLeft, policy.grace.times] as const]),
    ...(policy.holidays === 0 ? [] : [[t('missed.holidays'), mine.holidaysLeft, policy.holidays] as const]),
  ];
  if (rows.length === 0) return null;
  return (
    <dl className="absence-left">
      {rows.map(([name, left, all]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="numbers">{t('missed.leftOf', { left, all })}</dd>
        </div>
      ))}
    </dl>
  );
}

function AcceptNewRules({ season }: { readonly season: Season }) {
  const t = useTranslations('taking-part');
  const mutation = useMutation();
  const version = season.absence?.version;
  if (version === undefined || season.mine?.accepted === version) return null;
  return (
    <div className="mb-3">
      <p>{t('missed.changed')}</p>
      <ProblemNote problem={mutation.problem} />
      <ActionButton
        by={mutation}
        className="button main"
        send={() => api('PUT /seasons/{id}/entries/me', { id: season.id }, { accepts: version })}
      >
        {t('missed.acceptNew')}
      </ActionButton>
    </div>
  );
}

function Holidays({ season, mine }: { readonly season: Season; readonly mine: Mine }) {
  const t = useTranslations('taking-part');
  const { busy, problem, run } = useMutation();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = String(new FormData(event.currentTarget).get('days') ?? '');
    const days = written.split(/[\s,;]+/).filter((day) => day !== '');
    void run(() => api('PUT /seasons/{id}/holidays', { id: season.id }, { days }));
  };
  return (
    <form className="absence-form" onSubmit={submit}>
      <label htmlFor="days">{t('missed.myHolidays')}</label>
      <input
        key={mine.holidays.join(' ')}
        id="days"
        name="days"
        className="input"
        placeholder="2026-12-25 2026-12-26"
        defaultValue={mine.holidays.join(' ')}
      />
      <p className="help">
        {t('missed.holidaysHelp', {
          zone: season.deadlines.zone?.replaceAll('_', ' ') ?? 'UTC',
          left: mine.holidaysLeft,
        })}
      </p>
      <ProblemNote problem={problem} />
      <button type="submit" className="button" disabled={busy}>
        {t('missed.book')}
      </button>
    </form>
  );
}

function Substitutes({ season, absence: { mine, substitutes } }: Omit<AbsenceCardProps, 'rules'>) {
  const t = useTranslations('taking-part');
  return (
    <div className="absence-form">
      <h3>{t('substitutes.title')}</h3>
      <p className="muted">
        {substitutes.length === 0
          ? t('substitutes.nobody')
          : t('substitutes.offered', { players: substitutes.map(({ name }) => name).join(', ') })}
      </p>
      {mine === null ? null : <MyOffer season={season.id} mine={mine} />}
    </div>
  );
}

function MyOffer({ season: id, mine }: { readonly season: string; readonly mine: Mine }) {
  const t = useTranslations('taking-part');
  const mutation = useMutation();
  const [atOnce, setAtOnce] = useState(mine.atOnce);
  return (
    <>
      <p>{offerInWords(mine, t)}</p>
      <p>
        <label>
          <input type="checkbox" checked={atOnce} onChange={(event) => setAtOnce(event.target.checked)} />{' '}
          {t('substitutes.atOnce')}
        </label>
      </p>
      <ProblemNote problem={mutation.problem} />
      <p className="form-actions">
        {mine.substitute && mine.atOnce === atOnce ? null : (
          <ActionButton by={mutation} send={() => api('POST /seasons/{id}/substitutes', { id }, { atOnce })}>
            {mine.substitute ? t('substitutes.change') : t('substitutes.offer')}
          </ActionButton>
        )}
        {mine.substitute ? (
          <ActionButton by={mutation} send={() => api('DELETE /seasons/{id}/substitutes/me', { id })}>
            {t('substitutes.takeBack')}
          </ActionButton>
        ) : null}
      </p>
    </>
  );
}

function offerInWords({ substitute, atOnce }: Mine, t: Texts<'taking-part'>): string {
  if (!substitute) return t('substitutes.asked');
  return atOnce ? t('substitutes.accepted') : t('substitutes.willBeAsked');
}
