'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { TextAreaField, TextField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';

/** Opens a league. */
export function LeagueForm() {
  const t = useTranslations('league-settings');
  const { busy, problem, run } = useMutation();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = { name: String(form.get('name')), about: String(form.get('about')) };
    void run(
      () => api('POST /leagues', {}, body),
      (league) => `/leagues/${league.id}`,
    );
  };
  return (
    <form className="form" onSubmit={submit}>
      <TextField label={t('new.name')} name="name" required minLength={3} maxLength={60} autoComplete="off" />
      <TextAreaField
        label={t('new.about')}
        name="about"
        rows={4}
        maxLength={2000}
        help={t('new.aboutHelp')}
      />
      <ProblemNote problem={problem} />
      <div className="form-actions">
        <button className="button main" type="submit" disabled={busy}>
          {t('new.button')}
        </button>
      </div>
    </form>
  );
}
