'use client';

import { type FormEvent, useEffect } from 'react';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { zoneOfBrowser } from '../../lib/zone-of-browser';
import { TextField } from './field';
import { ProblemNote } from './problem-note';

interface ChooseNameProps {
  /** A name that the service they came from knows them by; empty without one. */
  readonly known: string;
  /** What they are called until they choose. */
  readonly otherwise: string;
  /** Whether they have chosen the time zone of their mails. */
  readonly hasZone: boolean;
  readonly goal: string;
}

/** Asks somebody new for the name that others see, then goes where they wanted to go. */
export function ChooseName({ known, otherwise, hasZone, goal }: ChooseNameProps) {
  const { busy, problem, run } = useMutation();
  // Mails cannot ask a browser, so the zone of the first one stands until they choose another.
  useEffect(() => {
    const zone = zoneOfBrowser();
    if (!hasZone && zone) void api('PUT /me', {}, { zone });
  }, [hasZone]);
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
        label="Name"
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
          Continue
        </button>
        <a className="button" href={goal}>
          Stay {otherwise}
        </a>
      </div>
    </form>
  );
}
