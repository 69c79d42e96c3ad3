'use client';

import Link from 'next/link';
import { useState } from 'react';
import { api, type Body } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { TextAreaField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';

type Settings = Body<'POST /leagues/{id}/seasons'>;

interface SettingsEditorProps {
  readonly season: string;
  readonly league: string;
  readonly settings: Settings;
}

/** Settings as text. If the platform refuses them, it says why and changes nothing. */
export function SettingsEditor({ season, league, settings: first }: SettingsEditorProps) {
  const mutation = useMutation();
  const [written, setWritten] = useState(() => JSON.stringify(first, null, 2));
  const settings = settingsFrom(written);
  const show = (saved: { id: string }) => `/seasons/${saved.id}`;
  return (
    <form className="form" onSubmit={(event) => event.preventDefault()}>
      <TextAreaField
        label="Settings as JSON"
        className="input mono"
        rows={28}
        help={<About />}
        spellCheck={false}
        value={written}
        wrong={settings === null ? 'This is not JSON yet.' : null}
        onChange={(event) => setWritten(event.target.value)}
      />
      <ProblemNote problem={mutation.problem} />
      <div className="form-actions">
        <ActionButton
          by={mutation}
          disabled={settings === null}
          then={show}
          className="button main"
          send={() => api('PUT /seasons/{id}/settings', { id: season }, settings ?? first)}
        >
          Change this season
        </ActionButton>
        <ActionButton
          by={mutation}
          disabled={settings === null}
          then={show}
          send={() => api('POST /leagues/{id}/seasons', { id: league }, settings ?? first)}
        >
          Announce another season with these
        </ActionButton>
      </div>
    </form>
  );
}

function About() {
  return (
    <>
      Keep this text, or announce another season with it. The <Link href="/reference">API reference</Link>{' '}
      explains each setting.
    </>
  );
}

/** The platform checks the settings; here they only have to be JSON. */
function settingsFrom(text: string): Settings | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Settings) : null;
  } catch {
    return null;
  }
}
