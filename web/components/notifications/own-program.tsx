'use client';

import { type FormEvent, useState } from 'react';
import type { NotificationSettings } from '../../../functions/api/schemas/notifications';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { CopyText } from '../forms/copy-text';
import { TextField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';
import { When } from '../frame/when';

/** A program that hears everything that the reader is told. */
export function OwnProgram({ program }: Pick<NotificationSettings, 'program'>) {
  const mutation = useMutation();
  const [url, setUrl] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    void mutation.run(async () => {
      const answer = await api('PUT /me/notifications/program', {}, { url: url.trim() });
      if (answer.ok) setUrl('');
      return answer;
    });
  };
  return (
    <section className="section" aria-labelledby="program">
      <h2 id="program">A program of your own</h2>
      <p className="reading mt-2">
        It is told all that you are told, whatever you chose above: a post in JSON, signed as Standard
        Webhooks describes.
      </p>
      {program === null ? null : (
        <>
          <p className="mt-2">
            Posts to <span className="mono break-all">{program.url}</span> since{' '}
            <When at={program.since} as="date" />.
          </p>
          <CopyText label="Signing secret" text={program.secret} rows={2} />
        </>
      )}
      <form className="form mt-3" onSubmit={save}>
        <TextField
          id="program-url"
          label={program === null ? 'Address of your program' : 'Another address'}
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
            Save address
          </button>
          {program === null ? null : (
            <ActionButton
              by={mutation}
              className="button quiet"
              send={() => api('DELETE /me/notifications/program')}
            >
              Stop posting
            </ActionButton>
          )}
        </p>
      </form>
    </section>
  );
}
