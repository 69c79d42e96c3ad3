'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useState } from 'react';
import type { Me } from '../../../functions/core/account/me.schema';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '../../../messages/languages';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { zoneOfBrowser } from '../../lib/zone-of-browser';
import { Check } from './check';
import { SelectField, TextField } from './field';
import { ProblemNote } from './problem-note';

type ProfileProps = Pick<NonNullable<Me['player']>, 'name' | 'zone' | 'language' | 'quiet' | 'stories'>;

/** The reader's public name, language, time zone of mails, quiet hours, and whether they get the stories of games. */
export function Profile({ name, zone, language, quiet, stories }: ProfileProps) {
  const t = useTranslations('account');
  const { busy, problem, run } = useMutation();
  const [zones, setZones] = useState<readonly string[]>(zone === null ? [] : [zone]);
  useEffect(() => setZones(Intl.supportedValuesOf('timeZone')), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const profile = profileFrom(new FormData(event.currentTarget));
    void run(() => api('PUT /me', {}, profile));
  };
  return (
    <form className="form" onSubmit={submit}>
      <TextField
        label={t('profile.name')}
        name="name"
        defaultValue={name}
        required
        minLength={2}
        maxLength={40}
      />
      <SelectField
        label={t('profile.language')}
        name="language"
        key={language}
        defaultValue={language ?? ''}
        options={LANGUAGES.map((one) => [one, LANGUAGE_NAMES[one]])}
      >
        {language === null ? <option value="">{t('profile.languageNone')}</option> : null}
      </SelectField>
      <SelectField
        label={t('profile.zone')}
        name="zone"
        key={zones.length}
        defaultValue={zone ?? ''}
        help={t('profile.zoneHelp')}
        options={zones.map((one) => [one, one.replaceAll('_', ' ')])}
      >
        <option value="">{t('profile.zoneNone')}</option>
      </SelectField>
      <QuietHours quiet={quiet} />
      <Check
        name="stories"
        defaultChecked={stories}
        title={t('profile.stories')}
        about={t('profile.storiesHelp')}
      />
      <ProblemNote problem={problem} />
      <div className="form-actions">
        <button className="button main" type="submit" disabled={busy}>
          {t('profile.save')}
        </button>
      </div>
    </form>
  );
}

function QuietHours({ quiet }: Pick<ProfileProps, 'quiet'>) {
  const t = useTranslations('account');
  return (
    <div className="field">
      <div className="field-pair">
        <TextField label={t('profile.quietFrom')} name="quietFrom" type="time" defaultValue={quiet?.from} />
        <TextField label={t('profile.quietTo')} name="quietTo" type="time" defaultValue={quiet?.to} />
      </div>
      <p className="help">{t('profile.quietHelp')}</p>
    </div>
  );
}

/** Reads the form. Without a chosen zone, quiet hours are in the browser's. */
function profileFrom(form: FormData) {
  const [name, language, chosen, from, to] = ['name', 'language', 'zone', 'quietFrom', 'quietTo'].map(
    (field) => String(form.get(field) ?? ''),
  );
  const zone = chosen || zoneOfBrowser();
  return {
    name,
    ...(chosen ? { zone: chosen } : {}),
    ...(isLanguage(language) ? { language } : {}),
    quiet: from && to ? { from, to, zone } : null,
    stories: form.has('stories'),
  };
}
