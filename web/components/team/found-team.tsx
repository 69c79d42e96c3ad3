'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { api } from '../../lib/api';
import { formReader } from '../../lib/form-reader';
import { useMutation } from '../../lib/mutate';
import { TextField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';

/** Founds a team; its founder is its captain. */
export function FoundTeam({ league }: { readonly league: string }) {
  const t = useTranslations('team');
  const { busy, problem, run } = useMutation();
  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    const { text } = formReader(new FormData(submitted.currentTarget));
    void run(
      () => api('POST /leagues/{id}/teams', { id: league }, { name: text('name'), code: text('code') }),
      ({ id }) => `/leagues/${league}/teams/${id}`,
    );
  };
  return (
    <section className="section" aria-labelledby="found-team">
      <h2 id="found-team">{t('found.title')}</h2>
      <p className="muted">{t('found.about')}</p>
      <form className="form" onSubmit={submit}>
        <TextField label={t('name')} name="name" required minLength={2} maxLength={40} />
        <TextField label={t('code')} help={t('codeHelp')} name="code" required minLength={2} maxLength={5} />
        <ProblemNote problem={problem} />
        <div className="form-actions">
          <button className="button main" type="submit" disabled={busy}>
            {t('found.act')}
          </button>
        </div>
      </form>
    </section>
  );
}
