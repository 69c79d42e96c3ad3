'use client';

import { type FormEvent, useState } from 'react';
import { LONGEST_DAYS, PROGRAM_SCOPES, type ProgramScope } from '../../../functions/api/schemas/sessions';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { Check } from './check';
import { CopyText } from './copy-text';
import { NumberField, TextField } from './field';
import { ProblemNote } from './problem-note';

const SCOPES: Readonly<Record<ProgramScope, readonly [title: string, about: string]>> = {
  read: ['Read', 'Everything that you may see: your games, press and leagues.'],
  play: [
    'Play',
    'Orders where the season lets programs send them, press, your entries, holidays and disputes.',
  ],
  organize: ['Organize', 'Leagues, seasons and rulings, as far as your roles go.'],
};

/** Opens a session for a program, and shows its token once. */
export function OpenProgram() {
  const { busy, problem, run } = useMutation();
  const [opened, setOpened] = useState<{ readonly name: string; readonly token: string } | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const wanted = wantedFrom(new FormData(form));
    void run(async () => {
      const answer = await api('POST /me/sessions', {}, wanted);
      if (answer.ok) {
        setOpened({ name: wanted.name, token: answer.value.token });
        form.reset();
      }
      return answer;
    });
  };
  return (
    <>
      {opened === null ? null : <Token {...opened} />}
      <form className="form" onSubmit={submit}>
        <TextField label="Name of the program" name="name" required maxLength={40} autoComplete="off" />
        <ScopeFields />
        <NumberField
          label="Days until it ends"
          name="days"
          min={1}
          max={LONGEST_DAYS}
          defaultValue={30}
          required
        />
        <ProblemNote problem={problem} />
        <div className="form-actions">
          <button className="button" type="submit" disabled={busy}>
            Open a session
          </button>
        </div>
      </form>
    </>
  );
}

function ScopeFields() {
  return (
    <fieldset className="field">
      <legend>What it may do</legend>
      <div className="choices">
        {PROGRAM_SCOPES.map((scope) => (
          <Check
            key={scope}
            name="scopes"
            value={scope}
            defaultChecked={scope === 'read'}
            title={SCOPES[scope][0]}
            about={SCOPES[scope][1]}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Token({ name, token }: { readonly name: string; readonly token: string }) {
  return (
    <div className="reading" role="status">
      <p>
        Copy the token of {name} now: it is shown this once, and the platform does not keep it. Who has it can
        do what you chose, so treat it like a password.
      </p>
      <CopyText label="Token" text={token} rows={4} />
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
