'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { DELETE_WORDS } from '../../../functions/core/account/delete-words.schema';
import { api } from '../../lib/api';
import { logOut } from '../../lib/log-out';
import { useMutation } from '../../lib/mutate';
import { TextField } from './field';
import { ProblemNote } from './problem-note';

/** Deletes the reader's account once they have typed the confirmation. */
export function DeleteAccount() {
  const t = useTranslations('account');
  const { busy, problem, run } = useMutation();
  const [confirm, setConfirm] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(async () => {
      const answer = await api('DELETE /me/account', {}, { confirm: DELETE_WORDS });
      if (answer.ok) await logOut();
      return answer;
    });
  };
  return (
    <form className="form" onSubmit={submit}>
      <p>{t('data.deleteAbout')}</p>
      <TextField
        label={t('data.type', { words: DELETE_WORDS })}
        name="confirm"
        value={confirm}
        autoComplete="off"
        onChange={(event) => setConfirm(event.target.value)}
      />
      <ProblemNote problem={problem} />
      <div className="form-actions">
        <button className="button" type="submit" disabled={busy || confirm !== DELETE_WORDS}>
          {t('data.deleteNow')}
        </button>
      </div>
    </form>
  );
}
