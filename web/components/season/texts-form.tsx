'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { TextAreaField, TextField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';
import { TextInLanguages, textsIn } from '../forms/text-in-languages';
import { LinkFields, linksIn } from '../league/link-fields';

/** A season's texts; they do not affect play. */
export function SeasonTextsForm({
  season,
}: {
  readonly season: Pick<Season, 'id' | 'about' | 'aboutIn' | 'venue' | 'links' | 'textsVersion'>;
}) {
  const t = useTranslations('season-settings');
  const { busy, problem, run } = useMutation();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = {
      about: String(form.get('about') ?? ''),
      aboutIn: textsIn(form, 'about'),
      venue: String(form.get('venue') ?? ''),
      links: linksIn(form),
      version: season.textsVersion,
    };
    void run(
      () => api('PUT /seasons/{id}/texts', { id: season.id }, body),
      () => `/seasons/${season.id}`,
    );
  };
  return (
    <form className="form" onSubmit={submit}>
      <TextAreaField
        label={t('texts.about')}
        name="about"
        rows={5}
        maxLength={2000}
        defaultValue={season.about}
        help={t('texts.aboutHelp')}
      />
      <TextInLanguages name="about" texts={season.aboutIn} maxLength={2000} />
      <TextField label={t('texts.venue')} name="venue" maxLength={200} defaultValue={season.venue} />
      <LinkFields links={season.links} />
      <ProblemNote problem={problem} />
      <div className="form-actions">
        <button className="button" type="submit" disabled={busy}>
          {t('texts.save')}
        </button>
      </div>
    </form>
  );
}
