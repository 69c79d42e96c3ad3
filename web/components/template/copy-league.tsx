'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { Card } from '../forms/card';
import { Check } from '../forms/check';
import { TextField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';

interface CopyLeagueProps {
  readonly league: string;
  readonly seasons: readonly { readonly id: string; readonly name: string }[];
}

/** Opens a league with the settings of this one, and drafts of the chosen seasons. */
export function CopyLeague({ league, seasons }: CopyLeagueProps) {
  const t = useTranslations('templates');
  const { busy, problem, run } = useMutation();
  const copy = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const wanted = {
      name: String(form.get('name')),
      seasons: form.getAll('season').map(String),
      circuits: form.get('circuits') !== null,
    };
    void run(
      () => api('POST /leagues/{id}/copies', { id: league }, wanted),
      ({ id }) => `/leagues/${id}`,
    );
  };
  return (
    <Card title={t('copy.title')}>
      <p className="muted">{t('copy.about')}</p>
      <details>
        <summary>{t('copy.fold')}</summary>
        <form className="form" onSubmit={copy}>
          <TextField
            label={t('copy.name')}
            name="name"
            required
            minLength={3}
            maxLength={60}
            autoComplete="off"
          />
          {seasons.length === 0 ? null : (
            <fieldset className="field">
              <legend>{t('copy.seasons')}</legend>
              <p className="small muted">{t('copy.seasonsHelp')}</p>
              {seasons.map(({ id, name }) => (
                <Check key={id} name="season" value={id} title={name} />
              ))}
            </fieldset>
          )}
          <Check name="circuits" title={t('copy.circuits')} about={t('copy.circuitsAbout')} />
          <ProblemNote problem={problem} />
          <div className="form-actions">
            <button className="button" type="submit" disabled={busy}>
              {t('copy.button')}
            </button>
          </div>
        </form>
      </details>
    </Card>
  );
}
