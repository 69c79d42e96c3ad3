'use client';

import type { FormEvent } from 'react';
import type { League } from '../../../functions/api/schemas/leagues';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { Check } from '../forms/check';
import { TextAreaField, TextField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';
import { LinkFields, linksIn } from './link-fields';

/** What a league says of itself, and who sees it, for its organizers. */
export function LeagueSettingsForm({ league }: { readonly league: League }) {
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
      <Check
        name="private"
        defaultChecked={league.private}
        title="Private"
        about="Only members see the league, its seasons and their games. People join by the invitation link."
      />
      {league.private ? (
        <Check
          name="newInvitation"
          title="Make a new invitation link"
          about="The old link stops working. Members stay members."
        />
      ) : null}
      <ProblemNote problem={problem} />
      <div className="form-actions">
        <button className="button main" type="submit" disabled={busy}>
          Save
        </button>
      </div>
    </form>
  );
}

function Texts({ league }: { readonly league: League }) {
  return (
    <>
      <TextField label="Name" name="name" required minLength={3} maxLength={60} defaultValue={league.name} />
      <TextAreaField
        label="About the league"
        name="about"
        rows={4}
        maxLength={2000}
        defaultValue={league.about}
      />
      <TextAreaField
        label="House rules"
        name="rules"
        rows={8}
        maxLength={10_000}
        defaultValue={league.rules}
        help="Markdown: # headings, **bold**, lists and links. They stand on the league’s page."
      />
      <TextField
        label="Venue"
        name="venue"
        maxLength={200}
        defaultValue={league.venue}
        help="Where and when you meet, if you do."
      />
    </>
  );
}

function settingsIn(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    ...{ name: text('name'), about: text('about'), rules: text('rules'), venue: text('venue') },
    ...{ links: linksIn(form), private: form.has('private'), newInvitation: form.has('newInvitation') },
  };
}
