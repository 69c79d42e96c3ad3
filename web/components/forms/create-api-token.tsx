'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { LONGEST_DAYS, PROGRAM_SCOPES } from '../../../functions/core/session/scopes.schema';
import { api } from '../../lib/api';
import { emptySent } from '../../lib/form-reader';
import { useMutation } from '../../lib/mutate';
import { Check } from './check';
import { NumberField, TextField } from './field';
import { OwnCopyText } from './own-copy-text';
import { ProblemNote } from './problem-note';

/** Creates an API token, and shows it once. */
export function CreateApiToken() {
  const t = useTranslations('account');
  const { busy, problem, run } = useMutation();
  const [opened, setOpened] = useState<{ readonly name: string; readonly token: string } | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const sent = new FormData(form);
    const wanted = wantedFrom(sent);
    void run(async () => {
      const answer = await api('POST /me/sessions', {}, wanted);
      if (answer.ok) {
        setOpened({ name: wanted.name, token: answer.value.token });
        emptySent(form, sent);
      }
      return answer;
    });
  };
  return (
    <>
      {opened === null ? null : <Token {...opened} />}
      <form className="form" onSubmit={submit}>
        <TextField label={t('programs.name')} name="name" required maxLength={40} autoComplete="off" />
        <ScopeFields />
        <NumberField
          label={t('programs.days')}
          name="days"
          min={1}
          max={LONGEST_DAYS}
          defaultValue={30}
          required
        />
        <ProblemNote problem={problem} />
        <div className="form-actions">
          <button className="button" type="submit" disabled={busy}>
            {t('programs.open')}
          </button>
        </div>
      </form>
    </>
  );
}

function ScopeFields() {
  const t = useTranslations('account');
  const scopes = {
    read: [t('programs.read'), t('programs.readAbout')],
    play: [t('programs.play'), t('programs.playAbout')],
    organize: [t('programs.organize'), t('programs.organizeAbout')],
  } as const;
  return (
    <fieldset className="field">
      <legend>{t('programs.may')}</legend>
      <div className="choices">
        {PROGRAM_SCOPES.map((scope) => (
          <Check
            key={scope}
            name="scopes"
            value={scope}
            defaultChecked={scope === 'read'}
            title={scopes[scope][0]}
            about={scopes[scope][1]}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Token({ name, token }: { readonly name: string; readonly token: string }) {
  const t = useTranslations('account');
  return (
    <div className="reading" role="status">
      <p>{t('programs.tokenAbout', { name })}</p>
      <OwnCopyText label={t('programs.token')} text={token} rows={4} />
    </div>
  );
}

function wantedFrom(form: FormData) {
  return {
    name: String(form.get('name')),
    scopes: PROGRAM_SCOPES.filter((scope) => form.getAll('scopes').includes(scope)),
    days: Number(form.get('days')),
  };
}
