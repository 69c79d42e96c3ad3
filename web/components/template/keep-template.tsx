'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { TextField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';

/** Keeps the settings of a season, under a name, as a template of the reader's own. */
export function KeepTemplate({ season, name }: { readonly season: string; readonly name: string }) {
  const t = useTranslations('templates');
  const { busy, done, problem, run } = useMutation();
  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('name'));
    void run(() => api('POST /me/templates', {}, { season, name: wanted }));
  };
  return (
    <section className="section" aria-labelledby="keep-template">
      <h2 id="keep-template">{t('keep.title')}</h2>
      <p className="muted reading">{t('keep.about')}</p>
      <form className="form" onSubmit={keep}>
        <TextField label={t('name')} name="name" required minLength={2} maxLength={60} defaultValue={name} />
        <ProblemNote problem={problem} />
        <p role="status">{done ? t('keep.kept') : ''}</p>
        <div className="form-actions">
          <button className="button" type="submit" disabled={busy}>
            {t('keep.button')}
          </button>
        </div>
      </form>
    </section>
  );
}
