'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api';
import { logOut } from '../../lib/log-out';
import { useMutation } from '../../lib/mutate';
import { CopyText } from './copy-text';
import { TextField } from './field';
import { ProblemNote } from './problem-note';

/** Merges two accounts of the reader: this one makes a code, or is closed with the code of the other. */
export function MergeAccount() {
  const t = useTranslations('account');
  return (
    <>
      <p className="reading">{t('merge.about')}</p>
      <MakeCode />
      <EnterCode />
    </>
  );
}

function MakeCode() {
  const t = useTranslations('account');
  const { busy, problem, run } = useMutation();
  const [code, setCode] = useState<string | null>(null);
  const make = () =>
    run(async () => {
      const answer = await api('POST /me/merge-codes');
      if (answer.ok) setCode(answer.value.code);
      return answer;
    });
  const words = { copy: t('merge.copy'), copied: t('merge.copied'), failed: t('merge.copyFailed') };
  return (
    <>
      <p className="form-actions mt-3">
        <button className="button" type="button" disabled={busy} onClick={() => void make()}>
          {t('merge.make')}
        </button>
      </p>
      <ProblemNote problem={problem} />
      {code === null ? null : <CopyText label={t('merge.code')} text={code} rows={3} words={words} />}
    </>
  );
}

function EnterCode() {
  const t = useTranslations('account');
  const { busy, problem, run } = useMutation();
  const [code, setCode] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(async () => {
      const answer = await api('POST /me/merge', {}, { code });
      if (answer.ok) await logOut();
      return answer;
    });
  };
  return (
    <form className="form mt-6" onSubmit={submit}>
      <p className="muted">{t('merge.enterAbout')}</p>
      <TextField
        label={t('merge.enter')}
        name="code"
        value={code}
        autoComplete="off"
        onChange={(event) => setCode(event.target.value.trim())}
      />
      <ProblemNote problem={problem} />
      <div className="form-actions">
        <button className="button" type="submit" disabled={busy || code === ''}>
          {t('merge.button')}
        </button>
      </div>
    </form>
  );
}
