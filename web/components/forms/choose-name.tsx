'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect } from 'react';
import type { Language } from '../../../messages/languages';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { zoneOfBrowser } from '../../lib/zone-of-browser';
import { TextField } from './field';
import { ProblemNote } from './problem-note';

interface ChooseNameProps {
  /** The name that their login service reports; empty without one. */
  readonly known: string;
  /** Their name until they choose one. */
  readonly otherwise: string;
  /** The settings for mails that they have not chosen yet. */
  readonly first: { readonly zone: boolean; readonly language: boolean };
  /** The language of the page. */
  readonly language: Language;
  readonly goal: string;
}

/** Asks a new user for a public name, then opens the page that they wanted. */
export function ChooseName({ known, otherwise, first, language, goal }: ChooseNameProps) {
  const t = useTranslations('signin');
  const { busy, problem, run } = useMutation();
  // Mails cannot ask a browser, so the zone and language of the first browser are used until they choose others.
  useEffect(() => {
    const zone = zoneOfBrowser();
    const chosen = {
      ...(first.zone && zone ? { zone } : {}),
      ...(first.language ? { language } : {}),
    };
    if (Object.keys(chosen).length > 0) void api('PUT /me', {}, chosen);
  }, [first.zone, first.language, language]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name'));
    void run(
      () => api('PUT /me', {}, { name }),
      () => goal,
    );
  };
  return (
    <form className="form" onSubmit={submit}>
      <TextField
        label={t('name.label')}
        name="name"
        defaultValue={known}
        required
        minLength={2}
        maxLength={40}
        autoComplete="nickname"
      />
      <ProblemNote problem={problem} />
      <div className="form-actions">
        <button className="button main" type="submit" disabled={busy}>
          {t('name.continue')}
        </button>
        <a className="button" href={goal}>
          {t('name.stay', { name: otherwise })}
        </a>
      </div>
    </form>
  );
}
