'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import type { NotificationSettings } from '../../../functions/core/notification/notifications.schema';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { TextField } from '../forms/field';
import { OwnCopyText } from '../forms/own-copy-text';
import { ProblemNote } from '../forms/problem-note';
import { When } from '../frame/when';

/** A program that receives all notifications of the reader. */
export function OwnWebhook({ program }: Pick<NotificationSettings, 'program'>) {
  const t = useTranslations('notifications');
  const mutation = useMutation();
  const [url, setUrl] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    void mutation.run(async () => {
      const answer = await api('PUT /me/notifications/program', {}, { url: url.trim() });
      // What was written while it was sent is still to be sent.
      if (answer.ok) setUrl((now) => (now === url ? '' : now));
      return answer;
    });
  };
  return (
    <section className="section" aria-labelledby="program">
      <h2 id="program">{t('program.title')}</h2>
      <p className="reading mt-2">{t('program.about')}</p>
      {program === null ? null : (
        <>
          <p className="mt-2">
            {t.rich('program.posts', {
              url: program.url,
              address: (words) => <span className="mono break-all">{words}</span>,
              time: () => <When at={program.since} as="date" />,
            })}
          </p>
          <OwnCopyText label={t('program.secret')} text={program.secret} rows={2} />
        </>
      )}
      <form className="form mt-3" onSubmit={save}>
        <TextField
          id="program-url"
          label={program === null ? t('program.address') : t('program.another')}
          type="url"
          required
          maxLength={500}
          placeholder="https://"
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
        <ProblemNote problem={mutation.problem} />
        <p className="form-actions">
          <button type="submit" className="button" disabled={mutation.busy}>
            {t('program.save')}
          </button>
          {program === null ? null : (
            <ActionButton
              by={mutation}
              className="button quiet"
              send={() => api('DELETE /me/notifications/program')}
            >
              {t('program.stop')}
            </ActionButton>
          )}
        </p>
      </form>
    </section>
  );
}
