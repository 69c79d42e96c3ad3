'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import type { League } from '../../../functions/core/league/leagues.schema';
import { api } from '../../lib/api';
import { formReader } from '../../lib/form-reader';
import { useMutation } from '../../lib/mutate';
import { Check } from '../forms/check';
import { TextAreaField, TextField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';
import { TextInLanguages, textsIn } from '../forms/text-in-languages';
import { LinkFields, linksIn } from './link-fields';
import { SanctionFields, sanctionsIn } from './sanction-fields';

/** A league's description and visibility, for its organizers. */
export function LeagueSettingsForm({ league }: { readonly league: League }) {
  const t = useTranslations('league-settings');
  const { busy, problem, run } = useMutation();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = settingsIn(new FormData(event.currentTarget));
    const { id, version } = league;
    void run(
      () => api('PUT /leagues/{id}/settings', { id }, { ...body, version }),
      () => `/leagues/${league.id}`,
    );
  };
  return (
    <form className="form" onSubmit={submit}>
      <Texts league={league} />
      <LinkFields links={league.links} />
      <SanctionFields sanctions={league.sanctions} />
      <Check name="private" defaultChecked={league.private} title={t('private')} about={t('privateAbout')} />
      {league.private ? <Check name="newInvitation" title={t('newLink')} about={t('newLinkAbout')} /> : null}
      <ProblemNote problem={problem} />
      <div className="form-actions">
        <button className="button main" type="submit" disabled={busy}>
          {t('save')}
        </button>
      </div>
    </form>
  );
}

function Texts({ league }: { readonly league: League }) {
  const t = useTranslations('league-settings');
  return (
    <>
      <TextField
        label={t('new.name')}
        name="name"
        required
        minLength={3}
        maxLength={60}
        defaultValue={league.name}
      />
      <TextAreaField
        label={t('new.about')}
        name="about"
        rows={4}
        maxLength={2000}
        defaultValue={league.about}
      />
      <TextInLanguages name="about" texts={league.aboutIn} maxLength={2000} />
      <TextAreaField
        label={t('rules')}
        name="rules"
        rows={8}
        maxLength={10_000}
        defaultValue={league.rules}
        help={t('rulesHelp')}
      />
      <TextInLanguages name="rules" texts={league.rulesIn} maxLength={10_000} />
      <TextField
        label={t('venue')}
        name="venue"
        maxLength={200}
        defaultValue={league.venue}
        help={t('venueHelp')}
      />
    </>
  );
}

function settingsIn(form: FormData) {
  const { text, isChecked } = formReader(form);
  return {
    ...{ name: text('name'), about: text('about'), rules: text('rules'), venue: text('venue') },
    ...{ aboutIn: textsIn(form, 'about'), rulesIn: textsIn(form, 'rules') },
    sanctions: sanctionsIn(form),
    ...{ links: linksIn(form), private: isChecked('private'), newInvitation: isChecked('newInvitation') },
  };
}
